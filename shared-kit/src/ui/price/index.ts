export { Price, type PriceLabels, type PriceProps } from './price.tsx';

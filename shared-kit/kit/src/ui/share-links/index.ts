export { ShareLinks, type ShareLinksProps } from './share-links.tsx';

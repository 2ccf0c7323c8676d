export { Carousel, type CarouselProps } from './carousel.tsx';
export { StepButtons, type StepButtonsProps } from './step-buttons.tsx';

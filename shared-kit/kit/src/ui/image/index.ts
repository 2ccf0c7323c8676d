export { ImagePositions, useImagePosition } from './image-positions.ts';
export { ResponsiveImage, type ResponsiveImageProps } from './responsive-image.tsx';
export { useEarlyImageError } from './use-early-image-error.ts';

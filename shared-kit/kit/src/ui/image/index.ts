export { ImagePositions, useImagePosition } from './image-positions.ts';
export { ResponsiveImage, type ResponsiveImageProps } from './responsive-image.tsx';
export { useImageError } from './use-image-error.ts';

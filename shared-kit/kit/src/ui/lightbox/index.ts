export { Lightbox, type LightboxImage, type LightboxProps } from './lightbox.tsx';

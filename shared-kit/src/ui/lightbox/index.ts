export { Lightbox, type LightboxPicture, type LightboxProps } from './lightbox.tsx';

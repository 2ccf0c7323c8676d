import type { ImageType } from '../images/contract.ts';
import type { ImageFolder } from './contract.ts';

/** The image type under which `image.php` finds what is in a folder. */
export const typeByFolder: Readonly<Record<ImageFolder, ImageType>> = {
  products: 'product',
  posts: 'post',
  pages: 'images',
  categories: 'images',
  services: 'service',
  gallery: 'gallery',
  sections: 'section',
  logos: 'logo',
  assets: 'asset',
};

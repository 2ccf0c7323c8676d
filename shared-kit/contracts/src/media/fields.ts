import type { ImageType } from '../images/contract.ts';
import type { ImageFolder } from './contract.ts';

/** The image type of `image.php` for the files of a folder. */
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

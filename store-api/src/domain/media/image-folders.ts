import type { ImageType } from '@fakos/contracts/images/contract';
import type { ImageFolder } from '@fakos/contracts/media/contract';

/**
 * Folders in which an image type is searched; the first that has the file wins, and new images are stored in the first.
 */
export const foldersByType: Readonly<Record<ImageType, readonly [ImageFolder, ...ImageFolder[]]>> = {
  images: ['pages', 'categories'],
  product: ['products'],
  post: ['posts'],
  gallery: ['gallery'],
  asset: ['assets', 'pages'],
  logo: ['logos'],
  section: ['sections', 'pages'],
  service: ['services'],
};

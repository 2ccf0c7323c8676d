import type { ImageFolder } from '@fakos/contracts/media/contract';
import type { Generated } from 'kysely';

export interface GalleryImagesTable {
  id: Generated<number>;
  filename: string;
  alt_el: string;
  alt_en: string;
  title_el: string;
  title_en: string;
  description_el: string;
  description_en: string;
  category_el: string;
  category_en: string;
  caption_el: string;
  caption_en: string;
  position: number;
  updated_at: Generated<string>;
}

/** Files under DATA_DIR/uploads; those in the trash have `deleted_at`. `size` is bytes, `width` and `height` pixels. */
export interface ImagesTable {
  id: Generated<number>;
  folder: ImageFolder;
  filename: string;
  width: number;
  height: number;
  mime: string;
  size: number;
  alt_el: string;
  alt_en: string;
  title_el: string;
  title_en: string;
  search_text: string;
  /** E-mail address of the member of staff; empty if the file was not uploaded. */
  uploaded_by: string;
  deleted_by: string;
  /** The focal point in percent of width and height. */
  focal_x: Generated<number>;
  focal_y: Generated<number>;
  /** The focal point of the earlier version of the file. */
  earlier_focal_x: Generated<number>;
  earlier_focal_y: Generated<number>;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
  /** When the file was replaced; null where no earlier version of it is stored. */
  replaced_at: Generated<string | null>;
}

/** Tables of images. */
export interface ImagesTables {
  gallery_images: GalleryImagesTable;
  pictures: ImagesTable;
}

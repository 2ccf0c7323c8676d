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
}

/** What the shop shows. */
export interface PicturesTables {
  gallery_images: GalleryImagesTable;
}

import { getImageUrl, type ImageType } from '@fakos/contracts/images/contract';
import type { MediaImage, UploadedImage } from '@fakos/contracts/media/contract';
import { typeByFolder } from '@fakos/contracts/media/fields';
import type { Language } from '../../text/translate.ts';
import type { ImageRow } from './images.repo.ts';

/** The response of an upload (product.md section 3). */
export function toUploadedImage(row: ImageRow, language: Language): UploadedImage {
  return { ...toCommonFields(row), alt: row[`alt_${language}`] };
}

/** An image as the library lists it. */
export function toMediaImage(row: ImageRow): MediaImage {
  return {
    ...toCommonFields(row),
    folder: row.folder,
    alt_el: row.alt_el,
    alt_en: row.alt_en,
    title_el: row.title_el,
    title_en: row.title_en,
    focal_x: row.focal_x,
    focal_y: row.focal_y,
    uploaded_by: row.uploaded_by,
    created_at: row.created_at,
    replaced_at: row.replaced_at,
    deleted_at: row.deleted_at,
    version: row.updated_at,
  };
}

function toCommonFields({ id, filename, folder, width, height, mime, size }: ImageRow) {
  const type: ImageType = typeByFolder[folder];
  const url = getImageUrl(type, filename);
  return { id, filename, url, thumbnail_url: `${url}&size=thumbnail`, width, height, mime, size };
}

import { type ImageType, imageUrl } from '@fakos/shared-kit/api/images/contract';
import type { Picture, PictureFolder, UploadedPicture } from '@fakos/shared-kit/api/media/contract';
import type { Language } from '../text/translate.ts';
import { typeOfFolder } from './picture-folders.ts';
import type { PictureRow } from './pictures.repo.ts';

/** What an upload answers (product.md section 3). */
export function toUploaded(row: PictureRow, language: Language): UploadedPicture {
  return { ...commonOf(row), alt: row[`alt_${language}`] };
}

/** A picture as the library lists it. */
export function toPicture(row: PictureRow): Picture {
  return {
    ...commonOf(row),
    folder: row.folder as PictureFolder,
    alt_el: row.alt_el,
    alt_en: row.alt_en,
    title_el: row.title_el,
    title_en: row.title_en,
    uploaded_by: row.uploaded_by,
    created_at: row.created_at,
    deleted_at: row.deleted_at,
    version: row.updated_at,
  };
}

function commonOf({ id, filename, folder, width, height, mime, size }: PictureRow) {
  const type: ImageType = typeOfFolder[folder as PictureFolder];
  const url = imageUrl(type, filename);
  return { id, filename, url, thumbnail_url: `${url}&size=thumbnail`, width, height, mime, size };
}

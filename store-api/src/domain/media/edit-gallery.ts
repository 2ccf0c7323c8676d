import type { copyGalleryImage, updateGallery } from '@fakos/contracts/gallery/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import { checkVersion, getNextVersion } from '../writing/versions.ts';
import { duplicateImage, type UploadContext } from './add-image.ts';
import {
  changeGalleryImage,
  findAdminGallery,
  findGalleryImage,
  insertGalleryEntry,
  insertGalleryImage,
  isInGallery,
  orderGallery,
} from './gallery.repo.ts';
import { isSvg } from './image-file.ts';
import { foldersByType } from './image-folders.ts';
import { findImageAt, findImageNamed, type ImageRow } from './images.repo.ts';

/** Folder of the gallery's files, and its image type. */
export const GALLERY = 'gallery';

/** Changes the texts of one image or the order of all, inside a transaction. */
export async function editGallery(db: ShopDatabase, wanted: z.output<typeof updateGallery.body>): Promise<void> {
  const { id, version, order, ...texts } = wanted;
  if ((id === undefined) === (order === undefined)) throw new Failure('BAD_REQUEST');
  if (order !== undefined) return reorder(db, order);
  const image = await findGalleryImage(db, id ?? 0);
  if (!image) throw new Failure('NOT_FOUND');
  checkVersion(version, image.updated_at);
  const isTaken = await changeGalleryImage(db, image, { ...texts, updated_at: getNextVersion(image.updated_at) });
  if (!isTaken) throw new Failure('STALE_VERSION');
}

/** An order that does not name exactly the present images was made from an outdated gallery. */
async function reorder(db: ShopDatabase, order: readonly number[]): Promise<void> {
  const present = await findAdminGallery(db);
  const wanted = new Set(order);
  const isWhole = wanted.size === order.length && present.length === order.length;
  if (!isWhole || present.some(({ id }) => !wanted.has(id))) throw new Failure('CONFLICT');
  await orderGallery(db, order);
}

/** Copies an image of the gallery to another folder, or an image of the library to the gallery. */
export async function copyImage(
  db: ShopDatabase,
  context: Omit<UploadContext, 'file'>,
  body: z.output<typeof copyGalleryImage.body>,
): Promise<ImageRow> {
  const original = await findOriginal(db, body);
  if (!original || original.deleted_at !== null) throw new Failure('NOT_FOUND');
  if (isSvg(original.filename)) throw new Failure('UNSUPPORTED_MEDIA', { reason: 'notAPicture' });
  const folder = foldersByType[body.to][0];
  if (body.to !== GALLERY) return duplicateImage(db, context, { original, folder });
  if (original.folder !== GALLERY) return duplicateImage(db, context, { original, folder }, insertGalleryEntry);
  if (!(await isInGallery(db, original.filename))) await insertGalleryImage(db, original);
  return original;
}

async function findOriginal(
  db: ShopDatabase,
  { id, filename, to }: z.output<typeof copyGalleryImage.body>,
): Promise<ImageRow | undefined> {
  if ((id === undefined) === (filename === undefined)) throw new Failure('BAD_REQUEST');
  const name = filename ?? (await findGalleryImage(db, id ?? 0))?.filename;
  if (name === undefined) return undefined;
  return (await findImageAt(db, GALLERY, name)) ?? (to === GALLERY ? findImageNamed(db, name) : undefined);
}

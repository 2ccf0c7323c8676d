import { TRASH_DAYS } from '@fakos/contracts/media/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import { type FilesPlace, openStorage } from '../files/open-storage.ts';
import { getNextVersion } from '../writing/versions.ts';
import {
  changeImage,
  findDeletedBefore,
  findReplacedBefore,
  forgetEarlierVersion,
  forgetImage,
  type ImageRow,
} from './images.repo.ts';
import { removeResized } from './resized-images.ts';
import { type FiledFile, getEarlierKey, getOriginalKey, getTrashKey } from './stored-files.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Number of images deleted permanently at a time. */
const BATCH = 100;

/**
 * Moves an image to the trash; it is no longer served. The row is changed first, so that a crash in between leaves an
 * unlisted file instead of a row without a file.
 */
export async function moveToTrash(db: ShopDatabase, place: FilesPlace, row: ImageRow, actor: string): Promise<void> {
  await markDeleted(db, row, actor);
  await moveFileToTrash(place, row);
}

/** Changes the row of an image that goes to the trash; its file follows with {@link moveFileToTrash}. */
export async function markDeleted(db: ShopDatabase, row: ImageRow, actor: string): Promise<void> {
  const at = getNextVersion(row.updated_at);
  const isTaken = await changeImage(db, row, { deleted_at: at, deleted_by: actor, updated_at: at });
  if (!isTaken) throw new Failure('STALE_VERSION');
}

/** Moves the file of a deleted image, and removes its sizes. */
export async function moveFileToTrash(place: FilesPlace, file: FiledFile): Promise<void> {
  await openStorage(place).move(getOriginalKey(file), getTrashKey(file));
  await removeResized(place.DATA_DIR, file.folder, file.filename);
}

/** Restores an image from the trash. */
export async function restoreFromTrash(db: ShopDatabase, place: FilesPlace, row: ImageRow): Promise<void> {
  await moveFileFromTrash(place, row);
  await markRestored(db, row);
}

/** Changes the row of an image that comes back from the trash; see {@link moveFileFromTrash}. */
export async function markRestored(db: ShopDatabase, row: ImageRow): Promise<void> {
  const change = { deleted_at: null, deleted_by: '', updated_at: getNextVersion(row.updated_at) };
  const isTaken = await changeImage(db, row, change);
  if (!isTaken) throw new Failure('STALE_VERSION');
}

/** Moves the file of a deleted image back. */
export async function moveFileFromTrash(place: FilesPlace, file: FiledFile): Promise<void> {
  await openStorage(place).move(getTrashKey(file), getOriginalKey(file));
}

/** Deletes the row of an image in the trash; its files follow with {@link removeFiles}. NOT_FOUND for any other image. */
export async function forgetDeleted(db: ShopDatabase, row: ImageRow): Promise<void> {
  if (row.deleted_at === null) throw new Failure('NOT_FOUND');
  await forgetImage(db, row.id);
}

/** Deletes all files of an image permanently: the image itself, its earlier version and its sizes. */
export async function removeFiles(place: FilesPlace, file: FiledFile): Promise<void> {
  const storage = openStorage(place);
  await storage.remove(getTrashKey(file));
  await storage.remove(getEarlierKey(file));
  await storage.remove(getOriginalKey(file));
  await removeResized(place.DATA_DIR, file.folder, file.filename);
}

/** Permanently deletes images that were moved to the trash, and replaced versions, more than {@link TRASH_DAYS} ago. */
export async function emptyOldTrash(db: ShopDatabase, place: FilesPlace): Promise<void> {
  const before = new Date(Date.now() - TRASH_DAYS * DAY_MS).toISOString();
  for (const row of await findDeletedBefore(db, before, BATCH)) {
    // Files first: an image without a row would be registered in the library again.
    await removeFiles(place, row);
    await forgetImage(db, row.id);
  }
  for (const row of await findReplacedBefore(db, before, BATCH)) {
    await openStorage(place).remove(getEarlierKey(row));
    await forgetEarlierVersion(db, row.id);
  }
}

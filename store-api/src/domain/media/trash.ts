import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { TRASH_DAYS } from '@fakos/contracts/media/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import { getNextVersion } from '../writing/versions.ts';
import { changeImage, findDeletedBefore, forgetImage, type ImageRow } from './images.repo.ts';
import { removeResized } from './resized-images.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Number of images deleted permanently at a time. */
const BATCH = 100;

type FiledFile = Pick<ImageRow, 'folder' | 'filename'>;

/**
 * Moves an image to the trash: nobody can see it from then on. The row is changed first, so that a crash in between
 * leaves an unlisted file instead of a listed one that does not exist.
 */
export async function moveToTrash(db: ShopDatabase, dataDir: string, row: ImageRow, actor: string): Promise<void> {
  const at = getNextVersion(row.updated_at);
  const isTaken = await changeImage(db, row, { deleted_at: at, deleted_by: actor, updated_at: at });
  if (!isTaken) throw new Failure('STALE_VERSION');
  await move(getOriginalPath(dataDir, row), getTrashPath(dataDir, row));
  await removeResized(dataDir, row.folder, row.filename);
}

/** Restores an image from the trash. */
export async function restoreFromTrash(db: ShopDatabase, dataDir: string, row: ImageRow): Promise<void> {
  await move(getTrashPath(dataDir, row), getOriginalPath(dataDir, row));
  const change = { deleted_at: null, deleted_by: '', updated_at: getNextVersion(row.updated_at) };
  const isTaken = await changeImage(db, row, change);
  if (!isTaken) throw new Failure('STALE_VERSION');
}

/** Permanently deletes what has been in the trash for {@link TRASH_DAYS}. */
export async function emptyOldTrash(db: ShopDatabase, dataDir: string): Promise<void> {
  const before = new Date(Date.now() - TRASH_DAYS * DAY_MS).toISOString();
  for (const row of await findDeletedBefore(db, before, BATCH)) {
    // Files first: an image without a row would be registered in the library again.
    await rm(getTrashPath(dataDir, row), { force: true });
    await rm(getOriginalPath(dataDir, row), { force: true });
    await forgetImage(db, row.id);
  }
}

function getOriginalPath(dataDir: string, { folder, filename }: FiledFile): string {
  return join(dataDir, 'uploads', folder, filename);
}

function getTrashPath(dataDir: string, { folder, filename }: FiledFile): string {
  return join(dataDir, 'trash', 'uploads', folder, filename);
}

/** Moves a file that may have been moved before; a missing file is ignored. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

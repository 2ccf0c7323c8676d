import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { TRASH_DAYS } from '@fakos/contracts/media/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import { laterThan } from '../writing/versions.ts';
import { changeImage, findDeletedBefore, forgetImage, type ImageRow } from './images.repo.ts';
import { removeResized } from './resized-images.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Images that are thrown away for good at a time. */
const BATCH = 100;

type FiledFile = Pick<ImageRow, 'folder' | 'filename'>;

/**
 * Puts a image into the trash: nobody can see it from then on. The row goes first, so that a crash between leaves a file
 * that nobody lists instead of a listed one that is not there.
 */
export async function moveToTrash(db: ShopDatabase, dataDir: string, row: ImageRow, actor: string): Promise<void> {
  const at = laterThan(row.updated_at);
  const isTaken = await changeImage(db, row, { deleted_at: at, deleted_by: actor, updated_at: at });
  if (!isTaken) throw new Failure('STALE_VERSION');
  await move(originalOf(dataDir, row), trashedOf(dataDir, row));
  await removeResized(dataDir, row.folder, row.filename);
}

/** Takes a image out of the trash. */
export async function restoreFromTrash(db: ShopDatabase, dataDir: string, row: ImageRow): Promise<void> {
  await move(trashedOf(dataDir, row), originalOf(dataDir, row));
  const change = { deleted_at: null, deleted_by: '', updated_at: laterThan(row.updated_at) };
  const isTaken = await changeImage(db, row, change);
  if (!isTaken) throw new Failure('STALE_VERSION');
}

/** Throws away for good what has been in the trash for {@link TRASH_DAYS}. */
export async function emptyOldTrash(db: ShopDatabase, dataDir: string): Promise<void> {
  const before = new Date(Date.now() - TRASH_DAYS * DAY_MS).toISOString();
  for (const row of await findDeletedBefore(db, before, BATCH)) {
    // Files first: a image whose row is gone would be taken into the library anew.
    await rm(trashedOf(dataDir, row), { force: true });
    await rm(originalOf(dataDir, row), { force: true });
    await forgetImage(db, row.id);
  }
}

function originalOf(dataDir: string, { folder, filename }: FiledFile): string {
  return join(dataDir, 'uploads', folder, filename);
}

function trashedOf(dataDir: string, { folder, filename }: FiledFile): string {
  return join(dataDir, 'trash', 'uploads', folder, filename);
}

/** Moves a file that may have been moved before; a file that is nowhere any more stays so. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

import { mkdir, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backupName } from '@fakos/contracts/database/contract';
import type { ApiSettings } from '../../settings.ts';
import type { FileStorage } from '../files/file-storage.ts';
import { openStorage } from '../files/open-storage.ts';
import { UPLOADS } from '../media/stored-files.ts';
import { PRESCRIPTIONS } from '../optics/prescriptions/prescription-files.ts';
import { makeBackup } from './backup-files.ts';

/** Folder of the rows in a copy: one backup for each run, in the form that `database.php` restores. */
const ROWS = 'backups';

/** The outcome of {@link copyShop}. */
export interface ShopCopy {
  /** File name of the rows' backup. */
  readonly file: string;
  /** Number of files that were new or changed. */
  readonly copied: number;
  /** Number of old backups that were deleted. */
  readonly pruned: number;
}

/**
 * Copies the shop to another folder: a backup of its rows, and the images and encrypted prescriptions that the folder does
 * not have yet. Images that the shop deleted stay in the copy; prescriptions do not, because they are deleted at the
 * request of their owner. The keys are not copied.
 *
 * @param options.keep how many backups of the rows stay
 */
export async function copyShop(
  config: ApiSettings,
  target: string,
  { keep, now = new Date() }: { keep: number; now?: Date },
): Promise<ShopCopy> {
  const rows = path.join(target, ROWS);
  const { file } = await makeBackup(config, 'scheduled', { now, folder: rows });
  const storage = openStorage(config);
  const images = await copyChanged(storage, UPLOADS, target);
  const files = await copyChanged(storage, PRESCRIPTIONS, target);
  await removeDeleted(storage, PRESCRIPTIONS, path.join(target, PRESCRIPTIONS));
  return { file, copied: images + files, pruned: await prune(rows, keep) };
}

/** Copies new and changed files. A file whose copy was interrupted has another time, so the next run copies it again. */
async function copyChanged(storage: FileStorage, folder: string, target: string): Promise<number> {
  let copied = 0;
  for (const file of await storage.list(folder)) {
    const copy = path.join(target, file.key);
    const known = await stat(copy).catch(() => undefined);
    if (known?.size === file.size && toSeconds(known.mtimeMs) === toSeconds(file.modifiedMs)) continue;
    const bytes = await storage.read(file.key);
    // It was deleted meanwhile.
    if (!bytes) continue;
    await mkdir(path.dirname(copy), { recursive: true });
    await writeFile(copy, bytes);
    await utimes(copy, file.modifiedMs / 1_000, file.modifiedMs / 1_000);
    copied += 1;
  }
  return copied;
}

/** Not every file system stores fractions of a second. */
const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);

async function removeDeleted(storage: FileStorage, folder: string, target: string): Promise<void> {
  const existing = new Set((await storage.list(folder)).map(({ key }) => path.posix.basename(key)));
  const copies = await readdir(target).catch((): string[] => []);
  const deleted = copies.filter((name) => !existing.has(name));
  await Promise.all(deleted.map((name) => rm(path.join(target, name), { force: true })));
}

async function prune(folder: string, keep: number): Promise<number> {
  const names = (await readdir(folder)).filter((name) => backupName.safeParse(name).success).sort();
  const old = names.slice(0, Math.max(0, names.length - keep));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
  return old.length;
}

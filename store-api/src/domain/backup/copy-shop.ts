import { cp, mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { backupName } from '@fakos/contracts/database/contract';
import type { ApiSettings } from '../../settings.ts';
import { makeBackup } from './backup-files.ts';

/** Folder of the rows in a copy: one backup for each run, in the form that `database.php` restores. */
const ROWS = 'backups';
/** Folders of `DATA_DIR` that no backup contains. */
const IMAGES = 'uploads';
const PRESCRIPTIONS = 'prescriptions';

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
  const images = await copyChanged(path.join(config.DATA_DIR, IMAGES), path.join(target, IMAGES));
  const prescriptions = path.join(config.DATA_DIR, PRESCRIPTIONS);
  const copies = path.join(target, PRESCRIPTIONS);
  const files = await copyChanged(prescriptions, copies);
  await removeDeleted(prescriptions, copies);
  return { file, copied: images + files, pruned: await prune(rows, keep) };
}

/** Copies new and changed files. A file whose copy was interrupted has another time, so the next run copies it again. */
async function copyChanged(source: string, target: string): Promise<number> {
  if (!(await stat(source).catch(() => undefined))) return 0;
  let copied = 0;
  await mkdir(target, { recursive: true });
  await cp(source, target, {
    recursive: true,
    preserveTimestamps: true,
    filter: async (from, to) => {
      const [original, copy] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
      if (original.isDirectory()) return true;
      const isSame = copy?.size === original.size && toSeconds(copy.mtimeMs) === toSeconds(original.mtimeMs);
      if (!isSame) copied += 1;
      return !isSame;
    },
  });
  return copied;
}

/** Not every file system stores fractions of a second. */
const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);

async function removeDeleted(source: string, target: string): Promise<void> {
  const existing = new Set(await readdir(source).catch((): string[] => []));
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

import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Backup, backupName } from '@fakos/contracts/database/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ApiSettings } from '../../settings.ts';
import { withSnapshot } from './snapshot.ts';
import { writeBackup } from './write-backup.ts';

/** Number of stored backups; the oldest is deleted when one more is made. */
const MAX_BACKUPS = 30;

/** The reason for a backup; part of its name. */
export type Occasion = 'manual' | 'before-restore';

/** The folder of an installation's backups. */
export function backupFolder(config: Pick<ApiSettings, 'DATA_DIR'>): string {
  return join(config.DATA_DIR, 'backups');
}

/** Existing backups, newest first. */
export async function listBackups(config: ApiSettings): Promise<Backup[]> {
  const names = await readdir(backupFolder(config)).catch(() => []);
  const files = names.filter((name) => backupName.safeParse(name).success);
  const backups = await Promise.all(files.map((file) => describe(config, file)));
  return backups.sort((one, other) => (one.file < other.file ? 1 : -1));
}

/** The path of a backup; undefined if it does not exist. */
export function backupPath(config: Pick<ApiSettings, 'DATA_DIR'>, file: string): string | undefined {
  const path = join(backupFolder(config), backupName.parse(file));
  return existsSync(path) ? path : undefined;
}

/** Creates a backup of a consistent snapshot, or of what `held` sees while it blocks all other writers. */
export async function makeBackup(config: ApiSettings, occasion: Occasion, held?: ShopDatabase): Promise<Backup> {
  await mkdir(backupFolder(config), { recursive: true });
  const file = freeName(config, occasion);
  const write = (db: ShopDatabase) => writeBackup(db, join(backupFolder(config), file));
  await (held ? write(held) : withSnapshot(config, write));
  return describe(config, file);
}

/** Deletes the oldest backups if there are too many. */
export async function pruneBackups(config: ApiSettings): Promise<void> {
  for (const { file } of (await listBackups(config)).slice(MAX_BACKUPS)) {
    await rm(join(backupFolder(config), file), { force: true });
  }
}

function freeName(config: ApiSettings, occasion: Occasion): string {
  const moment = new Date().toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
  const name = (suffix: string) => `fakos-${moment}-${occasion}${suffix}.ndjson.gz`;
  let number = 1;
  while (backupPath(config, name(number === 1 ? '' : `-${number}`))) number += 1;
  return name(number === 1 ? '' : `-${number}`);
}

async function describe(config: ApiSettings, file: string): Promise<Backup> {
  const { size, mtime } = await stat(join(backupFolder(config), file));
  return { file, created_at: mtime.toISOString(), size_bytes: size };
}

import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Backup, backupName } from '@fakos/contracts/database/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ApiSettings } from '../../settings.ts';
import { withSnapshot } from './snapshot.ts';
import { writeBackup } from './write-backup.ts';

/** Backups that are kept; the oldest goes when one more is made. */
const MAX_BACKUPS = 30;

/** Why a backup was made; part of its name. */
export type Occasion = 'manual' | 'before-restore';

/** The folder of an installation's backups. */
export function backupFolder(config: Pick<ApiSettings, 'DATA_DIR'>): string {
  return join(config.DATA_DIR, 'backups');
}

/** Backups that are there, newest first. */
export async function listBackups(config: ApiSettings): Promise<Backup[]> {
  const names = await readdir(backupFolder(config)).catch(() => []);
  const files = names.filter((name) => backupName.safeParse(name).success);
  const backups = await Promise.all(files.map((file) => describe(config, file)));
  return backups.sort((one, other) => (one.file < other.file ? 1 : -1));
}

/** The path of a backup that is there; undefined for one that is not. */
export function backupPath(config: Pick<ApiSettings, 'DATA_DIR'>, file: string): string | undefined {
  const path = join(backupFolder(config), backupName.parse(file));
  return existsSync(path) ? path : undefined;
}

/** Makes a backup of the shop as it is at one moment, or as `held` sees it, which lets nobody else write. */
export async function makeBackup(config: ApiSettings, occasion: Occasion, held?: ShopDatabase): Promise<Backup> {
  await mkdir(backupFolder(config), { recursive: true });
  const file = freeName(config, occasion);
  const write = (db: ShopDatabase) => writeBackup(db, join(backupFolder(config), file));
  await (held ? write(held) : withSnapshot(config, write));
  return describe(config, file);
}

/** Lets the oldest backups go where there are too many. */
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

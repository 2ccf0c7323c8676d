import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Backup,
  type BackupKind,
  backupKind,
  backupName,
  MAX_OTHER_BACKUPS,
} from '@fakos/contracts/database/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ApiSettings } from '../../settings.ts';
import { backupFolder } from './backup-folder.ts';
import { readSchedule } from './schedule/stored-schedule.ts';
import { withSnapshot } from './snapshot.ts';
import { writeBackup } from './write-backup.ts';

/** Existing backups, newest first. */
export async function listBackups(config: ApiSettings): Promise<Backup[]> {
  const names = await readdir(backupFolder(config)).catch(() => []);
  const files = names.filter((name) => backupName.safeParse(name).success);
  const backups = await Promise.all(files.map((file) => describe(backupFolder(config), file)));
  return backups.sort((one, other) => (one.file < other.file ? 1 : -1));
}

/** The path of a backup; undefined if it does not exist. */
export function backupPath(config: Pick<ApiSettings, 'DATA_DIR'>, file: string): string | undefined {
  const path = join(backupFolder(config), backupName.parse(file));
  return existsSync(path) ? path : undefined;
}

/**
 * Creates a backup of a consistent snapshot, or of what `held` sees while it blocks all other writers.
 *
 * @param options.folder the folder of the installation's backups if omitted
 */
export async function makeBackup(
  config: ApiSettings,
  kind: BackupKind,
  options: { held?: ShopDatabase; now?: Date; folder?: string } = {},
): Promise<Backup> {
  const { held, now = new Date(), folder = backupFolder(config) } = options;
  await mkdir(folder, { recursive: true });
  const file = getFreeName(folder, kind, now);
  const write = (db: ShopDatabase) => writeBackup(db, join(folder, file));
  await (held ? write(held) : withSnapshot(config, write));
  return describe(folder, file);
}

/** Deletes the oldest backups if there are too many: those of the schedule and the others apart. */
export async function pruneBackups(config: ApiSettings): Promise<void> {
  const backups = await listBackups(config);
  const { keep } = await readSchedule(config);
  const scheduled = backups.filter(({ kind }) => kind === 'scheduled').slice(keep);
  const others = backups.filter(({ kind }) => kind !== 'scheduled').slice(MAX_OTHER_BACKUPS);
  for (const { file } of [...scheduled, ...others]) await rm(join(backupFolder(config), file), { force: true });
}

function getFreeName(folder: string, kind: BackupKind, now: Date): string {
  const moment = now.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
  const name = (suffix: string) => `fakos-${moment}-${kind}${suffix}.ndjson.gz`;
  let number = 1;
  while (existsSync(join(folder, name(number === 1 ? '' : `-${number}`)))) number += 1;
  return name(number === 1 ? '' : `-${number}`);
}

async function describe(folder: string, file: string): Promise<Backup> {
  const { size } = await stat(join(folder, file));
  const kind = backupKind.options.find((option) => file.includes(`Z-${option}`)) ?? 'manual';
  return { file, kind, created_at: getTime(file), size_bytes: size };
}

/** The time in a backup's name: a copied file has the time of its copy. */
function getTime(file: string): string {
  return file.replace(/^fakos-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z.*$/, '$1-$2-$3T$4:$5:$6.000Z');
}

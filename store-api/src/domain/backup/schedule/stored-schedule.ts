import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupSchedule, backupSchedule } from '@fakos/contracts/database/contract';
import type { ApiSettings } from '../../../settings.ts';
import { backupFolder } from '../backup-folder.ts';

type Place = Pick<ApiSettings, 'DATA_DIR'>;

const DEFAULT_SCHEDULE: BackupSchedule = { frequency: 'off', weekday: 1, hour: 3, keep: 14 };

/** The schedule of an installation; off until staff set one. */
export async function readSchedule(config: Place): Promise<BackupSchedule> {
  const stored = await readFile(scheduleFile(config), 'utf8').catch(() => undefined);
  return stored === undefined ? DEFAULT_SCHEDULE : backupSchedule.parse(JSON.parse(stored));
}

/** Writes the schedule beside the backups, not to the database, which a restore replaces. */
export async function writeSchedule(config: Place, schedule: BackupSchedule): Promise<void> {
  await mkdir(backupFolder(config), { recursive: true });
  const file = scheduleFile(config);
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, JSON.stringify(schedule));
  await rename(unfinished, file);
}

function scheduleFile(config: Place): string {
  return join(backupFolder(config), 'schedule.json');
}

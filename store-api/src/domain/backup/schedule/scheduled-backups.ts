import type { DatabaseState } from '@fakos/contracts/database/contract';
import type { ApiSettings } from '../../../settings.ts';
import { listBackups, makeBackup, pruneBackups } from '../backup-files.ts';
import { getLastDue, getNextDue } from './due-times.ts';
import { readSchedule } from './stored-schedule.ts';

/** The schedule as staff see it. */
export async function describeSchedule(config: ApiSettings, now: Date): Promise<DatabaseState['schedule']> {
  const schedule = await readSchedule(config);
  return { ...schedule, next_at: getNextDue(schedule, now)?.toISOString() ?? null };
}

/**
 * Returns a function that makes the backup of the schedule if it is due and resolves to the number of backups made. One
 * that was due while the API was not running is made when it runs again. A run that is not over is not started twice.
 */
export function createScheduledBackups(config: ApiSettings): (now?: Date) => Promise<number> {
  let running: Promise<number> | undefined;
  return (now = new Date()) => {
    running ??= makeDueBackup(config, now).finally(() => {
      running = undefined;
    });
    return running;
  };
}

async function makeDueBackup(config: ApiSettings, now: Date): Promise<number> {
  const due = getLastDue(await readSchedule(config), now);
  if (!due) return 0;
  const newest = (await listBackups(config)).find(({ kind }) => kind === 'scheduled');
  if (newest && new Date(newest.created_at) >= due) return 0;
  await makeBackup(config, 'scheduled', { now });
  await pruneBackups(config);
  return 1;
}

import { readFileSync } from 'node:fs';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;
/** Positions of user and kernel ticks in /proc/PID/stat, after the program's name. */
const TICKS_FROM = 11;
const TICKS_TO = 13;

/** CPU time of a process in milliseconds; undefined on systems without /proc. */
export function processorTime(pid: number | undefined): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const ticks = fields.split(' ').slice(TICKS_FROM, TICKS_TO).map(Number);
    return ticks.reduce((sum, count) => sum + count, 0) * TICK_MS;
  } catch {
    return undefined;
  }
}

import { readFileSync } from 'node:fs';

/** Linux counts a process's time in hundredths of a second. */
const TICK_MS = 10;
/** Where /proc/PID/stat has the ticks spent in the program and in the kernel, after the program's name. */
const TICKS_FROM = 11;
const TICKS_TO = 13;

/** Milliseconds for which a process has kept a core busy; undefined on systems that do not say so. */
export function processorTime(pid: number | undefined): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const ticks = fields.split(' ').slice(TICKS_FROM, TICKS_TO).map(Number);
    return ticks.reduce((sum, count) => sum + count, 0) * TICK_MS;
  } catch {
    return undefined;
  }
}

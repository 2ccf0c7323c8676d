import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const count = cpus().length;

/** Whether this machine can pin a process to a core. */
export const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Assignment of the cores: on a machine with at least two, the measured process has one to itself. */
export const cores = {
  measured: count - 1,
  /** Load generator; with two cores also the upstream. */
  client: 0,
  upstream: count > 2 ? 1 : 0,
} as const;

import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

const count = cpus().length;

/** Whether this machine ties a process to one core. */
export const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Which core does what: whoever is measured has one that the others leave alone where there are two. */
export const cores = {
  measured: count - 1,
  /** Whoever asks, and where there are only two, whoever stands behind the measured server too. */
  asking: 0,
  behind: count > 2 ? 1 : 0,
} as const;

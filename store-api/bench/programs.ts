import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';

/** How long a server may take until it prints its URL. */
const READY_TIMEOUT_MS = 60_000;

/** Whether this machine ties a process to one core. */
export const canPin = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** The CPU core of the measured server; the client runs on the others. */
const measuredCore = cpus().length - 1;

/** A running server. */
export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts a server of this package on a core of its own, and waits until it prints its address. */
export async function startServer(file: string, environment: Readonly<Record<string, string>>): Promise<RunningServer> {
  const command = [process.execPath, file];
  const [program = '', ...parameters] = canPin ? ['taskset', '-c', String(measuredCore), ...command] : command;
  const child = spawn(program, parameters, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...environment },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const url = await readUrl(child);
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function readUrl(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const timeout = setTimeout(
      () => reject(new Error(`The server did not print its URL in time: ${output}`)),
      READY_TIMEOUT_MS,
    );
    child.once('exit', () => reject(new Error(`The server ended before it was ready: ${output}`)));
    child.stdout?.on('data', (part: Buffer) => {
      output += part.toString();
      const address = / on (http:\S+)$/m.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timeout);
      resolve(address);
    });
  });
}

/** Moves this process off the measured core if the machine has several. */
export function leaveMeasuredCore(): void {
  if (canPin && measuredCore > 0) spawnSync('taskset', ['-acp', `0-${measuredCore - 1}`, String(process.pid)]);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../webpack/workspace.ts';
import { canPin } from './cores.ts';

/** How long a program may take until it says that it is ready, in milliseconds: a first start draws every picture. */
const READY_TIMEOUT_MS = 300_000;

/** Characters of a program's last words that are kept to say what went wrong. */
const REMEMBERED = 4_000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A program of this repository, run by Node in a process of its own. */
export interface ProgramOptions {
  /** Below the repository's root. */
  readonly file: string;
  readonly words?: readonly string[];
  /** A module that is loaded before the program. */
  readonly preload?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The one core that it may use; any where it is left out. */
  readonly core?: number;
}

/** A server that runs. */
export interface RunningProgram {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a server and waits until it prints its address. */
export async function startProgram(options: ProgramOptions): Promise<RunningProgram> {
  const child = start(options);
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`${options.file} said no address in time: ${said}`)),
      READY_TIMEOUT_MS,
    );
    child.once('exit', () => {
      clearTimeout(late);
      reject(new Error(`${options.file} ended before it was ready: ${said}`));
    });
    child.stdout?.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-REMEMBERED);
      const address = /^[A-Za-z ]+ on (http:\S+)$/m.exec(said)?.[1];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
  });
  return { url, process: child, stop: () => stop(child) };
}

/** Runs a program to its end. */
export async function runProgram(options: ProgramOptions): Promise<string> {
  const child = start(options);
  let said = '';
  child.stdout?.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${options.file} ended with ${code}: ${said}`);
  return said;
}

function start({ file, words = [], preload, environment = {}, core }: ProgramOptions): ChildProcess {
  const command = [process.execPath, ...(preload ? ['--import', `./${preload}`] : []), file, ...words];
  const pinned = core !== undefined && canPin ? ['taskset', '-c', String(core), ...command] : command;
  const [program = process.execPath, ...rest] = pinned;
  const child = spawn(program, rest, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', ...environment },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

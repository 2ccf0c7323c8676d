import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../webpack/workspace.ts';
import { canPin } from './cores.ts';

/** How long a program may take to start, in milliseconds: the first start prepares all images. */
const READY_TIMEOUT_MS = 300_000;

/** Number of characters of a program's output that an error message quotes. */
const MAX_OUTPUT_LENGTH = 4_000;

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** A program of this repository, run by Node in a process of its own. */
export interface ProgramOptions {
  /** Path relative to the repository's root. */
  readonly file: string;
  readonly args?: readonly string[];
  /** Options of Node. */
  readonly flags?: readonly string[];
  /** A module that is loaded before the program. */
  readonly preload?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** The core to run on; any core if omitted. */
  readonly core?: number;
}

/** A running server. */
export interface RunningProgram {
  readonly url: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a server and waits until it prints its address. */
export async function startProgram(options: ProgramOptions): Promise<RunningProgram> {
  const child = start(options);
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`${options.file} printed no address in time: ${output}`)),
      READY_TIMEOUT_MS,
    );
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(`${options.file} ended before it was ready: ${output}`));
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT_LENGTH);
      const address = /^[A-Za-z ]+ on (http:\S+)$/m.exec(output)?.[1];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
  return { url, process: child, stop: () => stop(child) };
}

/** Runs a program to its end. */
export async function runProgram(options: ProgramOptions): Promise<string> {
  const child = start(options);
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${options.file} ended with ${code}: ${output}`);
  return output;
}

function start({ file, args = [], flags = [], preload, environment = {}, core }: ProgramOptions): ChildProcess {
  const command = [process.execPath, ...flags, ...(preload ? ['--import', `./${preload}`] : []), file, ...args];
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

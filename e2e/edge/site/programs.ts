import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const READY_CHECK_MS = 50;
const READY_TIMEOUT_MS = 300_000;
const STOP_GRACE_MS = 8_000;
const KEPT_OUTPUT = 4_000;

/** A program, and how one sees that it is ready. */
export interface Program {
  readonly command: string;
  readonly options: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Looks whether it is ready; `output` is what it said last. */
  readonly isReady: (output: string) => Promise<boolean> | boolean;
}

/** Programs that journeys start; each is ended by its id, whatever becomes of the journey. */
export class Programs {
  private readonly running = new Map<string, ChildProcess>();
  private readonly abandon = () => {
    for (const child of this.running.values()) child.kill('SIGTERM');
  };

  constructor() {
    process.once('exit', this.abandon);
  }

  /** Starts a program under a name and waits until it is ready; fails with its last words where it ends before. */
  async start(name: string, { command, options, environment, isReady }: Program): Promise<void> {
    const child = spawn(command, options, {
      env: { ...process.env, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.running.set(name, child);
    let output = '';
    const keep = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(Buffer.from(error.message)));
    child.on('exit', () => {
      if (this.running.get(name) === child) console.error(`${name} ended by itself:\n${output}`);
    });
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await isReady(output))) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
        throw new Error(`${name} ended before it was ready:\n${output}`);
      }
      if (Date.now() > deadline) throw new Error(`${name} is not ready:\n${output}`);
      await wait(READY_CHECK_MS);
    }
  }

  /** Ends a program at once, as a crash does. */
  async kill(name: string): Promise<void> {
    await this.end(name, 'SIGKILL');
  }

  /** Ends everything, the last started first. */
  async stopAll(): Promise<void> {
    for (const name of [...this.running.keys()].reverse()) await this.end(name, 'SIGTERM');
    process.off('exit', this.abandon);
  }

  private async end(name: string, signal: NodeJS.Signals): Promise<void> {
    const child = this.running.get(name);
    this.running.delete(name);
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
    await ended;
    clearTimeout(impatience);
  }
}

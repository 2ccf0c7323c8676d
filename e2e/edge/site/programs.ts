import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

const READY_CHECK_MS = 50;
const READY_TIMEOUT_MS = 300_000;
const STOP_GRACE_MS = 8_000;
const MAX_OUTPUT = 4_000;

/** A program to start, and its readiness check. */
export interface Program {
  readonly command: string;
  readonly options: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** Checks whether the program is ready; `output` is the end of its output. */
  readonly isReady: (output: string) => Promise<boolean> | boolean;
}

/** Programs started by tests. Each is stopped by its process id, even when the test fails. */
export class Programs {
  private readonly running = new Map<string, ChildProcess>();
  private readonly terminateAll = () => {
    for (const child of this.running.values()) child.kill('SIGTERM');
  };

  constructor() {
    process.once('exit', this.terminateAll);
  }

  /** Starts a program under a name and waits until it is ready; fails with its last output when it exits before. */
  async start(name: string, { command, options, environment, isReady }: Program): Promise<void> {
    const child = spawn(command, options, {
      env: { ...process.env, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    this.running.set(name, child);
    let output = '';
    const appendOutput = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT);
    };
    child.stdout.on('data', appendOutput);
    child.stderr.on('data', appendOutput);
    child.on('error', (error) => appendOutput(Buffer.from(error.message)));
    child.on('exit', () => {
      if (this.running.get(name) === child) console.error(`${name} exited unexpectedly:\n${output}`);
    });
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await isReady(output))) {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
        throw new Error(`${name} exited before it was ready:\n${output}`);
      }
      if (Date.now() > deadline) throw new Error(`${name} is not ready:\n${output}`);
      await wait(READY_CHECK_MS);
    }
  }

  /** Kills a program at once, as a crash does. */
  async kill(name: string): Promise<void> {
    await this.end(name, 'SIGKILL');
  }

  /** Stops a program as a deployment does; false if it did not end by itself within the grace period. */
  async stop(name: string): Promise<boolean> {
    return (await this.end(name, 'SIGTERM')) !== 'SIGKILL';
  }

  /** Stops all programs, the last started first. */
  async stopAll(): Promise<void> {
    for (const name of [...this.running.keys()].reverse()) await this.end(name, 'SIGTERM');
    process.off('exit', this.terminateAll);
  }

  /** Returns the signal that ended the program; null if it ended by itself. */
  private async end(name: string, signal: NodeJS.Signals): Promise<NodeJS.Signals | null> {
    const child = this.running.get(name);
    this.running.delete(name);
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return child?.signalCode ?? null;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(signal);
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
    await ended;
    clearTimeout(killTimer);
    return child.signalCode;
  }
}

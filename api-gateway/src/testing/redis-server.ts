import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { findFreePort } from './free-port.ts';

/** A Redis server without persistence. */
export class RedisServer {
  private process: ChildProcess | undefined;

  /** Starts it and returns its address. */
  async start(): Promise<string> {
    const program = process.env.REDIS_SERVER_PATH ?? 'redis-server';
    if (spawnSync(program, ['--version']).status !== 0) {
      throw new Error(
        'This test needs Redis. Run `node tools/start/ensure-redis.ts`, or name its program in REDIS_SERVER_PATH.',
      );
    }
    const port = await findFreePort();
    const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.process = spawn(program, options, { stdio: 'ignore' });
    while (!(await isListening(port))) {
      if (this.process.exitCode !== null) throw new Error(`Redis ended with ${this.process.exitCode} at its start.`);
    }
    return `redis://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    if (!this.process || this.process.exitCode !== null) return;
    const ended = once(this.process, 'exit');
    this.process.kill('SIGKILL');
    await ended;
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => setTimeout(resolve, 20, false));
    socket.on('connect', () => socket.destroy());
  });
}

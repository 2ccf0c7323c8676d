import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from './free-port.ts';

const STARTUP_MS = 10_000;

/** PHP's own web server with a small implementation of the API. */
export class PhpServer {
  private process: ChildProcess | undefined;
  private readonly sessions = mkdtempSync(path.join(tmpdir(), 'fakos-php-'));

  /** Starts it and returns its origin. */
  async start(): Promise<string> {
    const php = process.env.PHP_PATH ?? 'php';
    if (spawnSync(php, ['-v']).status !== 0) {
      throw new Error('This test needs PHP. Run `node tools/start/ensure-php.ts`, or name its program in PHP_PATH.');
    }
    const origin = `127.0.0.1:${await findFreePort()}`;
    const settings = { 'session.save_path': this.sessions, display_errors: '1', error_log: '/dev/null' };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-d', `${name}=${value}`]);
    this.process = spawn(php, [...options, '-S', origin, path.join(import.meta.dirname, 'php/api.php')], {
      stdio: 'ignore',
      // A script that sleeps must not delay the next test.
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
      detached: true,
    });
    const deadline = Date.now() + STARTUP_MS;
    while (!(await isReady(`http://${origin}/`))) {
      if (Date.now() > deadline) throw new Error(`PHP did not respond on ${origin} within ${STARTUP_MS} ms.`);
    }
    return `http://${origin}`;
  }

  async stop(): Promise<void> {
    const { process: server } = this;
    if (server?.pid && server.exitCode === null) {
      const ended = once(server, 'exit');
      // Its workers are in its process group and would finish their requests on SIGTERM.
      process.kill(-server.pid, 'SIGKILL');
      await ended;
    }
    rmSync(this.sessions, { recursive: true, force: true });
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(url).then(
    (response) => response.status === 404,
    () => new Promise((resolve) => setTimeout(resolve, 20, false)),
  );
}

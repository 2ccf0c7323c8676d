import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@fakos/api-gateway/testing/free-port';
import { findNginx, findRedis } from '@fakos/tools/start/find-servers';
import { compileCache, imageCache, owner } from '../../fixtures/installation.ts';
import { edgeOptions, writeEdge } from './nginx.ts';
import { Programs } from './programs.ts';
import { sendRequest } from './visitor.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** An entry of the edge's access log. */
export interface LogLine {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Addresses of the gateways that received the request, in order, separated by commas; empty for none. */
  readonly gateway: string;
}

/** An installation at scale: nginx, two gateways with an API each, one PostgreSQL and one Redis. */
export class Edge {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'fakos-edge-'));
  readonly dataDir = path.join(this.folder, 'data');
  private readonly programs = new Programs();
  private databaseUrl = '';
  private ports = {
    plain: 0,
    tls: 0,
    gateways: [0, 0] as [number, number],
    apis: [0, 0] as [number, number],
    redis: 0,
  };

  /** The edge over plain HTTP. */
  get url(): string {
    return `http://127.0.0.1:${this.ports.plain}`;
  }

  /** The edge over TLS. */
  get secureUrl(): string {
    return `https://127.0.0.1:${this.ports.tls}`;
  }

  /** Address of a gateway, without the edge. */
  gatewayUrl(index: 0 | 1): string {
    return `http://127.0.0.1:${this.ports.gateways[index]}`;
  }

  async start(): Promise<void> {
    // nginx and PostgreSQL run as other users, which need access to the folder.
    chmodSync(this.folder, 0o755);
    mkdirSync(this.dataDir);
    mkdirSync(imageCache, { recursive: true });
    symlinkSync(imageCache, path.join(this.dataDir, 'cache'));
    const port = findFreePort;
    this.ports = {
      plain: await port(),
      tls: await port(),
      gateways: [await port(), await port()],
      apis: [await port(), await port()],
      redis: await port(),
    };
    const database = this.startPostgres(await port());
    await waitForAll(
      this.publish(),
      this.startRedis(),
      database.then(() => this.startApis()),
    );
    await waitForAll(this.startGateway(0), this.startGateway(1));
    await this.startNginx();
  }

  async stop(): Promise<void> {
    await this.programs.stopAll();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Kills a gateway as a crash does: its open connections break. */
  killGateway(index: 0 | 1): Promise<void> {
    return this.programs.kill(`gateway ${index}`);
  }

  /** Stops a gateway as a deployment does; false if it did not end by itself. */
  stopGateway(index: 0 | 1): Promise<boolean> {
    return this.programs.stop(`gateway ${index}`);
  }

  startGateway(index: 0 | 1): Promise<void> {
    return this.programs.start(`gateway ${index}`, {
      command: process.execPath,
      options: [path.join(root, 'api-gateway/src/serve.ts')],
      environment: {
        ...this.common,
        PORT: String(this.ports.gateways[index]),
        API_UPSTREAM: `http://127.0.0.1:${this.ports.apis[index]}`,
        REDIS_URL: `redis://127.0.0.1:${this.ports.redis}`,
      },
      isReady: () => isOk(`${this.gatewayUrl(index)}/readyz`),
    });
  }

  /** Kills both APIs, as a broken database would. */
  async killApis(): Promise<void> {
    for (const index of this.ports.apis.keys()) await this.programs.kill(`API ${index}`);
  }

  /** Starts the APIs one after the other, because the first one prepares the database. */
  async startApis(): Promise<void> {
    for (const [index, port] of this.ports.apis.entries()) {
      await this.programs.start(`API ${index}`, {
        command: process.execPath,
        options: [path.join(root, 'store-api/src/serve.ts')],
        environment: { ...this.common, DATABASE_URL: this.databaseUrl, API_PORT: String(port) },
        isReady: () => isOk(`http://127.0.0.1:${port}/backend/api/settings.php?action=getSettings`),
      });
    }
  }

  /** Entries of the access log so far. */
  readLog(): LogLine[] {
    return this.logText
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as LogLine);
  }

  /** The access log as text. */
  get logText(): string {
    return readFileSync(path.join(this.folder, 'access.log'), 'utf8');
  }

  private get common(): Record<string, string> {
    const { email, password } = owner;
    return {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR: this.dataDir,
      ADMIN_EMAIL: email,
      ADMIN_PASSWORD: password,
      SEED: 'demo',
      LOG_LEVEL: 'warn',
    };
  }

  private startPostgres(port: number): Promise<void> {
    this.databaseUrl = `postgres://postgres:password@127.0.0.1:${port}/fakos`;
    return this.programs.start('PostgreSQL', {
      command: process.execPath,
      options: [path.join(root, 'tools/start/postgres-server.ts'), path.join(this.folder, 'postgres'), String(port)],
      isReady: (output) => output.includes('ready\n'),
    });
  }

  private async publish(): Promise<void> {
    const env = { ...process.env, ...this.common };
    await run(process.execPath, [path.join(root, 'tools/start/publish.ts')], { cwd: root, env });
  }

  private startRedis(): Promise<void> {
    const { redis } = this.ports;
    return this.programs.start('Redis', {
      command: findRedis() ?? 'redis-server',
      options: ['--port', String(redis), '--bind', '127.0.0.1', '--save', '', '--dir', this.folder],
      isReady: () => isListening(redis),
    });
  }

  private startNginx(): Promise<void> {
    const { plain, tls, gateways } = this.ports;
    writeEdge({
      folder: this.folder,
      releases: path.join(this.dataDir, 'releases'),
      gatewayPorts: gateways,
      plainPort: plain,
      tlsPort: tls,
    });
    return this.programs.start('nginx', {
      command: findNginx() ?? 'nginx',
      options: edgeOptions(this.folder),
      isReady: () => isListening(tls),
    });
  }
}

/** Waits for all promises even when one fails early, so that nothing is still starting during cleanup. */
async function waitForAll(...work: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

function isOk(url: string): Promise<boolean> {
  return sendRequest(url).then(
    ({ status }) => status === 200,
    () => false,
  );
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(port, '127.0.0.1', () => {
      probe.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });
}

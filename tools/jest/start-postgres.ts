import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '@fakos/api-gateway/testing/free-port';

declare global {
  var fakosTestPostgres: { readonly server: ChildProcess; readonly folder: string } | undefined;
}

/** Environment variable with the server's address for the tests of the Jest project `servers on PostgreSQL`. */
export const POSTGRES_URL_VARIABLE = 'FAKOS_TEST_POSTGRES_URL';

/** Environment variable that is set if the server was started for this test run. */
export const OWN_SERVER_VARIABLE = 'FAKOS_TEST_POSTGRES_IS_OURS';

/** Starts a PostgreSQL server for the test run, unless `TEST_DATABASE_URL` is set. */
export default async function startPostgres(): Promise<void> {
  const given = process.env.TEST_DATABASE_URL;
  process.env[POSTGRES_URL_VARIABLE] = given ?? (await startServer());
}

async function startServer(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fakos-postgres-'));
  // PostgreSQL does not run as root, so its own user needs access to the folder.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const program = path.resolve('tools/start/postgres-server.ts');
  const server = spawn(process.execPath, [program, path.join(folder, 'data'), String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  globalThis.fakosTestPostgres = { server, folder };
  process.env[OWN_SERVER_VARIABLE] = 'yes';
  await new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('ready') && resolve());
    server.once('exit', (code) => reject(new Error(`PostgreSQL for the tests exited with ${code}.`)));
  });
  return `postgres://postgres:password@127.0.0.1:${port}/fakos`;
}

/** Stops the server that {@link startPostgres} started. */
export async function stopServer(): Promise<void> {
  if (!globalThis.fakosTestPostgres) return;
  const { server, folder } = globalThis.fakosTestPostgres;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

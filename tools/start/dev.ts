import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { openReleases } from '@fakos/api-gateway';
import { findFreePort } from '@fakos/api-gateway/testing/free-port';
import { listRemotes, root } from '../webpack/workspace.ts';
import { serveOverrides } from './dev-override.ts';
import { type DevRequest, readDevRequest } from './dev-request.ts';
import { type DevServer, startDevServer } from './dev-servers.ts';
import { requirePort } from './ports.ts';
import { step } from './progress.ts';
import { publishBuilds } from './publish-builds.ts';
import { readSettings } from './read-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const POLL_INTERVAL_MS = 100;

process.env.NODE_ENV ??= 'development';
// Logging every request would hide webpack's error messages.
process.env.LOG_LEVEL ??= 'warn';
const settings = readSettings(process.env);
const { remotes, against, port } = readRequest();
const children: ChildProcess[] = [];

if (against === undefined) await startSite(remotes);
else await serveOverrides(remotes, { against, port });

async function startSite(requestedRemotes: readonly string[]): Promise<void> {
  await requirePort(settings.gateway.PORT, settings.gateway.HOST);
  const servers: DevServer[] = [];
  stopOnSignal(async () => {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.close()));
  });

  const api = settings.gateway.API_UPSTREAM ?? (await startApi());

  const fromSource = requestedRemotes.length === 0 ? listRemotes() : requestedRemotes;
  const released = listRemotes().filter((name) => !fromSource.includes(name));
  const missing = await listMissing(released);
  if (missing.length > 0) await publishBuilds(settings.gateway, { onlyMissing: true, remotes: missing });
  // The shell provides React, and React Refresh requires React's development build.
  for (const name of ['shell', ...fromSource]) servers.push(await startDevServer(name, { refresh: true }));

  await step('Preparing the store', () => waitForServer(api));
  const developmentInput = {
    api,
    released,
    servers: Object.fromEntries(servers.map(({ name, origin }) => [name, origin])),
  };
  // A free port is chosen here, so that the address stays the same when the gateway restarts.
  const sitePort = String(settings.gateway.PORT || (await findFreePort()));
  watch('tools/start/dev-gateway.ts', { FAKOS_DEVELOPMENT: JSON.stringify(developmentInput), PORT: sitePort });
}

/** Those of the remotes that have no live release in the data folder. */
async function listMissing(names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const folder = openReleases(settings.gateway);
  const live = await folder.live().catch(() => undefined);
  const found = live?.remotes.map(({ manifest }) => manifest.id) ?? [];
  return names.filter((name) => !found.includes(name));
}

function readRequest(): DevRequest {
  try {
    return readDevRequest(process.argv.slice(2), listRemotes());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

async function startApi(): Promise<string> {
  const port = await findFreePort();
  watch('store-api/src/serve.ts', { API_HOST: '127.0.0.1', API_PORT: String(port) });
  return `http://127.0.0.1:${port}`;
}

/** Runs a program and restarts it when an imported module changes. */
function watch(file: string, environment: Record<string, string>) {
  children.push(
    spawn(process.execPath, ['--watch', '--watch-preserve-output', file], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    }),
  );
}

async function waitForServer(origin: string): Promise<void> {
  const isUp = () => fetch(origin).then(Boolean, () => false);
  while (!(await isUp())) await wait(POLL_INTERVAL_MS);
}

import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { listRemotes, root } from '../webpack/workspace.ts';
import { serveOverrides } from './dev-override.ts';
import { type DevRequest, readDevRequest } from './dev-request.ts';
import { type DevServer, startDevServer } from './dev-servers.ts';
import { findFreePort, requirePort } from './ports.ts';
import { step } from './progress.ts';
import { publishBuilds } from './publish-builds.ts';
import { readSettings } from './read-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const ANSWER_CHECK_MS = 100;

process.env.NODE_ENV ??= 'development';
// A line for every request would bury what webpack says of faults.
process.env.LOG_LEVEL ??= 'warn';
const settings = readSettings(process.env);
const { remotes, against, port } = readRequest();
const children: ChildProcess[] = [];

if (against === undefined) await openSite(remotes);
else await serveOverrides(remotes, { against, port });

async function openSite(wanted: readonly string[]): Promise<void> {
  await requirePort(settings.gateway.PORT, settings.gateway.HOST);
  const servers: DevServer[] = [];
  stopOnSignal(async () => {
    for (const child of children) child.kill('SIGTERM');
    await Promise.all(servers.map((server) => server.close()));
  });

  const api = settings.gateway.API_UPSTREAM ?? (await startApi());

  // Swapping components in place needs React's development build everywhere; one remote alone reloads the page instead.
  const refresh = wanted.length === 0;
  if (!refresh) await publishBuilds(settings.gateway.DATA_DIR);
  const names = refresh ? ['shell', ...listRemotes()] : wanted;
  for (const name of names) servers.push(await startDevServer(name, { refresh }));

  await step('Preparing the store', () => untilAnswered(api));
  const handover = { api, refresh, servers: Object.fromEntries(servers.map(({ name, origin }) => [name, origin])) };
  // Chosen here where any will do, so that the address stays when the gateway starts anew.
  const sitePort = String(settings.gateway.PORT || (await findFreePort()));
  watch('tools/start/dev-gateway.ts', { FAKOS_DEVELOPMENT: JSON.stringify(handover), PORT: sitePort });
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

/** Runs a program that starts anew when a module that it imports changes. */
function watch(file: string, environment: Record<string, string>) {
  children.push(
    spawn(process.execPath, ['--watch', '--watch-preserve-output', file], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...environment },
    }),
  );
}

async function untilAnswered(origin: string): Promise<void> {
  const answers = () => fetch(origin).then(Boolean, () => false);
  while (!(await answers())) await wait(ANSWER_CHECK_MS);
}

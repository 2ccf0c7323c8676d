import { type ChildProcess, spawn } from 'node:child_process';
import { listRemotes, root } from '../webpack/workspace.ts';
import { type DevServer, startDevServer } from './dev-servers.ts';
import { findFreePort } from './find-free-port.ts';
import { publishBuilds } from './publish-builds.ts';
import { readSettings } from './read-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

process.env.NODE_ENV ??= 'development';
const settings = readSettings(process.env);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !listRemotes().includes(name));
if (unknown.length > 0) {
  console.error(`There is no remote called ${unknown.join(', ')}. These are: ${listRemotes().join(', ')}.`);
  process.exit(1);
}

// Swapping components in place needs React's development build everywhere; one remote alone reloads the page instead.
const refresh = wanted.length === 0;
if (!refresh) await publishBuilds(settings.gateway.DATA_DIR);
const names = refresh ? ['shell', ...listRemotes()] : wanted;
const servers: DevServer[] = [];
for (const name of names) servers.push(await startDevServer(name, { refresh }));

const apiPort = settings.gateway.API_UPSTREAM ? 0 : await findFreePort();
const api = settings.gateway.API_UPSTREAM ?? `http://127.0.0.1:${apiPort}`;
const children: ChildProcess[] = [];
if (apiPort) {
  const environment = { API_HOST: '127.0.0.1', API_PORT: String(apiPort) };
  children.push(watch('store-api/src/serve.ts', ['store-api/src', 'shared-kit/src'], environment));
}
const handover = { api, refresh, servers: Object.fromEntries(servers.map(({ name, origin }) => [name, origin])) };
children.push(
  watch('tools/start/dev-gateway.ts', ['api-gateway/src', 'shared-kit/src/remote'], {
    FAKOS_DEVELOPMENT: JSON.stringify(handover),
  }),
);

stopOnSignal(async () => {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.close()));
});

function watch(file: string, folders: string[], environment: Record<string, string>) {
  const flags = folders.flatMap((folder) => ['--watch-path', folder]);
  return spawn(process.execPath, [...flags, '--watch-preserve-output', file], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
}

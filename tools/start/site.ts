import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startGateway } from '@fakos/api-gateway';
import { createLogDestination } from '@fakos/contracts/logging/log-format';
import { startStoreApiThread } from '@fakos/store-api';
import pino from 'pino';
import { limitOwnHeapOnly } from './own-heap.ts';
import { requirePort } from './ports.ts';
import { step } from './progress.ts';
import { readSettings } from './read-settings.ts';
import { stopOnSignal } from './stop-on-signal.ts';

process.env.NODE_ENV ??= 'production';
limitOwnHeapOnly();
// A terminal shows progress, addresses and problems; a log that programs read stays complete.
if (process.stdout.isTTY && process.env.LOG_FORMAT !== 'json') process.env.LOG_LEVEL ||= 'warn';
const settings = readSettings(process.env);
const log = pino({ level: settings.gateway.LOG_LEVEL }, createLogDestination(settings.gateway.LOG_FORMAT));

await requirePort(settings.gateway.PORT, settings.gateway.HOST);
await runPublishing();

const api = settings.gateway.API_UPSTREAM
  ? undefined
  : await step('Preparing the store', () =>
      startStoreApiThread({ ...settings.api, API_HOST: '127.0.0.1', API_PORT: 0 }, (text) => console.log(`→ ${text}`)),
    );
const gateway = await startGateway(settings.gateway, {
  apiOrigin: settings.gateway.API_UPSTREAM ?? api?.url ?? '',
  log,
});

console.log(`\nFakos is running: ${gateway.url}`);
console.log(`Back office:      ${gateway.url}/admin`);
if (api) console.log(`Admin's e-mail:   ${settings.api.ADMIN_EMAIL}`);
if (api?.firstOwner?.password) {
  console.log(`Password:         ${api.firstOwner.password}   (shown only now; the first login asks for a new one)`);
}

stopOnSignal(async () => {
  await gateway.close();
  await api?.close();
});

/** In a process of its own, because the site would hold the memory of the builds from then on. */
async function runPublishing(): Promise<void> {
  const publishing = spawn(process.execPath, [path.join(import.meta.dirname, 'publish-checkout.ts')], {
    stdio: 'inherit',
  });
  const stop = () => {
    publishing.kill();
    process.exit(1);
  };
  process.once('SIGTERM', stop);
  const [code] = await once(publishing, 'exit');
  process.off('SIGTERM', stop);
  if (code !== 0) process.exit(code ?? 1);
}

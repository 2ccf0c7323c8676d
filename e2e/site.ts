import { createHash } from 'node:crypto';
import { startGateway } from '@fakos/api-gateway';
import { startStoreApiThread } from '@fakos/store-api';
import { readSettings } from '@fakos/tools/start/read-settings';
import pino from 'pino';
import { owner, releaseTokens } from './fixtures/installation.ts';

// The site of one Playwright worker, as a separate process: `node site.ts FOLDER`. It sends its address to the parent
// process once it accepts requests, and exits with the parent.

const folder = process.argv[2];
if (!folder) throw new Error('The data folder is missing. Usage: node e2e/site.ts FOLDER');

const hashes = Object.entries(releaseTokens).map(
  ([remote, token]) => `${remote}:${createHash('sha256').update(token).digest('hex')}`,
);
const settings = readSettings({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: folder,
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  SEED: 'demo',
  // All requests of the tests come from one IP address.
  WRITES_PER_MINUTE: '1000',
  // The tests' mail server is on this machine.
  SMTP_PRIVATE_HOSTS: 'on',
  RELEASE_TOKENS: hashes.join(','),
  // Tests of rendered pages need them rendered by the server, also on a busy machine.
  RENDER_TIMEOUT_MS: '10000',
  LOG_LEVEL: 'warn',
});
const log = pino({ level: settings.gateway.LOG_LEVEL });
const api = await startStoreApiThread({ ...settings.api, API_HOST: '127.0.0.1', API_PORT: 0 });
const gateway = await startGateway(settings.gateway, { apiOrigin: api.url, log });
process.send?.({ url: gateway.url });

async function close(): Promise<void> {
  await gateway.close();
  await api.close();
  process.exit(0);
}
process.once('SIGTERM', () => void close());
process.once('disconnect', () => void close());

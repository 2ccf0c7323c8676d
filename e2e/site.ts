import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { dataFolder, owner, releaseTokens } from './fixtures/installation.ts';

// The site that journeys walk through: started by Playwright, on a data folder of its own.

/** Drawn and resized pictures stay from run to run; everything else begins anew. */
const KEPT = ['uploads', 'cache'];

mkdirSync(dataFolder, { recursive: true });
for (const name of readdirSync(dataFolder)) {
  if (!KEPT.includes(name)) rmSync(path.join(dataFolder, name), { recursive: true });
}

const hashes = Object.entries(releaseTokens).map(
  ([remote, token]) => `${remote}:${createHash('sha256').update(token).digest('hex')}`,
);

// Playwright holds the other end: however it ends, the site ends with it.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();

Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: process.env.FAKOS_JOURNEYS_PORT,
  DATA_DIR: dataFolder,
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  SEED: 'demo',
  // All visitors of the journeys, and the staff that prepare them, are one address.
  WRITES_PER_MINUTE: '1000',
  RELEASE_TOKENS: hashes.join(','),
  LOG_LEVEL: 'warn',
  API_UPSTREAM: '',
  DATABASE_URL: '',
  REDIS_URL: '',
});
await import('@fakos/tools/start/site');

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { owner, releaseTokens, sites } from './fixtures/installation.ts';

// A site that journeys walk through, by its name: started by Playwright, on a data folder of its own.

const { folder, portVariable } = process.argv[2] === 'phone' ? sites.phone : sites.desk;

/** Drawn and resized pictures stay from run to run; everything else begins anew. */
const KEPT = ['uploads', 'cache'];

mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) {
  if (!KEPT.includes(name)) rmSync(path.join(folder, name), { recursive: true });
}
for (const name of KEPT) {
  const drawn = path.join(sites.desk.folder, name);
  const own = path.join(folder, name);
  if (!existsSync(own) && existsSync(drawn)) cpSync(drawn, own, { recursive: true });
}

const hashes = Object.entries(releaseTokens).map(
  ([remote, token]) => `${remote}:${createHash('sha256').update(token).digest('hex')}`,
);

// Playwright holds the other end: however it ends, the site ends with it.
process.stdin.on('end', () => process.kill(process.pid, 'SIGTERM')).resume();

Object.assign(process.env, {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: process.env[portVariable],
  DATA_DIR: folder,
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

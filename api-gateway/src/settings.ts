import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { isTokenList } from './releases/release-tokens.ts';

const portMessage = 'write a whole number from 0 to 65535';
const port = z.coerce
  .number({ error: portMessage })
  .int({ error: portMessage })
  .min(0, { error: portMessage })
  .max(65_535, { error: portMessage });

/** Settings of the gateway, read from the environment. Each message says what to do. */
export const gatewaySettings = z.object({
  PORT: port.default(8080).describe('Port of the site, 0 for any free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on'),
  DATA_DIR: z.string().min(1).default('./data').describe('Folder of releases, uploads and the embedded database'),
  API_UPSTREAM: z
    .url({ protocol: /^https?$/, error: 'write an address such as http://php.internal:8000, or leave it out' })
    .optional()
    .describe('Origin of the *.php API; the embedded store-api where it is left out'),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'write an address such as redis://localhost:6379, or leave it out' })
    .optional()
    .describe('Redis in which several gateways count requests together; memory where it is left out'),
  TRUST_PROXY: z
    .string()
    .min(1)
    .default('loopback')
    .describe("Proxies before the gateway whose word is taken for a visitor's address, separated by commas"),
  RENDER: z
    .enum(['server', 'client'], { error: 'write server or client' })
    .default('server')
    .describe('Who renders public pages first'),
  RENDER_WORKERS: z.coerce
    .number({ error: 'write a whole number from 1 to 64' })
    .int({ error: 'write a whole number from 1 to 64' })
    .min(1, { error: 'write a whole number from 1 to 64' })
    .max(64, { error: 'write a whole number from 1 to 64' })
    .default(Math.max(1, Math.min(4, availableParallelism() - 1)))
    .describe('Threads that render pages'),
  RENDER_TIMEOUT_MS: z.coerce
    .number({ error: 'write milliseconds from 50 to 10000' })
    .int({ error: 'write milliseconds from 50 to 10000' })
    .min(50, { error: 'write milliseconds from 50 to 10000' })
    .max(10_000, { error: 'write milliseconds from 50 to 10000' })
    .default(2_000)
    .describe('How long a page may take to render, its calls of the API included; later, the browser renders it'),
  DEV_OVERRIDES: z
    .enum(['on', 'off'], { error: 'write on or off' })
    .default(() => (process.env.NODE_ENV === 'development' ? 'on' : 'off'))
    .describe("Whether a developer's browser may take remotes from that developer's machine"),
  RELEASE_TOKENS: z
    .string()
    .refine((text) => text === '' || isTokenList(text), {
      error: 'write REMOTE:HASH, separated by commas; "npm run release -- token mfe-shop" prints such a line',
    })
    .default('')
    .describe('Who may publish over HTTP: hashes of tokens, each for one remote; nobody where it is left out'),
  AUTO_ROLLBACK: z
    .enum(['on', 'off'], { error: 'write on or off' })
    .default('on')
    .describe('Whether a new release that fails for too many visitors is taken back by itself'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'write one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});
/** See {@link gatewaySettings}. */
export type GatewaySettings = z.output<typeof gatewaySettings>;

import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { getDefaultLogFormat, logFormats } from '@fakos/contracts/logging/log-format';
import { revalidateMs, storageLocation } from '@fakos/contracts/servers/s3-location';
import { z } from 'zod';
import { isTokenList } from './releases/release-tokens.ts';
import { DEFAULT_PAGE_CACHE_MB } from './render/page-cache.ts';
import { DEFAULT_HEAP_MB } from './render/render-pool.ts';
import { WRITES_PER_MINUTE } from './steps/api/limits.ts';
import { DEFAULT_RESPONSE_CACHE_MB } from './upstream/cache/response-store.ts';

/** A whole number from `min` to `max`. */
function wholeNumber(min: number, max: number, unit = '') {
  const error = `write ${unit ? `${unit} as ` : ''}a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
}

function isProxy(text: string): boolean {
  const [address = '', bits = '0'] = text.split('/');
  return ['loopback', 'linklocal', 'uniquelocal'].includes(text) || (isIP(address) > 0 && /^\d{1,3}$/.test(bits));
}

const ALERT_WEBHOOK_ERROR = 'write an https address without a user name; http is allowed for this machine only';

/** Alerts leave the machine encrypted only. */
function isAlertAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isLocal) && username === '' && password === '';
}

const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])?$/;

function parseHosts(text: string): string[] {
  return text
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
}

/** Settings of the gateway, read from the environment. Each message says what to do. */
export const gatewaySettings = z.object({
  PORT: wholeNumber(0, 65_535).default(8080).describe('Port of the site, 0 for any free one'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on'),
  DATA_DIR: z.string().min(1).default('./data').describe('Folder of releases, uploads and the embedded database'),
  RELEASES_URL: storageLocation
    .optional()
    .describe(
      'Releases: a folder, or s3://BUCKET/PREFIX for gateways on several machines; DATA_DIR/releases without it',
    ),
  S3_REVALIDATE_MS: revalidateMs.describe('After how many milliseconds changes in the object storage are seen'),
  API_UPSTREAM: z
    .url({ protocol: /^https?$/, error: 'write an address such as http://php.internal:8000, or leave it out' })
    .optional()
    .describe('Origin of the *.php API; the embedded store-api where it is left out'),
  LEGACY_MISSING_ROLE: z
    .enum(['user', 'admin'], { error: 'write user or admin' })
    .default('user')
    .describe('Role of a user without one in the API response; admin is for an old PHP API that never names a role'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'write the address of the site, for example https://www.shop.gr' })
    .optional()
    .describe("The site's address in its pages' metadata, sitemap and feed; each visitor's where it is left out"),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'write an address such as redis://localhost:6379, or leave it out' })
    .optional()
    .describe('Redis in which several gateways count requests together; memory where it is left out'),
  TRUST_PROXY: z
    .string()
    .refine((text) => text.split(',').every((part) => isProxy(part.trim())), {
      error: 'write loopback, linklocal, uniquelocal, addresses or networks such as 10.0.0.0/8, separated by commas',
    })
    .default('loopback')
    .describe("Proxies in front of the gateway that are trusted to name a visitor's address, separated by commas"),
  WRITES_PER_MINUTE: wholeNumber(1, 100_000)
    .default(WRITES_PER_MINUTE)
    .describe('Limit of write requests per address and minute'),
  RENDER: z
    .enum(['server', 'client'], { error: 'write server or client' })
    .default('server')
    .describe('Whether the server or the browser renders public pages first'),
  RENDER_WORKERS: wholeNumber(1, 64)
    .default(Math.max(1, Math.min(4, availableParallelism() - 1)))
    .describe('Threads that render pages'),
  RENDER_TIMEOUT_MS: wholeNumber(50, 10_000, 'milliseconds')
    .default(2_000)
    .describe(
      'How long a page may take to render, its requests to the API included; after that, the browser renders it',
    ),
  RENDER_HEAP_MB: wholeNumber(128, 4_096, 'megabytes')
    .default(DEFAULT_HEAP_MB)
    .describe('Memory that one thread which renders pages may use; one that needs more is replaced'),
  PAGE_CACHE_MB: wholeNumber(1, 4_096, 'megabytes')
    .default(DEFAULT_PAGE_CACHE_MB)
    .describe('Memory of rendered pages that are cached'),
  RESPONSE_CACHE_MB: wholeNumber(1, 4_096, 'megabytes')
    .default(DEFAULT_RESPONSE_CACHE_MB)
    .describe('Memory of responses of the API that are cached'),
  IMAGE_HOSTS: z
    .string()
    .refine((text) => parseHosts(text).every((host) => HOST_NAME.test(host)), {
      error: 'write host names such as cdn.example.com, separated by commas, without https:// and without paths',
    })
    .default('')
    .transform(parseHosts)
    .describe('Other sites whose images pages may show, separated by commas; none where it is left out'),
  DEV_OVERRIDES: z
    .enum(['on', 'off'], { error: 'write on or off' })
    .default(() => (process.env.NODE_ENV === 'development' ? 'on' : 'off'))
    .describe("Whether browsers may load remotes from a developer's machine"),
  RELEASE_TOKENS: z
    .string()
    .refine((text) => text === '' || isTokenList(text), {
      error: 'write REMOTE:HASH, separated by commas; "npm run release -- token mfe-shop" prints such a line',
    })
    .default('')
    .describe(
      'Hashes of the tokens that may publish over HTTP, each for one remote, besides those in DATA_DIR/release-tokens',
    ),
  AUTO_ROLLBACK: z
    .enum(['on', 'off'], { error: 'write on or off' })
    .default('on')
    .describe('Whether a new release that fails for too many visitors is rolled back automatically'),
  METRICS_TOKEN: z
    .string()
    .min(16, { error: 'write at least 16 characters, for example from "openssl rand -hex 32"' })
    .optional()
    .describe('Token with which another machine may read /metrics; only this machine where it is left out'),
  ALERT_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: ALERT_WEBHOOK_ERROR })
    .refine(isAlertAddress, { error: ALERT_WEBHOOK_ERROR })
    .optional()
    .describe('Address that is sent an alert when a release is rolled back or fails often; none where it is left out'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'write the address of a collector, such as http://127.0.0.1:4318' })
    .optional()
    .describe('Collector of OpenTelemetry that traces are sent to (OTLP over HTTP, JSON); none where it is left out'),
  SERVICE_WORKER: z
    .enum(['on', 'off'], { error: 'write on or off' })
    .default('on')
    .describe('Whether browsers store the shop for visits without a network; off removes what they have stored'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'write one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  LOG_FORMAT: z
    .enum(logFormats, { error: 'write text or json' })
    .default(() => getDefaultLogFormat())
    .describe('Format of the log: text or JSON lines; text on a terminal, otherwise json'),
});
/** See {@link gatewaySettings}. */
export type GatewaySettings = z.output<typeof gatewaySettings>;

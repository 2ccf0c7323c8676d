import { z } from 'zod';

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
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'write one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});
/** See {@link gatewaySettings}. */
export type GatewaySettings = z.output<typeof gatewaySettings>;

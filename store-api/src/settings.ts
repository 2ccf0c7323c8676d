import { getDefaultLogFormat, logFormats } from '@fakos/contracts/logging/log-format';
import { revalidateMs, storageLocation } from '@fakos/contracts/servers/s3-location';
import { z } from 'zod';

const MIN_PASSWORD = 10;
const MAX_PORT = 65_535;
const DEFAULT_API_PORT = 8081;
/** Where `npm start` serves the site. */
const DEFAULT_PUBLIC_URL = 'http://127.0.0.1:8080';
const DEFAULT_OUTBOX_INTERVAL_MS = 15_000;
const MIN_OUTBOX_INTERVAL_MS = 50;
const MAX_OUTBOX_INTERVAL_MS = 3_600_000;

const intervalMessage = `write milliseconds from ${MIN_OUTBOX_INTERVAL_MS} to ${MAX_OUTBOX_INTERVAL_MS}`;

const DEFAULT_HEAP_MB = 384;
const MIN_HEAP_MB = 128;
const MAX_HEAP_MB = 16_384;
const heapMessage = `write megabytes from ${MIN_HEAP_MB} to ${MAX_HEAP_MB}`;

const portMessage = `write a whole number from 0 to ${MAX_PORT}`;
const port = z.coerce
  .number({ error: portMessage })
  .int({ error: portMessage })
  .min(0, { error: portMessage })
  .max(MAX_PORT, { error: portMessage });
const keyMessage = 'write 64 hexadecimal digits, for example the output of openssl rand -hex 32';
/** An empty environment variable means the same as none. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Environment variables of the API; each error is reported with the variable's name. */
export const apiSettingsSchema = z.object({
  DATA_DIR: optional(z.string().default('./data')),
  DATABASE_URL: optional(
    z
      .url({
        protocol: /^postgres(ql)?$/,
        error: 'write an address such as postgres://user:password@localhost:5432/fakos, or leave it out',
      })
      .optional(),
  ),
  /** The shop's images and encrypted prescriptions: a folder or `s3://BUCKET/PREFIX`; `DATA_DIR` without it. */
  UPLOADS_URL: optional(storageLocation.optional()),
  /** After how long changes of other instances in the object storage are seen at the latest. */
  S3_REVALIDATE_MS: optional(revalidateMs),
  ADMIN_EMAIL: optional(
    z.email({ error: 'write an e-mail address, for example owner@shop.gr' }).default('admin@fakos.local'),
  ),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(MIN_PASSWORD, { error: `write ${MIN_PASSWORD} characters or more, or leave it out to have one generated` })
      .max(1024)
      .optional(),
  ),
  SEED: optional(z.enum(['demo', 'empty'], { error: 'write demo or empty' }).default('demo')),
  LOG_LEVEL: optional(
    z
      .enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'], {
        error: 'write one of fatal, error, warn, info, debug, trace, silent',
      })
      .default('info'),
  ),
  LOG_FORMAT: optional(z.enum(logFormats, { error: 'write text or json' }).default(() => getDefaultLogFormat())),
  NODE_ENV: optional(z.string().default('development')),
  API_HOST: optional(z.string().default('127.0.0.1')),
  API_PORT: optional(port.default(DEFAULT_API_PORT)),
  /** Memory in MB that the embedded API's thread may use; `npm run api` takes Node's own option. */
  API_HEAP_MB: optional(
    z.coerce
      .number({ error: heapMessage })
      .int({ error: heapMessage })
      .min(MIN_HEAP_MB, { error: heapMessage })
      .max(MAX_HEAP_MB, { error: heapMessage })
      .default(DEFAULT_HEAP_MB),
  ),
  /** The mail server; without it the one of the shop's settings is used, and without that one e-mails wait. */
  SMTP_URL: optional(
    z
      .url({
        protocol: /^smtps?$/,
        error: 'write an address such as smtp://user:password@mail.shop.gr:587 or smtps://…:465, or leave it out',
      })
      .optional(),
  ),
  /** Whether staff may name a mail server on this machine or in a private network; that of SMTP_URL may always be there. */
  SMTP_PRIVATE_HOSTS: optional(z.enum(['on', 'off'], { error: 'write on or off' }).default('off')),
  MAIL_FROM: optional(
    z
      .string()
      .regex(/^[^<>@\p{Cc}]*<?[^<>@\s]+@[^<>@\s]+>?$/u, { error: 'write shop@example.gr or Name <shop@example.gr>' })
      .optional(),
  ),
  /** The site's address as visitors know it: links in e-mails begin with it. */
  PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: 'write the address of the site, for example https://www.shop.gr' })
      .default(DEFAULT_PUBLIC_URL)
      .transform((url) => url.replace(/\/+$/, '')),
  ),
  /** Encrypts the secrets of two-step login; without it a file in the data folder has the key. */
  TWO_STEP_KEY: optional(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, { error: keyMessage })
      .optional(),
  ),
  /** Encrypts prescriptions; without it a file in the data folder has the key. */
  PRESCRIPTION_KEY: optional(
    z
      .string()
      .regex(/^[0-9a-f]{64}$/i, { error: keyMessage })
      .optional(),
  ),
  OUTBOX_INTERVAL_MS: optional(
    z.coerce
      .number({ error: intervalMessage })
      .int({ error: intervalMessage })
      .min(MIN_OUTBOX_INTERVAL_MS, { error: intervalMessage })
      .max(MAX_OUTBOX_INTERVAL_MS, { error: intervalMessage })
      .default(DEFAULT_OUTBOX_INTERVAL_MS),
  ),
});

/** See {@link apiSettingsSchema}. */
export type ApiSettings = z.output<typeof apiSettingsSchema>;

import { z } from 'zod';

const MIN_PASSWORD = 10;
const MAX_PORT = 65_535;
const DEFAULT_API_PORT = 8081;

const port = z.coerce.number().int().min(0).max(MAX_PORT);
/** An empty environment variable means the same as none. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** What the API reads from the environment; every fault is reported with the variable's name. */
export const apiSettingsSchema = z.object({
  DATA_DIR: optional(z.string().default('./data')),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  ADMIN_EMAIL: optional(z.email().default('admin@fakos.local')),
  ADMIN_PASSWORD: optional(z.string().min(MIN_PASSWORD).max(1024).optional()),
  SEED: optional(z.enum(['demo', 'empty']).default('demo')),
  LOG_LEVEL: optional(z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info')),
  NODE_ENV: optional(z.string().default('development')),
  API_HOST: optional(z.string().default('127.0.0.1')),
  API_PORT: optional(port.default(DEFAULT_API_PORT)),
});

/** See {@link apiSettingsSchema}. */
export type ApiSettings = z.output<typeof apiSettingsSchema>;

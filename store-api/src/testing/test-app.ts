import type { Express } from 'express';
import { pino } from 'pino';
import { createApiApp } from '../create-api-app.ts';
import type { ShopDatabase } from '../database/schema.ts';
import type { ApiRoute } from '../endpoints/endpoint.ts';
import { apiSettingsSchema } from '../settings.ts';

/** The application of a test: no log, responses checked, and defaults for the settings that are not given. */
export function createTestApp(
  routes: readonly ApiRoute[],
  db: ShopDatabase,
  settings: Record<string, string> = {},
): Express {
  const config = apiSettingsSchema.parse(settings);
  return createApiApp(routes, { db, config, log: pino({ level: 'silent' }) });
}

import type { Express } from 'express';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { ShopDatabase } from './database/schema.ts';
import { findSession } from './domain/accounts/sessions/sessions.repo.ts';
import { createWriteRecorder } from './domain/audit/record-write.ts';
import { openStorage } from './domain/files/open-storage.ts';
import type { ApiRoute } from './endpoints/endpoint.ts';
import { serveUploads } from './endpoints/image/serve-uploads.ts';
import { createApp } from './http/app.ts';
import type { Metrics } from './http/metrics.ts';
import type { ApiSettings } from './settings.ts';

interface ApiAppParts {
  readonly db: ShopDatabase;
  readonly config: ApiSettings;
  readonly log: Logger;
  readonly metrics?: Metrics;
  isClosing?(): boolean;
}

/** Connects the HTTP layer, which imports neither database nor domain, with both. */
export function createApiApp(routes: readonly ApiRoute[], { db, config, ...parts }: ApiAppParts): Express {
  return createApp(routes, {
    ...parts,
    services: { db, config },
    findSession: (token) => findSession(db, token),
    recordWrite: createWriteRecorder(db, parts.log),
    checkResponses: config.NODE_ENV !== 'production',
    checkDatabase: () => sql`select 1`.execute(db),
    getStorageProblem: () => openStorage(config).getProblem(),
    uploads: serveUploads(config),
  });
}

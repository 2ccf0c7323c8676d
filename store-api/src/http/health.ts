import { Router } from 'express';
import { sql } from 'kysely';
import type { ShopDatabase } from '../database/schema.ts';
import { Failure } from './failure.ts';

/** `/healthz`: the process answers. `/readyz`: the store answers too and the API is not closing, else 503. */
export function healthRoutes(db: ShopDatabase, isClosing: () => boolean = () => false): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.setHeader('Cache-Control', 'no-store').json({ success: true });
  });
  router.get('/readyz', async (_request, response) => {
    if (isClosing()) throw new Failure('UPSTREAM_UNAVAILABLE');
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      throw new Failure('UPSTREAM_UNAVAILABLE', { cause });
    });
    response.setHeader('Cache-Control', 'no-store').json({ success: true });
  });
  return router;
}

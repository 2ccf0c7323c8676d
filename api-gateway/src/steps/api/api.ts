import type { RequestHandler } from 'express';
import type { Upstream } from '../../upstream/upstream.ts';

/** The API's base, in both spellings (product.md section 1). */
export const API_PATHS = ['/backend/api', '/api'];

/** Passes requests of `*.php` endpoints to the API. */
export function api(upstream: Upstream): RequestHandler {
  return (request, response, next) => upstream.pipe(request, response, next);
}

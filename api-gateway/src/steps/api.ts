import { type RequestHandler, Router } from 'express';
import type { Upstream } from '../upstream/upstream.ts';

/** Passes `*.php` calls on to the API (product.md section 1: two spellings of the base, one call). */
export function api(upstream: Upstream): Router {
  const pass: RequestHandler = (request, response, next) => upstream.pipe(request, response, next);
  return Router().use(['/backend/api', '/api'], pass);
}

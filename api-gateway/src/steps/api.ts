import type { RequestHandler } from 'express';
import type { Upstream } from '../upstream/upstream.ts';

/** Where calls are: two spellings of one base (product.md section 1). */
export const CALLS = ['/backend/api', '/api'];

/** Passes `*.php` calls on to the API. */
export function api(upstream: Upstream): RequestHandler {
  return (request, response, next) => upstream.pipe(request, response, next);
}

import { AppError } from '@fakos/shared-kit/errors';
import type { RequestHandler } from 'express';
import type { Upstream } from '../upstream/upstream.ts';

/** Where the shop's original pictures are (spec section 7). */
export const UPLOADS = '/backend/uploads';

/** Passes a stored picture on from the API; nothing is ever written here. */
export function uploads(upstream: Upstream): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next(new AppError('METHOD_NOT_ALLOWED'));
    upstream.pipe(request, response, next);
  };
}

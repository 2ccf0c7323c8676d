import { AppError } from '@fakos/contracts/errors';
import type { RequestHandler } from 'express';
import type { Upstream } from '../../upstream/upstream.ts';

/** The base of the shop's original images (spec section 7). */
export const UPLOADS_PATH = '/backend/uploads';

/** Passes stored images from the API. Read-only. */
export function uploads(upstream: Upstream): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next(new AppError('METHOD_NOT_ALLOWED'));
    upstream.pipe(request, response, next);
  };
}

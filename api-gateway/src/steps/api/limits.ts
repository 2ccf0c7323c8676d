import { AppError } from '@fakos/contracts/errors';
import type { RequestHandler } from 'express';
import { type Options, rateLimit, type Store } from 'express-rate-limit';

/** Default limit of write requests per address and minute. */
export const WRITES_PER_MINUTE = 120;
/** Largest body of a request in bytes; the API limits uploads itself. */
export const MAX_BODY_BYTES = 11 * 1024 * 1024;

const MINUTE_MS = 60_000;

/** Refuses bodies whose `Content-Length` is too large, and addresses that write too often. Reads are not counted. */
export function limits(store?: Store, writesPerMinute = WRITES_PER_MINUTE): RequestHandler[] {
  const options: Partial<Options> = {
    windowMs: MINUTE_MS,
    limit: writesPerMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new AppError('TOO_MANY_REQUESTS')),
    ...(store ? { store, passOnStoreError: true } : {}),
  };
  const countWrites = rateLimit(options);
  const limitWrites: RequestHandler = (request, response, next) =>
    readMethods.includes(request.method) ? next() : countWrites(request, response, next);
  return [refuseLargeBodies, limitWrites];
}

const readMethods = ['GET', 'HEAD', 'OPTIONS'];

const refuseLargeBodies: RequestHandler = (request, _response, next) => {
  const length = Number(request.get('content-length') ?? 0);
  next(length > MAX_BODY_BYTES ? new AppError('TOO_LARGE') : undefined);
};

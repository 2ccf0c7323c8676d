import { AppError } from '@fakos/contracts/errors';
import type { RequestHandler } from 'express';

/** Requests that one address may have open at the same time; more are refused. */
export const MAX_OPEN_REQUESTS = 256;

/** Refuses requests of an address that has too many open ones. Responses from memory are not counted. */
export function limitConcurrency(limit = MAX_OPEN_REQUESTS): RequestHandler {
  const counts = new Map<string, number>();
  return (request, response, next) => {
    const address = request.ip ?? '';
    const count = counts.get(address) ?? 0;
    if (count >= limit) return next(new AppError('TOO_MANY_REQUESTS'));
    counts.set(address, count + 1);
    response.once('close', () => {
      const left = (counts.get(address) ?? 1) - 1;
      if (left > 0) counts.set(address, left);
      else counts.delete(address);
    });
    next();
  };
}

import { randomInt } from 'node:crypto';
import type { RequestHandler } from 'express';

/** Name of the cookie that keeps a visitor on the same releases. */
export const BUCKET_COOKIE = 'fakos_bucket';
const BUCKETS = 100;
const COOKIE_MAX_AGE_MS = 365 * 24 * 3_600_000;

/**
 * Assigns each visitor to one of a hundred buckets (`response.locals.bucket`) while a release is live for a share of the
 * visitors. The cookie holds the bucket's number and nothing personal.
 *
 * @param hasCanary true while a release is live for a share only
 */
export function canaryBucket(hasCanary: () => Promise<boolean>): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' || !(await hasCanary())) {
      next();
      return;
    }
    const known = readBucket(request.get('cookie'));
    const bucket = known ?? randomInt(BUCKETS);
    if (known === undefined) {
      response.cookie(BUCKET_COOKIE, String(bucket), {
        httpOnly: true,
        sameSite: 'lax',
        secure: request.secure,
        path: '/',
        maxAge: COOKIE_MAX_AGE_MS,
      });
    }
    response.locals.bucket = bucket;
    next();
  };
}

function readBucket(header: string | undefined): number | undefined {
  const text = new RegExp(`(?:^|;\\s*)${BUCKET_COOKIE}=(\\d{1,2})(?:;|$)`).exec(header ?? '')?.[1];
  return text === undefined ? undefined : Number(text);
}

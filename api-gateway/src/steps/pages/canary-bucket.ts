import { randomInt } from 'node:crypto';
import type { RequestHandler } from 'express';
import { STAGED_BUCKET } from '../../releases/composition/live-composition.ts';

/** Name of the cookie that keeps a visitor on the same releases. */
export const BUCKET_COOKIE = 'fakos_bucket';
/** Value of {@link BUCKET_COOKIE} in the browser of a smoke test, which gets the staged releases. */
export const STAGED_COOKIE = 'staged';
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
    const known = readBucket(request.get('cookie'));
    if (request.method !== 'GET' || !(known === STAGED_BUCKET || (await hasCanary()))) {
      next();
      return;
    }
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
  const text = new RegExp(`(?:^|;\\s*)${BUCKET_COOKIE}=(\\d{1,2}|${STAGED_COOKIE})(?:;|$)`).exec(header ?? '')?.[1];
  if (text === STAGED_COOKIE) return STAGED_BUCKET;
  return text === undefined ? undefined : Number(text);
}

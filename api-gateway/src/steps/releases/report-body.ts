import { AppError } from '@fakos/contracts/errors';
import express, { type ErrorRequestHandler, type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';

/** Largest report, in bytes. */
export const MAX_REPORT_BYTES = 4 * 1024;
/** Limit of reports per address and minute. */
export const REPORTS_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

/** Handlers that read a browser's report as JSON, within the limits of size and number. Throws TOO_LARGE, TOO_MANY_REQUESTS. */
export function readReport(): (RequestHandler | ErrorRequestHandler)[] {
  const limit = rateLimit({
    windowMs: MINUTE_MS,
    limit: REPORTS_PER_MINUTE,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new AppError('TOO_MANY_REQUESTS')),
  });
  // `navigator.sendBeacon` sends text/plain, which needs no CORS preflight.
  const body = express.json({ limit: MAX_REPORT_BYTES, type: () => true });
  return [limit, body, toBodyError];
}

const toBodyError: ErrorRequestHandler = (error: { status?: unknown }, _request, _response, next) => {
  next(error.status === 413 ? new AppError('TOO_LARGE') : error);
};

import { AppError } from '@fakos/shared-kit/errors';
import { CRASHES_PATH, FAILURES_PATH, failurePhases, MAX_CRASH_ERROR } from '@fakos/shared-kit/remote/failures';
import express, { type ErrorRequestHandler, type RequestHandler, Router } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { FailureCounts } from '../releases/failure-counts.ts';

/** Largest report, in bytes. */
export const MAX_REPORT_BYTES = 4 * 1024;
/** Reports that one address may make in a minute. */
export const REPORTS_PER_MINUTE = 30;
const MINUTE_MS = 60_000;

const failure = z.object({
  remote: z.string().regex(/^mfe-[a-z-]{1,60}$/),
  version: z.string().regex(/^\w[\w.+-]{0,63}$/),
  phase: z.enum(failurePhases),
  code: z.string().regex(/^[A-Z_]{1,40}$/),
  page: z.string().regex(/^\/[^?#\s]{0,300}$/),
});

const crash = z.object({
  reference: z.string().regex(/^[0-9A-Z]{8}$/),
  error: z.string().max(MAX_CRASH_ERROR),
  page: z.string().regex(/^\/[^?#\s]{0,300}$/),
});

/** What the step needs: who counts, and which releases there are. */
export interface FailureReportParts {
  readonly failures: FailureCounts;
  /** True for a release that a page may show. */
  readonly isKnown: (remote: string, version: string) => Promise<boolean>;
  readonly log: Logger;
}

/** Takes the reports of pages that failed, or whose remotes did: 204, whatever follows from it. */
export function failureReports({ failures, isKnown, log }: FailureReportParts): Router {
  const router = Router();
  const limit = rateLimit({
    windowMs: MINUTE_MS,
    limit: REPORTS_PER_MINUTE,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new AppError('TOO_MANY_REQUESTS')),
  });
  // Pages that are being left send their report as text/plain, which needs no leave of another origin.
  const body = express.json({ limit: MAX_REPORT_BYTES, type: () => true });
  const take: RequestHandler = async (request, response) => {
    const found = failure.safeParse(request.body);
    if (!found.success) throw new AppError('VALIDATION');
    if (!(await isKnown(found.data.remote, found.data.version))) throw new AppError('VALIDATION');
    failures.failed(found.data, ipKeyGenerator(request.ip ?? ''));
    response.status(204).end();
  };
  const note: RequestHandler = (request, response) => {
    const found = crash.safeParse(request.body);
    if (!found.success) throw new AppError('VALIDATION');
    log.error(found.data, 'a page crashed');
    response.status(204).end();
  };
  router.post(FAILURES_PATH, limit, body, nameBodyFault, take);
  router.post(CRASHES_PATH, limit, body, nameBodyFault, note);
  return router;
}

const nameBodyFault: ErrorRequestHandler = (error: { status?: unknown }, _request, _response, next) => {
  next(error.status === 413 ? new AppError('TOO_LARGE') : error);
};

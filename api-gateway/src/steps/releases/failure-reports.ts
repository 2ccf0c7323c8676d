import { AppError } from '@fakos/contracts/errors';
import { CRASHES_PATH, FAILURES_PATH, failurePhases, MAX_CRASH_ERROR } from '@fakos/contracts/remote/failures';
import { type RequestHandler, Router } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { FailureCounts } from '../../releases/failure-counts.ts';
import { readReport } from './report-body.ts';

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

/** Parts of the step. */
export interface FailureReportParts {
  readonly failures: FailureCounts;
  /** True for a release that a page may show. */
  readonly isKnown: (remote: string, version: string) => Promise<boolean>;
  readonly log: Logger;
}

/** Receives the reports of pages that crashed or whose remotes failed, and responds with 204. */
export function failureReports({ failures, isKnown, log }: FailureReportParts): Router {
  const router = Router();
  const read = readReport();
  const receiveFailure: RequestHandler = async (request, response) => {
    const found = failure.safeParse(request.body);
    if (!found.success) throw new AppError('VALIDATION');
    if (!(await isKnown(found.data.remote, found.data.version))) throw new AppError('VALIDATION');
    await failures.countFailure(found.data, ipKeyGenerator(request.ip ?? ''));
    response.status(204).end();
  };
  const receiveCrash: RequestHandler = (request, response) => {
    const found = crash.safeParse(request.body);
    if (!found.success) throw new AppError('VALIDATION');
    log.error(found.data, 'a page crashed');
    response.status(204).end();
  };
  router.post(FAILURES_PATH, ...read, receiveFailure);
  router.post(CRASHES_PATH, ...read, receiveCrash);
  return router;
}

import { AppError } from '@fakos/contracts/errors';
import { ERRORS_PATH, type ErrorReport, MAX_ERROR_STACK, MAX_ERROR_TEXT } from '@fakos/contracts/remote/failures';
import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { ErrorStore } from '../../error-reports/error-store.ts';
import { formatFrame, parseStack } from '../../error-reports/parse-stack.ts';
import { scrubText } from '../../error-reports/scrub-text.ts';
import { SHELL } from '../../releases/registry.ts';
import { readReport } from './report-body.ts';

const errorReport: z.ZodType<ErrorReport> = z.object({
  error: z.string().min(1).max(MAX_ERROR_TEXT),
  stack: z.string().max(MAX_ERROR_STACK),
  page: z.string().regex(/^\/[^?#\s]{0,300}$/),
});

/** Parts of the step. */
export interface ErrorReportParts {
  readonly errors: Pick<ErrorStore, 'add'>;
  /** True for a release that a page may show. */
  readonly isKnown: (part: string, version: string) => Promise<boolean>;
}

/**
 * Receives errors of pages' scripts, and responds with 204. An error is of the innermost remote in its stack, else of the shell;
 * one that names no published release is left out.
 */
export function errorReports({ errors, isKnown }: ErrorReportParts): Router {
  const router = Router();
  const receive: RequestHandler = async (request, response) => {
    const found = errorReport.safeParse(request.body);
    if (!found.success) throw new AppError('VALIDATION');
    const { error, stack, page } = found.data;
    const frames = parseStack(stack);
    const origin = frames.find(({ part }) => part !== SHELL) ?? frames[0];
    if (origin && (await isKnown(origin.part, origin.version))) {
      const { part, version } = origin;
      errors.add({ part, version, error: scrubText(error), stack: frames.map(formatFrame), page: scrubText(page) });
    }
    response.status(204).end();
  };
  router.post(ERRORS_PATH, ...readReport(), receive);
  return router;
}

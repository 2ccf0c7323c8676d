import { AppError } from '@fakos/contracts/errors';
import { removePathLanguage } from '@fakos/contracts/languages';
import { WEB_VITALS_PATH, webVitalNames } from '@fakos/contracts/remote/web-vitals';
import { type RequestHandler, Router } from 'express';
import { z } from 'zod';
import type { Releases } from '../../releases/composition/live-composition.ts';
import { findOwnedRoute } from '../../releases/composition/site-routes.ts';
import type { WebVitalCounts } from '../../releases/web-vital-counts.ts';
import { readReport } from './report-body.ts';

const MAX_COMPOSITION = 2000;
/** Times above are errors of the browser's clock: a suspended computer, for example. */
const MAX_MS = 10 * 60_000;
const MAX_SHIFT = 1000;

const time = z.number().min(0).max(MAX_MS).optional();

const report = z.object({
  page: z.string().regex(/^\/[^?#\s]{0,300}$/),
  composition: z.string().max(MAX_COMPOSITION),
  values: z.object({ LCP: time, INP: time, CLS: z.number().min(0).max(MAX_SHIFT).optional() }),
});

/** Parts of the step. */
export interface WebVitalReportParts {
  readonly releases: Releases;
  readonly vitals: WebVitalCounts;
  /** True for a release that a page may show. */
  readonly isKnown: (part: string, version: string) => Promise<boolean>;
}

/**
 * Receives the Core Web Vitals of page views, and responds with 204. They count for the route of the page and the release of
 * the part that serves it; pages without a route do not count.
 */
export function webVitalReports({ releases, vitals, isKnown }: WebVitalReportParts): Router {
  const router = Router();
  const receive: RequestHandler = async (request, response) => {
    const found = report.safeParse(request.body);
    if (!found.success) throw new AppError('VALIDATION');
    const { page, composition, values } = found.data;
    const owned = findOwnedRoute(await releases.live(), removePathLanguage(page).slice(1));
    const version = owned && findVersion(composition, owned.part);
    if (owned && version !== undefined && (await isKnown(owned.part, version))) {
      for (const metric of webVitalNames) {
        const value = values[metric];
        if (value !== undefined) vitals.count({ part: owned.part, version, page: owned.route.path }, metric, value);
      }
    }
    response.status(204).end();
  };
  router.post(WEB_VITALS_PATH, ...readReport(), receive);
  return router;
}

/** The version of a part in a composition's key, such as `shell@1 mfe-shop@2`. */
function findVersion(composition: string, part: string): string | undefined {
  const found = composition.split(' ').find((name) => name.startsWith(`${part}@`));
  return found?.slice(part.length + 1);
}

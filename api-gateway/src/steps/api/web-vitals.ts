import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { getWebVitals } from '@fakos/contracts/web-vitals/contract';
import { type RequestHandler, Router } from 'express';
import type { WebVitalCounts } from '../../releases/web-vital-counts.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { requirePermission } from './require-permission.ts';
import type { MissingRole } from './sign-in.ts';

/** Parts of the step. */
export interface WebVitalsParts {
  readonly vitals: WebVitalCounts;
  readonly upstream: Upstream;
  readonly missingRole: MissingRole;
}

/** web-vitals.php, below the API's base: the Core Web Vitals of the last days, for staff. Never cached. */
export function webVitals({ vitals, upstream, missingRole }: WebVitalsParts): RequestHandler {
  const router = Router();
  router.get('/web-vitals.php', async (request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    await requirePermission(request, getWebVitals.permission, { upstream, missingRole });
    response.json({ success: true, data: await vitals.summarise() } satisfies EndpointResponse<typeof getWebVitals>);
  });
  return router;
}

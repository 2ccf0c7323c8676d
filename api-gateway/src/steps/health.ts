import { Router } from 'express';
import type { Releases } from '../releases/composition/live-composition.ts';
import type { LiveCheck } from '../releases/live-check.ts';

/** Reasons that a response lists for one release. */
const LISTED_REASONS = 5;

/**
 * `/healthz`: the process responds. `/readyz`: it can serve pages. Its status is `degraded` where files of a live release
 * are not as published, or the object storage of the releases does not respond. Pages are still served, with an earlier
 * release where there is one, so a load balancer must not remove the gateway.
 *
 * @param check verifies the live files; left out in development
 */
export function health(releases: Releases, check?: Pick<LiveCheck, 'listProblems' | 'getStorageProblem'>): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const { shell, remotes } = await releases.live();
    const problems = (await check?.listProblems()) ?? [];
    const storage = check?.getStorageProblem();
    response.json({
      status: problems.length > 0 || storage !== undefined ? 'degraded' : 'ok',
      shell: shell.version,
      remotes: Object.fromEntries(remotes.map(({ manifest }) => [manifest.id, manifest.version])),
      ...(storage !== undefined && { storage }),
      problems: problems.map(({ name, version, reasons }) => ({
        name,
        version,
        reasons: reasons.slice(0, LISTED_REASONS),
      })),
    });
  });
  return router;
}

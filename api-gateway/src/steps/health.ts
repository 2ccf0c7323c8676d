import { Router } from 'express';
import type { Releases } from '../releases/composition/live-composition.ts';

/** `/healthz`: the process responds. `/readyz`: it knows what is live, so it can serve pages. */
export function health(releases: Releases): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => void response.json({ status: 'ok' }));
  router.get('/readyz', async (_request, response) => {
    const { shell, remotes } = await releases.live();
    const live = Object.fromEntries(remotes.map(({ manifest }) => [manifest.id, manifest.version]));
    response.json({ status: 'ok', shell: shell.version, remotes: live });
  });
  return router;
}

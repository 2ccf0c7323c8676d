import { Router } from 'express';
import type { Releases } from '../../releases/composition/live-composition.ts';
import type { Renderer } from '../../render/renderer.ts';

/** The address at which an open page checks whether its releases are still live. */
export const COMPOSITION_PATH = '/composition';

/** Responds with the key of the visitor's live composition, which their page carries as well. */
export function composition(releases: Releases, renderer?: Pick<Renderer, 'getUsable'>): Router {
  const router = Router();
  router.get(COMPOSITION_PATH, async (_request, response) => {
    const live = await releases.live(response.locals.bucket as number | undefined);
    const { key } = renderer?.getUsable(live) ?? live;
    response.setHeader('Cache-Control', 'private, no-cache').json({ key });
  });
  return router;
}

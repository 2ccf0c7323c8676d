import { Router } from 'express';
import type { Releases } from '../releases/live-composition.ts';
import type { Renderer } from '../render/renderer.ts';

/** Where an open page asks whether what it was made of is still live. */
export const COMPOSITION_PATH = '/composition';

/** Says what is live for the visitor, by the key that their page carries as well. */
export function composition(releases: Releases, renderer?: Pick<Renderer, 'usable'>): Router {
  const router = Router();
  router.get(COMPOSITION_PATH, async (_request, response) => {
    const live = await releases.live(response.locals.bucket as number | undefined);
    const { key } = renderer?.usable(live) ?? live;
    response.setHeader('Cache-Control', 'private, no-cache').json({ key });
  });
  return router;
}

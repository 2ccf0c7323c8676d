import { AppError } from '@fakos/contracts/errors';
import { getPathLanguage, removePathLanguage } from '@fakos/contracts/languages';
import { FROZEN_PATH, type FrozenPage } from '@fakos/contracts/remote/failures';
import { type RequestHandler, Router } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import { listViewFiles } from '../../html/view-files.ts';
import type { Releases } from '../../releases/composition/live-composition.ts';
import { findOwnedRoute } from '../../releases/composition/site-routes.ts';
import type { FailureCounts } from '../../releases/failure-counts.ts';
import { readReport } from './report-body.ts';

const MAX_COMPOSITION = 2000;

const frozenPage: z.ZodType<FrozenPage> = z.object({
  page: z.string().regex(/^\/[^?#\s]{0,300}$/),
  composition: z.string().max(MAX_COMPOSITION),
});

/** Parts of the step. */
export interface FrozenPageParts {
  readonly releases: Releases;
  readonly failures: FailureCounts;
  /** True for a release that a page may show. */
  readonly isKnown: (remote: string, version: string) => Promise<boolean>;
  readonly log: Logger;
}

interface Suspect {
  readonly remote: string;
  readonly version: string;
}

/**
 * Receives the reports of pages that froze, and responds with 204. The browser does not know which code blocked it: it is a
 * failure of the only new release of the page's first view, else of the remote whose route the page is.
 */
export function frozenPages(parts: FrozenPageParts): Router {
  const { failures, log } = parts;
  const router = Router();
  const receive: RequestHandler = async (request, response) => {
    const found = frozenPage.safeParse(request.body);
    if (!found.success) throw new AppError('VALIDATION');
    const { page } = found.data;
    const suspect = await findSuspect(parts, found.data);
    const failure = { phase: 'frozen', code: 'REMOTE_RENDER_FAILED', page } as const;
    if (suspect) await failures.countFailure({ ...suspect, ...failure }, ipKeyGenerator(request.ip ?? ''));
    else log.warn(found.data, 'a page froze');
    response.status(204).end();
  };
  router.post(FROZEN_PATH, ...readReport(), receive);
  return router;
}

async function findSuspect(
  { releases, failures, isKnown }: FrozenPageParts,
  { page, composition }: FrozenPage,
): Promise<Suspect | undefined> {
  const live = await releases.live();
  const path = removePathLanguage(page).slice(1);
  const shown = listViewFiles(live, path, getPathLanguage(page)).remotes.map(({ release }) => release.manifest.id);
  const named = composition.split(' ').map((name) => {
    const [remote = '', version = ''] = name.split('@');
    return { remote, version };
  });
  const suspects: (Suspect & { isNew: boolean })[] = [];
  for (const { remote, version } of named) {
    if (shown.includes(remote) && (await isKnown(remote, version)))
      suspects.push({ remote, version, isNew: await failures.isNew(remote, version) });
  }
  const [first, ...others] = suspects.filter(({ isNew }) => isNew);
  const owner = findOwnedRoute(live, path)?.part;
  const suspect = first && others.length === 0 ? first : suspects.find(({ remote }) => remote === owner);
  return suspect && { remote: suspect.remote, version: suspect.version };
}

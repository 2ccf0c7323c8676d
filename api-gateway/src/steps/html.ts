import { languageOfPath, pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { type Request, Router } from 'express';
import type { Logger } from 'pino';
import { composePage } from '../html/compose-page.ts';
import { fetchAnswers } from '../html/fetch-answers.ts';
import type { LiveComposition, Releases } from '../releases/live-composition.ts';
import { matchesRoute } from '../releases/match-routes.ts';
import type { Upstream } from '../upstream/upstream.ts';

/** Composes the HTML of every page: 200 where the shell or a live remote serves the address, else 404. */
export function html(parts: {
  releases: Releases;
  upstream: Upstream;
  log: Logger;
  firstScript: string | undefined;
}): Router {
  const { releases, upstream, log, firstScript } = parts;
  const router = Router();
  router.get('/{*path}', async (request, response) => {
    const path = pathWithoutLanguage(request.path).slice(1);
    const language = languageOfPath(request.path);
    const composition = await releases.live();
    const answers = await fetchAnswers(upstream, path, language, log);
    const page = composePage({
      composition,
      language,
      path,
      answers,
      nonce: response.locals.nonce as string,
      origin: originOf(request),
      firstScript,
    });
    response
      .status(isServed(composition, path) ? 200 : 404)
      .setHeader('Cache-Control', 'no-cache')
      .type('html')
      .send(page);
  });
  return router;
}

function isServed({ shell, remotes }: LiveComposition, path: string): boolean {
  const patterns = [shell, ...remotes.map(({ manifest }) => manifest)].flatMap(({ routes }) =>
    routes.map((route) => route.path),
  );
  return patterns.some((pattern) => matchesRoute(pattern, path));
}

function originOf(request: Request): string {
  return `${request.protocol}://${request.get('host') ?? 'localhost'}`;
}

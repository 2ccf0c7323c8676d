import { isUnderConstruction, staysOpen } from '@fakos/shared-kit/api/settings/flags';
import { isAdminPath, type Language, languageOfPath, pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import type { PageMeta, RenderedPage } from '@fakos/shared-kit/remote/rendering';
import { Router } from 'express';
import type { Logger } from 'pino';
import { bootData } from '../html/boot-data.ts';
import { composePage } from '../html/compose-page.ts';
import { fetchAnswers } from '../html/fetch-answers.ts';
import { isPrivatePath } from '../html/private-paths.ts';
import { originOf } from '../html/request-origin.ts';
import { viewFiles } from '../html/view-files.ts';
import type { FailureCounts } from '../releases/failure-counts.ts';
import type { LiveComposition, Releases } from '../releases/live-composition.ts';
import { matchesRoute } from '../releases/match-routes.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Upstream } from '../upstream/upstream.ts';

/** What pages are made with. Without a renderer they are rendered by browsers. */
export interface HtmlParts {
  readonly releases: Releases;
  readonly renderer: Renderer | undefined;
  readonly upstream: Upstream;
  /** Counts how often each release is shown. */
  readonly failures: FailureCounts;
  readonly log: Logger;
  readonly firstScript: string | undefined;
  /** Lets browsers take remotes from a developer's own machine. */
  readonly overrides: boolean;
  /** Whether browsers are to have the service worker. */
  readonly worker: boolean;
}

/** How long crawlers wait after a page that could not be made, in seconds. */
const RETRY_AFTER_S = 60;

/** Composes the HTML of every page: 200 where the shell or a live remote serves the address, else 404. */
export function html(parts: HtmlParts): Router {
  const { releases, upstream, failures, log, firstScript, overrides, worker } = parts;
  const router = Router();
  router.get('/{*path}', async (request, response) => {
    const path = pathWithoutLanguage(request.path).slice(1);
    const language = languageOfPath(request.path);
    const live = await releases.live(response.locals.bucket as number | undefined);
    const { composition, rendered } = await renderPage(parts, live, {
      address: request.url,
      visitor: request.ip ?? '',
      path,
      language,
    });
    if (rendered?.redirect) {
      response.redirect(rendered.redirect);
      return;
    }
    failures.viewed(viewFiles(composition, path, language).remotes.map(({ release }) => release));
    const answers = rendered ? {} : await fetchAnswers(upstream, path, language, log);
    const nonce = response.locals.nonce as string;
    const origin = originOf(request);
    const meta = rendered?.meta ?? metaOf(composition, path, answers);
    const head = { language, path, nonce, origin, firstScript, overrides, worker };
    const page = composePage({ composition, rendered, meta, answers, ...head });
    const status = meta.status ?? 200;
    if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
    // Browsers keep pages for visits without a network: none that belongs to one visitor or brings a cookie.
    const isForOne = isPrivatePath(path) || response.hasHeader('Set-Cookie');
    const cacheControl = isForOne ? 'no-store' : 'no-cache';
    response.status(status).setHeader('Cache-Control', cacheControl).type('html').send(page);
  });
  return router;
}

async function renderPage(
  { renderer }: HtmlParts,
  live: LiveComposition,
  page: { address: string; visitor: string; path: string; language: Language },
): Promise<{ composition: LiveComposition; rendered: RenderedPage | undefined }> {
  const { address, visitor, path, language } = page;
  if (!renderer) return { composition: live, rendered: undefined };
  // The back office is rendered by browsers only.
  if (isAdminPath(`/${path}`)) return { composition: renderer.usable(live), rendered: undefined };
  const boot = (composition: LiveComposition) => bootData(composition, language, path);
  const isShared = !isPrivatePath(path);
  const result = await renderer.render({ composition: live, address, visitor, isShared, boot });
  return { composition: result?.composition ?? renderer.usable(live), rendered: result?.page };
}

/** What is known of a page that the browser renders. */
function metaOf(composition: LiveComposition, path: string, answers: Readonly<Record<string, unknown>>): PageMeta {
  const { settings } = (answers.getSettings ?? {}) as { settings?: { under_construction_enabled?: unknown } };
  if (isUnderConstruction(settings) && !staysOpen(path)) return { status: 503, noIndex: true };
  return isServed(composition, path) ? {} : { status: 404 };
}

function isServed({ shell, remotes }: LiveComposition, path: string): boolean {
  const patterns = [shell, ...remotes.map(({ manifest }) => manifest)].flatMap(({ routes }) =>
    routes.map((route) => route.path),
  );
  return patterns.some((pattern) => matchesRoute(pattern, path));
}

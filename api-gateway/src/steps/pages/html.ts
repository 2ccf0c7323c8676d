import {
  getPathLanguage,
  isAdminPath,
  type Language,
  localisePath,
  removePathLanguage,
} from '@fakos/contracts/languages';
import { PREVIEW_PARAMETER } from '@fakos/contracts/paths';
import type { PageMeta } from '@fakos/contracts/remote/page-meta';
import { isOpenDuringConstruction, isUnderConstruction } from '@fakos/contracts/settings/flags';
import { toSiteAddress } from '@fakos/contracts/text/site-address';
import type { RenderedPage } from '@fakos/shared-kit/remote/rendering';
import { type Request, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { createBootData } from '../../html/boot-data.ts';
import { composePage } from '../../html/compose-page.ts';
import { within } from '../../html/deadline.ts';
import { fetchInlinedData } from '../../html/fetch-inlined-data.ts';
import { FirstImages } from '../../html/first-images.ts';
import { getOrigin, getRequestOrigin } from '../../html/request-origin.ts';
import { listViewFiles } from '../../html/view-files.ts';
import type { MovedAddresses } from '../../redirects/moved-addresses.ts';
import type { LiveComposition, Releases } from '../../releases/composition/live-composition.ts';
import { findRoute, isPrivatePage } from '../../releases/composition/site-routes.ts';
import type { FailureCounts } from '../../releases/failure-counts.ts';
import type { PageRequest, Renderer } from '../../render/renderer.ts';
import type { Tracing } from '../../tracing/tracing.ts';
import type { Upstream } from '../../upstream/upstream.ts';
import { allowOpener } from '../security-headers.ts';

/** Parts of the step. Without a renderer, browsers render all pages. */
export interface HtmlParts {
  readonly releases: Releases;
  readonly renderer: Renderer | undefined;
  readonly upstream: Upstream;
  /** Where pages that are not found moved. */
  readonly moved: Pick<MovedAddresses, 'find'>;
  /** Counts how often each release is shown. */
  readonly failures: FailureCounts;
  readonly log: Logger;
  readonly tracing: Pick<Tracing, 'withSpan'> | undefined;
  readonly firstScript: string | undefined;
  /** Lets browsers load remotes from a developer's machine. */
  readonly overrides: boolean;
  /** Whether browsers install the service worker. */
  readonly worker: boolean;
  /** How long the page may wait for the API in all, in milliseconds. */
  readonly timeoutMs?: number | undefined;
}

/** How long a page may wait for the API where no setting says it, in milliseconds. */
const DEFAULT_TIMEOUT_MS = 2_000;

/** `Retry-After` of a page that could not be made, in seconds. */
const RETRY_AFTER_S = 60;

/**
 * The HTML of every page: 200 for an address that a route of the shell or of a live remote serves, else 404, or 301 where
 * the page moved.
 */
export function html(parts: HtmlParts): Router {
  const {
    releases,
    renderer,
    upstream,
    moved,
    failures,
    log,
    tracing,
    firstScript,
    overrides,
    worker,
    timeoutMs = DEFAULT_TIMEOUT_MS,
  } = parts;
  const router = Router();
  const images = new FirstImages(upstream);
  const sendPage = async (request: Request, response: Response): Promise<void> => {
    const deadline = performance.now() + timeoutMs;
    const path = removePathLanguage(request.path).slice(1);
    const language = getPathLanguage(request.path);
    const live = await releases.live(response.locals.bucket as number | undefined);
    const origin = getOrigin(request);
    // A preview link shows what not every visitor may see.
    const isPersonal = isPrivatePage(live, path) || PREVIEW_PARAMETER in request.query;
    const pageRequest = {
      address: request.url,
      origin,
      visitor: request.ip ?? '',
      path,
      language,
      isShared: !isPersonal,
    };
    const rendering = await within(deadline, renderPage(renderer, live, pageRequest), undefined);
    const { composition, rendered: page } = rendering ?? renderInBrowser(renderer, live);
    if (page?.redirect) {
      response.redirect(toSiteAddress(page.redirect) ?? localisePath('/', language));
      return;
    }
    const rendered = page && { ...page, html: await images.inline(page.html, request.headers) };
    const data = rendered ? {} : await fetchInlinedData({ upstream, path, language, log, deadline });
    const nonce = response.locals.nonce as string;
    const meta = rendered?.meta ?? getPageMeta(composition, path, language, data);
    const target = meta.status === 404 ? await within(deadline, moved.find(request.path), undefined) : undefined;
    if (target !== undefined) {
      const query = request.originalUrl.indexOf('?');
      const search = query < 0 ? '' : request.originalUrl.slice(query);
      // The address may be used again, and browsers would not ask for it.
      response.setHeader('Cache-Control', 'no-cache');
      response.redirect(301, localisePath(target, language) + search);
      return;
    }
    const { remotes } = listViewFiles(composition, path, language, rendered);
    failures.countViews(remotes.map(({ release }) => release));
    const fileOrigin = getRequestOrigin(request);
    const head = { language, path, nonce, origin, fileOrigin, firstScript, overrides, worker };
    const { first, rest } = composePage({ composition, rendered, meta, data, ...head });
    const status = meta.status ?? 200;
    if (status === 503) response.setHeader('Retry-After', RETRY_AFTER_S);
    // Service workers store pages with `no-cache`: none that is private or sets a cookie.
    const isStorable = !isPersonal && !response.hasHeader('Set-Cookie');
    const cacheControl = isStorable ? 'no-cache' : 'no-store';
    if (!isPersonal) allowOpener(response);
    response.status(status).setHeader('Cache-Control', cacheControl).type('html').write(first);
    // Without this, a small first part would be sent with the rest.
    response.flush();
    response.end(rest);
  };
  router.get('/{*path}', (request, response) =>
    tracing ? tracing.withSpan('page', {}, () => sendPage(request, response)) : sendPage(request, response),
  );
  return router;
}

/** A page as the server rendered it, if it did, and the releases that it shows. */
interface PageRendering {
  readonly composition: LiveComposition;
  readonly rendered: RenderedPage | undefined;
}

async function renderPage(
  renderer: Renderer | undefined,
  live: LiveComposition,
  page: Omit<PageRequest, 'composition' | 'boot'> & { path: string; language: Language },
): Promise<PageRendering> {
  const { path, language, ...request } = page;
  // Only browsers render the back office.
  if (!renderer || isAdminPath(`/${path}`)) return renderInBrowser(renderer, live);
  const boot = (composition: LiveComposition) => createBootData(composition, language, path);
  const result = await renderer.render({ composition: live, ...request, boot });
  return result ? { composition: result.composition, rendered: result.page } : renderInBrowser(renderer, live);
}

function renderInBrowser(renderer: Renderer | undefined, live: LiveComposition): PageRendering {
  return { composition: renderer?.getUsable(live) ?? live, rendered: undefined };
}

/** Metadata that the gateway itself has for a page that the browser renders. */
function getPageMeta(
  composition: LiveComposition,
  path: string,
  language: Language,
  data: Readonly<Record<string, unknown>>,
): PageMeta {
  const { settings } = (data.getSettings ?? {}) as { settings?: { under_construction_enabled?: unknown } };
  if (isUnderConstruction(settings) && !isOpenDuringConstruction(path)) return { status: 503, noIndex: true };
  const route = findRoute(composition, path);
  if (!route) return { status: 404 };
  return route.title ? { title: route.title[language] } : {};
}

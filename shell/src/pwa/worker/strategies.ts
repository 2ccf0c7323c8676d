import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  type Strategy,
  type StrategyHandler,
} from 'workbox-strategies';
import { CACHES } from '../worker-names.ts';
import { isIntact } from './integrity.ts';
import { OfflineCopy } from './offline-copy.ts';
import { callKey, filesNamedIn, type Kind, mayKeep, pageKey } from './what-to-keep.ts';

/** Written in by the build: the version of the shell's release that this worker belongs to. */
declare const SHELL_VERSION: string;

/** How long the network may take before what was kept is shown instead, in seconds. */
const PAGE_PATIENCE_S = 5;
const CALL_PATIENCE_S = 4;

const DAY_S = 86_400;
/** How much is kept of each kind, and for how long; what was used longest ago goes first. */
const LIMITS = {
  pages: { maxEntries: 60, maxAgeSeconds: 30 * DAY_S },
  calls: { maxEntries: 200, maxAgeSeconds: 7 * DAY_S },
  pictures: { maxEntries: 200, maxAgeSeconds: 30 * DAY_S },
  // Of several releases at once: a tab that was opened three of them ago still finds its own.
  files: { maxEntries: 400, maxAgeSeconds: 60 * DAY_S },
} as const;

/** What a request has in its headers says nothing that its key does not say. */
const matchOptions = { ignoreVary: true };

const keepOnly = (kind: Kind): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (mayKeep(kind, response) ? response : null),
});
const keyed = (keyOf: (request: Request) => string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request),
});

function expireBy(kind: keyof typeof LIMITS): ExpirationPlugin {
  return new ExpirationPlugin({ ...LIMITS[kind], matchOptions, purgeOnQuotaError: true });
}

/** Of which release of the shell this worker is. */
export const version = SHELL_VERSION;

/** What opens without a network in any case. */
export const offline = new OfflineCopy(version);

const forgettable = { pages: expireBy('pages'), calls: expireBy('calls') };

/** Calls of the catalogue: the network's answer, else the one that was seen, in the same language. */
export const calls = new NetworkFirst({
  cacheName: CACHES.calls,
  networkTimeoutSeconds: CALL_PATIENCE_S,
  matchOptions,
  plugins: [
    keepOnly('call'),
    keyed(({ url, headers }) => callKey(url, headers.get('Accept-Language'))),
    forgettable.calls,
  ],
});

/** Pictures: the one that was seen at once, a newer one the next time. */
export const pictures = new StaleWhileRevalidate({
  cacheName: CACHES.pictures,
  matchOptions,
  plugins: [keepOnly('picture'), expireBy('pictures')],
});

/**
 * True for a file that was compared with its hash, by the browser itself: either now, or when it came to the page that is
 * shown, out of whose memory it is taken. Tags that stand in a document ask without their hash; their files are kept with
 * the document. Fonts have none.
 */
function isVouchedFor({ url, integrity, cache }: Request): boolean {
  return integrity !== '' || cache === 'only-if-cached' || url.endsWith('.woff2');
}

const filesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isVouchedFor(request) && mayKeep('file', response) ? response : null,
  // A file that is not what the page's hash says is none: the network is asked, and a good answer takes its place.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await isIntact(request.integrity, cachedResponse)) ? cachedResponse : null,
};

/** Files of a release never change under their names: from the offline page's own, from those seen, else the network's. */
class ReleaseFiles extends CacheFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const kept = await caches.match(request.url, { cacheName: offline.cacheName, ...matchOptions });
    if (kept && (await isIntact(request.integrity, kept))) return kept;
    return super._handle(request, handler);
  }
}

/** See {@link ReleaseFiles}. */
export const releaseFiles: Strategy = new ReleaseFiles({
  cacheName: CACHES.files,
  matchOptions,
  plugins: [filesOnly, expireBy('files')],
});

/** A page is kept with the files that it names. */
const withItsFiles: WorkboxPlugin = {
  cacheDidUpdate: async ({ newResponse, event }) => {
    const named = filesNamedIn(await newResponse.text());
    await Promise.allSettled(
      named.map(({ href, integrity }) => keep(releaseFiles, new Request(href, { integrity }), event)),
    );
  },
};

/** Pages as documents: the network's, else the same page as it was seen. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PAGE_PATIENCE_S,
  matchOptions,
  plugins: [keepOnly('page'), keyed(({ url }) => pageKey(url)), forgettable.pages, withItsFiles],
});

/** Lets a strategy keep what a request brings; resolves when it has, and when it cannot. */
export async function keep(strategy: Strategy, request: Request, event: ExtendableEvent): Promise<void> {
  await Promise.allSettled(strategy.handleAll({ event, request }));
}

/** Forgets every page and every answer that was seen. */
export async function forgetSeen(): Promise<void> {
  await Promise.all(Object.values(forgettable).map((expiration) => expiration.deleteCacheAndMetadata()));
  // After a restart of the worker the lines above know of no cache yet.
  await Promise.all([caches.delete(CACHES.pages), caches.delete(CACHES.calls)]);
}

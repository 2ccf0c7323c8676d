import type { OfflineEndpoints } from '@fakos/contracts/caching';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import {
  CacheFirst,
  NetworkFirst,
  StaleWhileRevalidate,
  type Strategy,
  type StrategyHandler,
} from 'workbox-strategies';
import { CACHES } from '../worker-protocol.ts';
import { getApiKey, getPageKey, isCacheable, listReleaseFiles, type RequestKind } from './cache-rules.ts';
import { OfflineCache } from './offline-cache.ts';

/** Version of the shell release, inserted by the build. */
declare const SHELL_VERSION: string;
/** Inserted by the build, from the contracts. */
declare const OFFLINE_ENDPOINTS: OfflineEndpoints;

/** Network timeouts in seconds, after which a cached response is used. */
const PAGE_TIMEOUT_S = 5;
const API_TIMEOUT_S = 4;

const DAY_S = 86_400;
/** Size and age limits of each cache; the least recently used entries are removed first. */
const LIMITS = {
  pages: { maxEntries: 60, maxAgeSeconds: 30 * DAY_S },
  responses: { maxEntries: 200, maxAgeSeconds: 7 * DAY_S },
  images: { maxEntries: 200, maxAgeSeconds: 30 * DAY_S },
  // For several releases: a tab opened three releases ago still finds its files.
  files: { maxEntries: 400, maxAgeSeconds: 60 * DAY_S },
} as const;

const SHA384 = /sha384-(\S+)/;

/** The cache key contains everything that a response varies by. */
const matchOptions = { ignoreVary: true };

const cacheableOnly = (kind: RequestKind): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) => (isCacheable(kind, response) ? response : null),
});
const withKey = (getKey: (request: Request) => string): WorkboxPlugin => ({
  cacheKeyWillBeUsed: async ({ request }) => getKey(request),
});

function createExpiration(kind: keyof typeof LIMITS): ExpirationPlugin {
  return new ExpirationPlugin({ ...LIMITS[kind], matchOptions, purgeOnQuotaError: true });
}

/** The shell release of this worker. */
export const version = SHELL_VERSION;

/** Endpoints whose responses are cached for offline use. */
export const offlineEndpoints = OFFLINE_ENDPOINTS;

/** Always available offline. */
export const offlineCache = new OfflineCache(version);

const expirations = { pages: createExpiration('pages'), responses: createExpiration('responses') };

/** Responses of the catalogue's API: from the network, otherwise the cached one in the same language. */
export const apiResponses = new NetworkFirst({
  cacheName: CACHES.responses,
  networkTimeoutSeconds: API_TIMEOUT_S,
  matchOptions,
  plugins: [
    cacheableOnly('api'),
    withKey(({ url, headers }) => getApiKey(url, headers.get('Accept-Language'))),
    expirations.responses,
  ],
});

/** Images: the cached one at once, refreshed in the background. */
export const images = new StaleWhileRevalidate({
  cacheName: CACHES.images,
  matchOptions,
  plugins: [cacheableOnly('image'), createExpiration('images')],
});

/**
 * True for a file that the browser has verified by its hash: with this request, or when the page loaded it into the
 * HTTP cache. Tags in a document request files without their hash; those files are cached together with the document.
 * Fonts have no hash.
 */
function isVerified({ url, integrity, cache }: Request): boolean {
  return integrity !== '' || cache === 'only-if-cached' || url.endsWith('.woff2');
}

const verifiedFilesOnly: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isVerified(request) && isCacheable('file', response) ? response : null,
  // A cached file with another hash is ignored, and replaced by the network's.
  cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
    cachedResponse && (await matchesIntegrity(request.integrity, cachedResponse)) ? cachedResponse : null,
};

/** Release files are immutable: served from the offline cache, then from the file cache, then from the network. */
class ReleaseFileStrategy extends CacheFirst {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const cached = await caches.match(request.url, { cacheName: offlineCache.cacheName, ...matchOptions });
    if (cached && (await matchesIntegrity(request.integrity, cached))) return cached;
    return super._handle(request, handler);
  }
}

export const releaseFiles: Strategy = new ReleaseFileStrategy({
  cacheName: CACHES.files,
  matchOptions,
  plugins: [verifiedFilesOnly, createExpiration('files')],
});

/** Caches the files of a page together with the page. */
const cachePageFiles: WorkboxPlugin = {
  cacheDidUpdate: async ({ newResponse, event }) => {
    const files = listReleaseFiles(await newResponse.text());
    await Promise.allSettled(
      files.map(({ href, integrity }) => cacheRequest(releaseFiles, new Request(href, { integrity }), event)),
    );
  },
};

/** Removes a cached page that has become private. */
const removePrivate: WorkboxPlugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (/\bno-store\b/i.test(response.headers.get('Cache-Control') ?? '')) {
      const cache = await caches.open(CACHES.pages);
      await cache.delete(getPageKey(request.url), matchOptions);
    }
    return response;
  },
};

/** Documents: from the network, otherwise the cached one. */
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PAGE_TIMEOUT_S,
  matchOptions,
  plugins: [
    cacheableOnly('page'),
    withKey(({ url }) => getPageKey(url)),
    expirations.pages,
    removePrivate,
    cachePageFiles,
  ],
});

/** Requests a resource and caches it by its strategy; resolves when finished, also after a failure. */
export async function cacheRequest(strategy: Strategy, request: Request, event: ExtendableEvent): Promise<void> {
  await Promise.allSettled(strategy.handleAll({ event, request }));
}

/** Deletes all cached pages and API responses. */
export async function clearViewed(): Promise<void> {
  await Promise.all(Object.values(expirations).map((expiration) => expiration.deleteCacheAndMetadata()));
  // After a restart of the worker the expiration plugins do not know the caches yet.
  await Promise.all([caches.delete(CACHES.pages), caches.delete(CACHES.responses)]);
}

/** True when the response body has the expected SRI hash (SHA-384), or when no hash is given. */
async function matchesIntegrity(integrity: string, response: Response): Promise<boolean> {
  const expected = SHA384.exec(integrity)?.[1];
  if (!expected) return true;
  const digest = await crypto.subtle.digest('SHA-384', await response.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(digest))) === expected;
}

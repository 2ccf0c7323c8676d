import { CACHES, type WorkerMessage } from '../worker-protocol.ts';
import { getPageKey, getRequestKind, isCacheablePage } from './cache-rules.ts';
import { cacheRequest, images, offlineEndpoints, pages, releaseFiles } from './strategies.ts';

/** Age in milliseconds from which a visit refreshes a cached page. */
const FRESH_MS = 3_600_000;
/** Maximum number of files cached per message. */
const MAX_FILES = 150;
/** The `Accept` header of image elements in Chromium, Firefox and Safari: the server chooses the format by it. */
const IMAGE_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/**
 * Caches a viewed page whose document the worker did not serve: the first one of a visit, and pages opened through the
 * router.
 */
export async function cacheViewedPage(
  event: ExtendableEvent,
  { page, access, files }: Extract<WorkerMessage, { type: 'seen' }>,
): Promise<void> {
  const { origin } = self.location;
  const address = new URL(page, origin);
  const tasks = [cacheLoadedFiles(event, { page, files })];
  const shouldCachePage = access !== 'private' && address.origin === origin && isCacheablePage(address.pathname);
  if (shouldCachePage && !(await isFresh(address.href))) {
    tasks.push(cacheRequest(pages, new Request(address, { headers: { Accept: 'text/html' } }), event));
  }
  await Promise.allSettled(tasks);
}

/** Caches files and images that a page requested before the worker controlled it. */
export async function cacheLoadedFiles(
  event: ExtendableEvent,
  { page, files }: Pick<Extract<WorkerMessage, { type: 'loaded' }>, 'page' | 'files'>,
): Promise<void> {
  const { origin } = self.location;
  const referrer = new URL(page, origin).href;
  const tasks = files.slice(0, MAX_FILES).map(async (url) => {
    const request = { url, method: 'GET', mode: 'cors', referrer, headers: new Headers() };
    const kind = getRequestKind(request, origin, offlineEndpoints);
    if (kind === 'file') {
      await cacheOnce(CACHES.files, url, () => cacheRequest(releaseFiles, createFileRequest(url), event));
    }
    if (kind === 'image') {
      const image = new Request(url, { headers: { Accept: IMAGE_ACCEPT } });
      await cacheOnce(CACHES.images, url, () => cacheRequest(images, image, event));
    }
  });
  await Promise.allSettled(tasks);
}

/**
 * Scripts come from the HTTP cache only: these bytes were verified when the page loaded them. Style sheets that the page
 * contained are not in that cache.
 */
function createFileRequest(url: string): Request {
  const cache = url.endsWith('.css') ? 'force-cache' : 'only-if-cached';
  return new Request(url, { cache, mode: 'same-origin' });
}

async function isFresh(url: string): Promise<boolean> {
  const cached = await caches.match(getPageKey(url), { cacheName: CACHES.pages, ignoreVary: true });
  const date = Date.parse(cached?.headers.get('Date') ?? '');
  return Date.now() - date < FRESH_MS;
}

async function cacheOnce(cacheName: string, url: string, addToCache: () => Promise<void>): Promise<void> {
  if (!(await caches.match(url, { cacheName, ignoreVary: true }))) await addToCache();
}

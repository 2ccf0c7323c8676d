import { CACHES, type WorkerMessage } from '../worker-names.ts';
import { keep, pages, pictures, releaseFiles } from './strategies.ts';
import { isPublicPage, kindOf, pageKey } from './what-to-keep.ts';

/** How old a kept page may be before a visit brings a new copy of it, in milliseconds. */
const FRESH_MS = 3_600_000;
/** Most files of one page that are kept because it was seen. */
const MOST_FILES = 150;
/** As Chromium, Firefox and Safari ask for the picture of an element: the answer's format depends on it. */
const PICTURE_ACCEPT = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/**
 * Keeps a page that the visitor sees though no document of it passed the worker: the first one of a visit, and those that
 * were opened inside a page.
 */
export async function keepSeen(
  event: ExtendableEvent,
  { page, files }: Extract<WorkerMessage, { type: 'seen' }>,
): Promise<void> {
  const { origin } = self.location;
  const address = new URL(page, origin);
  const work: Promise<void>[] = [];
  if (address.origin === origin && isPublicPage(address.pathname) && !(await isFresh(address.href))) {
    work.push(keep(pages, new Request(address, { headers: { Accept: 'text/html' } }), event));
  }
  for (const url of files.slice(0, MOST_FILES)) {
    const kind = kindOf({ url, method: 'GET', mode: 'cors', referrer: address.href, headers: new Headers() }, origin);
    if (kind === 'file') work.push(keepOnce(CACHES.files, url, () => keep(releaseFiles, outOfMemory(url), event)));
    if (kind === 'picture') {
      const request = new Request(url, { headers: { Accept: PICTURE_ACCEPT } });
      work.push(keepOnce(CACHES.pictures, url, () => keep(pictures, request, event)));
    }
  }
  await Promise.allSettled(work);
}

/** The bytes that the page has compared with their hash and runs, and no others. */
function outOfMemory(url: string): Request {
  return new Request(url, { cache: 'only-if-cached', mode: 'same-origin' });
}

async function isFresh(url: string): Promise<boolean> {
  const kept = await caches.match(pageKey(url), { cacheName: CACHES.pages, ignoreVary: true });
  const date = Date.parse(kept?.headers.get('Date') ?? '');
  return Date.now() - date < FRESH_MS;
}

async function keepOnce(cacheName: string, url: string, keepIt: () => Promise<void>): Promise<void> {
  if (!(await caches.match(url, { cacheName, ignoreVary: true }))) await keepIt();
}

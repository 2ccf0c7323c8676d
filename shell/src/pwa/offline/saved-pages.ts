import { getPathLanguage, type Language } from '@fakos/contracts/languages';
import { CACHES } from '../worker-protocol.ts';

/** Separator of page title and shop name in document titles (see the kit's `documentTitle`). */
const TITLE_SEPARATOR = ' · ';

/** A page that is available offline. */
export interface SavedPage {
  readonly address: string;
  /** The decoded address, for display. */
  readonly path: string;
  readonly title: string;
}

/** Number of pages listed, the most recently viewed first. */
const MAX_LISTED = 24;

/** Lists the pages of a language that the service worker has cached; none without the Cache API. */
export async function listSavedPages(language: Language): Promise<SavedPage[]> {
  if (!('caches' in window) || !(await caches.has(CACHES.pages))) return [];
  const cache = await caches.open(CACHES.pages);
  const requests = await cache.keys();
  const pages = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const response = getPathLanguage(pathname) === language ? await cache.match(request) : undefined;
      if (!response) return [];
      const viewedAt = Date.parse(response.headers.get('Date') ?? '') || 0;
      const address = pathname + search;
      return [
        { address, path: decodeAddress(address), title: parseTitle(await response.text()) || pathname, viewedAt },
      ];
    }),
  );
  return pages
    .flat()
    .sort((a, b) => b.viewedAt - a.viewedAt)
    .slice(0, MAX_LISTED);
}

function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** Title of the page without the shop's name. */
function parseTitle(html: string): string {
  // Only this element is parsed: the browser would report the page's inlined style sheets, which have the nonce of another
  // response.
  const [element = ''] = /<title[\s>].*?<\/title>/s.exec(html) ?? [];
  const { title } = new DOMParser().parseFromString(element, 'text/html');
  const end = title.lastIndexOf(TITLE_SEPARATOR);
  return end > 0 ? title.slice(0, end) : title;
}

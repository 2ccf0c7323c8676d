import { type Language, languageOfPath } from '@fakos/shared-kit/i18n/languages';
import { CACHES } from '../worker-names.ts';

/** What stands between a page's title and the shop's name (the kit's `documentTitle`). */
const BEFORE_NAME = ' · ';

/** A page that opens without a network. */
export interface KeptPage {
  readonly address: string;
  /** The address as people read it. */
  readonly path: string;
  readonly title: string;
}

/** Most pages that the list shows, the ones seen last first. */
const MOST_SHOWN = 24;

/** The pages of a language that the service worker has kept; none where the browser cannot say. */
export async function listKeptPages(language: Language): Promise<KeptPage[]> {
  if (!('caches' in window) || !(await caches.has(CACHES.pages))) return [];
  const cache = await caches.open(CACHES.pages);
  const requests = await cache.keys();
  const found = await Promise.all(
    requests.map(async (request) => {
      const { pathname, search } = new URL(request.url);
      const answer = languageOfPath(pathname) === language ? await cache.match(request) : undefined;
      if (!answer) return [];
      const seenAt = Date.parse(answer.headers.get('Date') ?? '') || 0;
      const address = pathname + search;
      return [{ address, path: readable(address), title: titleOf(await answer.text()) || pathname, seenAt }];
    }),
  );
  return found
    .flat()
    .sort((a, b) => b.seenAt - a.seenAt)
    .slice(0, MOST_SHOWN);
}

function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The page's own part of its title, without the shop's name behind it. */
function titleOf(html: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const { title } = new DOMParser().parseFromString(head, 'text/html');
  const end = title.lastIndexOf(BEFORE_NAME);
  return end > 0 ? title.slice(0, end) : title;
}

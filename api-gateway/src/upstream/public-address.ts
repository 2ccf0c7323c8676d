import type { IncomingHttpHeaders } from 'node:http';
import { languageOfHeaders, type UpstreamLanguage } from './request-language.ts';

/** Where calls are: `/api/x.php` is the same call as `/backend/api/x.php` (product.md section 1). */
const CALL = /^\/(?:backend\/)?api\/([a-z0-9-]+)\.php(?:\?(.*))?$/;

/** A call's query action that stands for every one of its resource. */
const ANY = '*';

/** GETs that answer every visitor alike, by resource and action ('' for none). Everything else is never kept. */
export const publicResources: Readonly<Record<string, readonly string[]>> = {
  products: [ANY],
  categories: [ANY],
  brands: [ANY],
  posts: [ANY],
  'post-categories': [ANY],
  pages: [ANY],
  services: [ANY],
  search: [ANY],
  statistics: [ANY],
  content: [''],
  'product-addons': [''],
  settings: ['', 'getSettings', 'gallery', 'get-navigation-settings'],
};

/** Resources whose writes change nothing that {@link publicResources} answer. Any other write empties the cache. */
export const privateResources: ReadonlySet<string> = new Set([
  'admin-users',
  'analytics',
  'bookings',
  'cart',
  'consent',
  'contact',
  'coupons',
  'emails',
  'login',
  'notifications',
  'profile',
  'users',
  'wishlist',
]);

/** Writes of other resources, named in the address, that change nothing either: visitors make them all the time. */
const harmlessActions: Readonly<Record<string, readonly string[]>> = {
  posts: ['view'],
  settings: ['create_appointment'],
};

/** A query that carries a secret opens something that is not everybody's. */
const SECRET = /(?:^|[&_])(?:token|preview|key|signature)(?:_[^=&]*)?=/i;
/** Cookies of a session that the API itself keeps. The gateway's own begin with `fakos_`. */
const SESSION_LIKE = /(?:^|;\s*)(?!fakos_)[^=;]*(?:sess|sid|auth|token|login)[^=;]*=/i;
const MAX_ADDRESS_LENGTH = 1024;
const MAX_REMEMBERED = 4096;

/** A call that everybody may share the answer of. */
export interface PublicAddress {
  /** What the answer is kept under. */
  readonly key: string;
  /** Path and sorted query, as the API is asked. */
  readonly path: string;
  readonly language: UpstreamLanguage;
}

type Spoken = Readonly<Record<UpstreamLanguage, PublicAddress>>;
const remembered = new Map<string, Spoken | null>();

/** The shared address of a request; undefined where the answer may belong to whoever asks. */
export function publicAddressOf(request: {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}): PublicAddress | undefined {
  const { method, url = '', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return undefined;
  if (headers.range !== undefined || (headers.cookie !== undefined && SESSION_LIKE.test(headers.cookie))) {
    return undefined;
  }
  return addressIn(url, languageOfHeaders(headers['accept-language']));
}

/** The shared address of a URL in a language. */
export function addressIn(url: string, language: UpstreamLanguage): PublicAddress | undefined {
  let spoken = remembered.get(url);
  if (spoken === undefined) {
    spoken = url.length > MAX_ADDRESS_LENGTH ? null : readAddress(url);
    // Forgetting everything now and then costs less than keeping count of what was used last.
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(url, spoken);
  }
  return spoken?.[language];
}

/** True for a write after which public answers may be others than before. */
export function changesPublicAnswers(method: string, url: string): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false;
  const [, resource, query = ''] = CALL.exec(url) ?? [];
  if (resource === undefined) return true;
  const action = new URLSearchParams(query).get('action') ?? '';
  return !privateResources.has(resource) && !harmlessActions[resource]?.includes(action);
}

/** `/api/x.php` as `/backend/api/x.php`. */
export function canonicalPath(url: string): string {
  return url.startsWith('/api/') ? `/backend${url}` : url;
}

function readAddress(url: string): Spoken | null {
  const [, resource = '', query = ''] = CALL.exec(url) ?? [];
  const parameters = new URLSearchParams(query);
  const actions = Object.hasOwn(publicResources, resource) ? publicResources[resource] : undefined;
  const isPublic = actions?.includes(ANY) || actions?.includes(parameters.get('action') ?? '');
  if (!isPublic || SECRET.test(query)) return null;
  const path = `/backend/api/${resource}.php${query === '' ? '' : `?${sortQuery(query)}`}`;
  const asked = parameters.get('lang');
  const speak = (language: UpstreamLanguage): PublicAddress => ({ key: `${language} ${path}`, path, language });
  if (asked === 'el' || asked === 'en') return { el: speak(asked), en: speak(asked) };
  return { el: speak('el'), en: speak('en') };
}

/** By name only: which of two equal names comes first may matter to the API. */
function sortQuery(query: string): string {
  const nameOf = (part: string) => part.split('=', 1)[0] ?? '';
  const parts = query.split('&').map((part) => [nameOf(part), part] as const);
  return parts
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([, part]) => part)
    .join('&');
}

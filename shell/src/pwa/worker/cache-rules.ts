import type { OfflineEndpoints } from '@fakos/contracts/caching';
import { isAdminPath, removePathLanguage } from '@fakos/contracts/languages';
import { OFFLINE_PAGE } from '../worker-protocol.ts';

/** Kind of a request; `other` goes to the network unchanged. */
export type RequestKind = 'page' | 'file' | 'image' | 'api' | 'uncached-page' | 'other';

/** Properties of a request that decide its kind. */
export interface RequestInfo {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  /** Address of the requesting page, where the browser sends it. */
  readonly referrer: string;
  readonly headers: { has(name: string): boolean };
}

/** Properties of a response that decide whether it is cached. */
export interface ResponseInfo {
  readonly status: number;
  readonly redirected: boolean;
  readonly headers: { get(name: string): string | null };
}

const RELEASE_FILE = /^\/(?:assets|remotes)\/./;
const IMAGE = /^\/(?:(?:backend\/)?api\/(?:image|placeholder)\.php$|backend\/uploads\/|icons\/)/;
const API = /^\/(?:backend\/)?api\/([a-z-]+)\.php$/;
/** Addresses that can be navigated to but are files or API responses. */
const NOT_A_PAGE = /^\/(?:api|backend|assets|remotes(?:~\d+)?|icons)\/|\.[a-z]{2,11}$/;

/**
 * The kind of a request. Requests with a session, writes, and requests from or to the back office are `other`.
 *
 * @param endpoints endpoints whose responses are cached
 */
export function getRequestKind(
  { url, method, mode, referrer, headers }: RequestInfo,
  origin: string,
  endpoints: OfflineEndpoints,
): RequestKind {
  const { origin: requestOrigin, pathname, searchParams } = new URL(url);
  if (requestOrigin !== origin || method !== 'GET' || headers.has('Authorization')) return 'other';
  if (mode === 'navigate') return isAdminPath(pathname) || NOT_A_PAGE.test(pathname) ? 'uncached-page' : 'page';
  if (referrer.startsWith(origin) && isAdminPath(new URL(referrer).pathname)) return 'other';
  if (headers.has('Range')) return 'other';
  if (RELEASE_FILE.test(pathname)) return 'file';
  if (IMAGE.test(pathname)) return 'image';
  const resource = API.exec(pathname)?.[1];
  const actions = resource !== undefined && Object.hasOwn(endpoints, resource) ? endpoints[resource] : undefined;
  return actions?.includes(searchParams.get('action') ?? '') ? 'api' : 'other';
}

/**
 * True for a page that is cached when it is viewed, if its response allows it (see {@link isCacheable}). Not for the
 * offline page, which has its own cache.
 */
export function isCacheablePage(pathname: string): boolean {
  return removePathLanguage(pathname) !== OFFLINE_PAGE && !isAdminPath(pathname) && !NOT_A_PAGE.test(pathname);
}

/** Header conditions of a shareable response, by kind. */
const hasCacheHeaders: Partial<
  Record<RequestKind, (type: string, control: string, headers: ResponseInfo['headers']) => boolean>
> = {
  page: (type, control) => type.startsWith('text/html') && /\bno-cache\b/i.test(control),
  api: (type, _, headers) => type.startsWith('application/json') && headers.get('X-Cache') !== null,
  image: (type, control) => type.startsWith('image/') && /\bpublic\b/i.test(control),
  // A captive portal responds with HTML to every request.
  file: (type, control) => !type.startsWith('text/html') && /\bimmutable\b/i.test(control),
};

/**
 * True for a response that may be cached. A worker never sees `Set-Cookie`, so each kind requires a header that the
 * gateway sends only for responses without it: `no-cache` for pages, `X-Cache` for API responses that it shares itself,
 * `public` for images and `immutable` for files.
 */
export function isCacheable(kind: RequestKind, { status, redirected, headers }: ResponseInfo): boolean {
  const type = headers.get('Content-Type') ?? '';
  const control = headers.get('Cache-Control') ?? '';
  if (status !== 200 || redirected || /\b(?:no-store|private)\b/i.test(control)) return false;
  return hasCacheHeaders[kind]?.(type, control, headers) ?? false;
}

/** Cache key of a page, without parameters that only say where the visitor came from. */
export function getPageKey(url: string): string {
  const key = new URL(url);
  for (const name of [...key.searchParams.keys()]) {
    if (name === 'source' || name.startsWith('utm_')) key.searchParams.delete(name);
  }
  key.hash = '';
  return key.href;
}

/** Cache key of an API response: by language, the same for both spellings of the API's base. */
export function getApiKey(url: string, acceptLanguage: string | null): string {
  const key = new URL(url);
  key.pathname = key.pathname.replace(/^\/api\//, '/backend/api/');
  key.searchParams.sort();
  if (!key.searchParams.has('lang')) key.searchParams.set('lang', acceptLanguage?.startsWith('en') ? 'en' : 'el');
  return key.href;
}

/** A release file referenced by a document, with its hash where the document has one. */
export interface ReleaseFile {
  readonly href: string;
  readonly integrity: string;
}

/** Lists the release files referenced by a document, without duplicates. */
export function listReleaseFiles(html: string): ReleaseFile[] {
  const files = new Map<string, ReleaseFile>();
  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/g)) {
    const href = /\s(?:href|src)="([^"]+)"/.exec(tag)?.[1];
    if (!href || !RELEASE_FILE.test(href)) continue;
    files.set(href, { href, integrity: /\sintegrity="([^"]+)"/.exec(tag)?.[1] ?? '' });
  }
  return [...files.values()];
}

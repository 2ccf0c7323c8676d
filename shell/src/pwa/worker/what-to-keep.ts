/** What a request is to the service worker; `other` goes to the network as if there were none. */
export type Kind = 'page' | 'file' | 'picture' | 'call' | 'passing-page' | 'other';

/** What of a request decides over its kind. */
export interface Asked {
  readonly url: string;
  readonly method: string;
  readonly mode: string;
  /** Address of the page that asks, where the browser says it. */
  readonly referrer: string;
  readonly headers: { has(name: string): boolean };
}

/** What of an answer decides whether it is kept. */
export interface Answered {
  readonly status: number;
  readonly redirected: boolean;
  readonly headers: { get(name: string): string | null };
}

const ADMIN = /^\/admin(?:\/|$)/;
const RELEASE_FILE = /^\/(?:assets|remotes)\/./;
const PICTURE = /^\/(?:(?:backend\/)?api\/(?:image|placeholder)\.php$|backend\/uploads\/|icons\/)/;
const CALL = /^\/(?:backend\/)?api\/([a-z-]+)\.php$/;
/** Addresses that are opened like pages, but are files or calls. */
const NO_PAGE = /^\/(?:api|backend|assets|remotes(?:~\d+)?|icons)\/|\.[a-z]{2,11}$/;
/** Pages that belong to one visitor; the gateway says `no-store` of them, so this is the second lock on the same door. */
const PRIVATE_PAGE =
  /^(?:\/en)?\/(?:admin|cart|checkout|order-success|profile|orders|wishlist|login|register|forgot[\w-]*|reset[\w-]*|verify[\w-]*|users|offline)(?:\/|$)/;

/** Calls of the catalogue, by resource: what a visitor who comes back without a network may see again. */
const CATALOGUE = [
  'products',
  'categories',
  'brands',
  'product-addons',
  'posts',
  'post-categories',
  'pages',
  'services',
  'content',
  'settings',
];

/** Says what a request is. Whatever carries a session, writes, or comes from or goes to the back office is `other`. */
export function kindOf({ url, method, mode, referrer, headers }: Asked, origin: string): Kind {
  const { origin: theirs, pathname } = new URL(url);
  if (theirs !== origin || method !== 'GET' || headers.has('Authorization')) return 'other';
  if (mode === 'navigate') return ADMIN.test(pathname) || NO_PAGE.test(pathname) ? 'passing-page' : 'page';
  if (referrer.startsWith(origin) && ADMIN.test(new URL(referrer).pathname)) return 'other';
  if (headers.has('Range')) return 'other';
  if (RELEASE_FILE.test(pathname)) return 'file';
  if (PICTURE.test(pathname)) return 'picture';
  const resource = CALL.exec(pathname)?.[1];
  return resource !== undefined && CATALOGUE.includes(resource) ? 'call' : 'other';
}

/** True for the address of a page that may be kept for a visit without a network. */
export function isPublicPage(pathname: string): boolean {
  return !PRIVATE_PAGE.test(pathname) && !NO_PAGE.test(pathname);
}

/** What the gateway says of an answer of each kind that everybody may share. */
const mustSay: Partial<Record<Kind, (type: string, control: string, headers: Answered['headers']) => boolean>> = {
  page: (type, control) => type.startsWith('text/html') && /\bno-cache\b/i.test(control),
  call: (type, _, headers) => type.startsWith('application/json') && headers.get('X-Cache') !== null,
  picture: (type, control) => type.startsWith('image/') && /\bpublic\b/i.test(control),
  // A network that asks for a login answers a page for everything.
  file: (type, control) => !type.startsWith('text/html') && /\bimmutable\b/i.test(control),
};

/**
 * True for an answer that may be kept. A worker never sees `Set-Cookie`, so each kind asks for what the gateway says of
 * answers without it: `no-cache` of pages, `X-Cache` of calls that it shares itself, `public` of files and pictures.
 */
export function mayKeep(kind: Kind, { status, redirected, headers }: Answered): boolean {
  const type = headers.get('Content-Type') ?? '';
  const control = headers.get('Cache-Control') ?? '';
  if (status !== 200 || redirected || /\b(?:no-store|private)\b/i.test(control)) return false;
  return mustSay[kind]?.(type, control, headers) ?? false;
}

/** Where a page is kept: without what only says where the visitor came from. */
export function pageKey(url: string): string {
  const key = new URL(url);
  for (const name of [...key.searchParams.keys()]) {
    if (name === 'source' || name.startsWith('utm_')) key.searchParams.delete(name);
  }
  key.hash = '';
  return key.href;
}

/** Where the answer of a call is kept: by language, the same for both spellings of the API's base. */
export function callKey(url: string, acceptLanguage: string | null): string {
  const key = new URL(url);
  key.pathname = key.pathname.replace(/^\/api\//, '/backend/api/');
  key.searchParams.sort();
  if (!key.searchParams.has('lang')) key.searchParams.set('lang', acceptLanguage?.startsWith('en') ? 'en' : 'el');
  return key.href;
}

/** A file that a document names in its head, with its hash where the document knows it. */
export interface NamedFile {
  readonly href: string;
  readonly integrity: string;
}

/** Files of releases that a document names, each once. */
export function filesNamedIn(html: string): NamedFile[] {
  const found = new Map<string, NamedFile>();
  for (const [tag] of html.matchAll(/<(?:link|script)\b[^>]*>/g)) {
    const href = /\s(?:href|src)="([^"]+)"/.exec(tag)?.[1];
    if (!href || !RELEASE_FILE.test(href)) continue;
    found.set(href, { href, integrity: /\sintegrity="([^"]+)"/.exec(tag)?.[1] ?? '' });
  }
  return [...found.values()];
}

/** Elements that texts of the shop may use. Plain data, so that the server (on write) and the browser read one list. */
export const allowedElements = [
  'h2',
  'h3',
  'h4',
  'h5',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'figure',
  'figcaption',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'sub',
  'sup',
  'small',
  'mark',
  'code',
  'pre',
  'a',
  'img',
  'span',
  'div',
  'section',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'caption',
  'iframe',
] as const;

/** Attributes by element; those under `*` may stand on every element. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['class', 'lang', 'title'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  iframe: ['src', 'width', 'height', 'allow', 'allowfullscreen', 'loading'],
};

/** Attributes that hold an address and go through {@link isSafeUrl}. */
export const urlAttributes = ['href', 'src'] as const;

/** Schemes that an address may start with; one without a scheme points into the site. */
export const allowedSchemes = ['https', 'http', 'mailto', 'tel'] as const;

/** Hosts whose pages may be embedded, with the paths of their embeddable pages. */
export const embedSources: Readonly<Record<string, readonly string[]>> = {
  'www.youtube-nocookie.com': ['/embed/'],
  'www.youtube.com': ['/embed/'],
  'player.vimeo.com': ['/video/'],
  'www.google.com': ['/maps/embed'],
};

/** Pages of social networks, which only the site itself embeds: a text that somebody writes may not. */
const socialSources: Readonly<Record<string, readonly string[]>> = { 'www.facebook.com': ['/plugins/page.php'] };

/** Every host that a page of the site may show in a frame; the Content-Security-Policy names these and no others. */
export const frameHosts: readonly string[] = [...Object.keys(embedSources), ...Object.keys(socialSources)];

/** What a link that opens a window of its own must say about itself. */
export const NEW_WINDOW_REL = 'noopener noreferrer';

// Browsers drop these inside an address, so `java\nscript:` would be a scheme to them and none to a simple test.
const IGNORED_BY_BROWSERS = /[\p{Cc}\p{Cf}\s]+/gu;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const FOREIGN_WITHOUT_SCHEME = /^[\\/]{2}|^\\/;

/** True for an address with an allowed scheme or inside the site; false for `//host`, scripts and embedded data. */
export function isSafeUrl(url: string): boolean {
  const seen = url.replace(IGNORED_BY_BROWSERS, '');
  if (seen === '' || FOREIGN_WITHOUT_SCHEME.test(seen)) return false;
  const scheme = SCHEME.exec(seen)?.[1]?.toLowerCase();
  return scheme === undefined || (allowedSchemes as readonly string[]).includes(scheme);
}

/** True for the address of a page that may stand in an `iframe`. */
export function isEmbedSource(url: string): boolean {
  return isAmong(embedSources, url);
}

/** True for the address of a social network's page that the site may embed. */
export function isSocialSource(url: string): boolean {
  return isAmong(socialSources, url);
}

function isAmong(sources: Readonly<Record<string, readonly string[]>>, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, pathname } = new URL(url);
  return protocol === 'https:' && (sources[host]?.some((path) => pathname.startsWith(path)) ?? false);
}

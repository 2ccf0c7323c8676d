/** Elements allowed in the shop's texts. Plain data, so that server and browser use one list. */
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

/** Allowed attributes by element; those under `*` are allowed on every element. */
export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  '*': ['class', 'lang', 'title'],
  a: ['href', 'target', 'rel'],
  img: ['src', 'alt', 'width', 'height', 'loading'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  iframe: ['src', 'width', 'height', 'allow', 'allowfullscreen', 'loading'],
};

/** Attributes that hold a URL, checked by {@link isSafeUrl}. */
export const urlAttributes = ['href', 'src'] as const;

/** Allowed URL schemes; a URL without a scheme points into the site. */
export const allowedSchemes = ['https', 'http', 'mailto', 'tel'] as const;

/** Hosts whose pages may be embedded, with the path prefixes of those pages. */
export const embedSources: Readonly<Record<string, readonly string[]>> = {
  'www.youtube-nocookie.com': ['/embed/'],
  'www.youtube.com': ['/embed/'],
  'player.vimeo.com': ['/video/'],
  'www.google.com': ['/maps/embed'],
};

/** Pages of social networks, which the site embeds itself and texts may not. */
const socialSources: Readonly<Record<string, readonly string[]>> = { 'www.facebook.com': ['/plugins/page.php'] };

/** All hosts that pages may show in a frame, for the Content-Security-Policy. */
export const frameHosts: readonly string[] = [...Object.keys(embedSources), ...Object.keys(socialSources)];

/** `rel` of links that open a new window. */
export const NEW_WINDOW_REL = 'noopener noreferrer';

// Browsers ignore these characters in a URL, so they read `java\nscript:` as a scheme.
const IGNORED_BY_BROWSERS = /[\p{Cc}\p{Cf}\s]+/gu;
const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const FOREIGN_WITHOUT_SCHEME = /^[\\/]{2}|^\\/;

/** True for a URL with an allowed scheme or inside the site; false for `//host`, `javascript:` and `data:`. */
export function isSafeUrl(url: string): boolean {
  const seen = url.replace(IGNORED_BY_BROWSERS, '');
  if (seen === '' || FOREIGN_WITHOUT_SCHEME.test(seen)) return false;
  const scheme = SCHEME.exec(seen)?.[1]?.toLowerCase();
  return scheme === undefined || (allowedSchemes as readonly string[]).includes(scheme);
}

/** True for a URL that texts may embed in an `iframe`. */
export function isEmbedSource(url: string): boolean {
  return matchesSource(embedSources, url);
}

/** True for a social network's page that the site may embed. */
export function isSocialSource(url: string): boolean {
  return matchesSource(socialSources, url);
}

function matchesSource(sources: Readonly<Record<string, readonly string[]>>, url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, pathname } = new URL(url);
  return protocol === 'https:' && (sources[host]?.some((path) => pathname.startsWith(path)) ?? false);
}

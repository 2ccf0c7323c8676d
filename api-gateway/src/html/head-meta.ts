import { DEFAULT_LANGUAGE, LANGUAGES, type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import { documentTitle, type PageMeta, robotsOf, shortDescription } from '@fakos/shared-kit/remote/rendering';
import { FEED_PATH } from '../feed/rss-xml.ts';
import { absoluteData } from './absolute-data.ts';
import { businessData } from './business-data.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import { isPrivatePath } from './private-paths.ts';
import type { SiteSettings } from './site-settings.ts';

/** What the head's words are made of. */
export interface HeadParts {
  /** What the page said of itself; undefined where the browser renders it. */
  readonly meta: PageMeta | undefined;
  readonly site: SiteSettings;
  /** Without language and without leading slash, as the visitor's address has it: escaped, without query. */
  readonly path: string;
  readonly language: Language;
  /** Such as `https://fakos.example`. */
  readonly origin: string;
}

/** Languages as Open Graph names them. */
const openGraphLocales: Readonly<Record<Language, string>> = { el: 'el_GR', en: 'en_GB' };

/** Files that the API serves have no language in their address. */
const FILE = /^\/(?:backend|api|assets|remotes)\//;

/**
 * What the head tells browsers, search engines and those that the page is shared with, as lines of HTML. The elements of
 * structured data are data blocks: browsers never execute them, so they need no nonce.
 */
export function headMeta({ meta = {}, site, path, language, origin }: HeadParts): string {
  const title = documentTitle(meta.title, site.words);
  const titleLine = `<title>${escapeHtml(title)}</title>`;
  if (path.split('/')[0] === 'admin') return `${titleLine}\n${named('robots', 'noindex')}`;

  const noIndex = meta.noIndex || isPrivatePath(path);
  const description = shortDescription(meta.description, site.words);
  const page = meta.canonical ?? pagePath(path);
  const addressIn = (wanted: Language) => origin + localisePath(page, wanted);
  const absolute = (address: string) => origin + (FILE.test(address) ? address : localisePath(address, language));
  const lines = [
    titleLine,
    ...(description ? [named('description', description), property('og:description', description)] : []),
    named('robots', robotsOf({ noIndex, status: meta.status })),
    link('rel="canonical"', addressIn(language)),
    property('og:type', meta.type ?? 'website'),
    property('og:title', meta.title || title),
    property('og:url', addressIn(language)),
    property('og:site_name', site.business.name),
    ...LANGUAGES.map((other) =>
      property(other === language ? 'og:locale' : 'og:locale:alternate', openGraphLocales[other]),
    ),
    ...picture(meta.image, absolute),
  ];
  // What is kept out of search engines has no twins to offer and nothing to explain to them.
  if (noIndex || meta.status) return lines.join('\n');
  return [...lines, ...alternates(addressIn), ...feed(path, language), ...structured(meta, site, path, absolute)].join(
    '\n',
  );
}

function pagePath(path: string): string {
  return `/${path}`.replace(/\/+$/, '') || '/';
}

function alternates(addressIn: (language: Language) => string): string[] {
  return [...LANGUAGES, 'x-default' as const].map((name) =>
    link(`rel="alternate" hreflang="${name}"`, addressIn(name === 'x-default' ? DEFAULT_LANGUAGE : name)),
  );
}

/** The blog's pages say where its feed is. */
function feed(path: string, language: Language): string[] {
  if (path.split('/')[0] !== 'blog') return [];
  return [link('rel="alternate" type="application/rss+xml"', localisePath(FEED_PATH, language))];
}

function picture(image: string | undefined, absolute: (address: string) => string): string[] {
  const address = image?.startsWith('/') ? absolute(image) : image;
  if (!address || !/^https?:\/\//i.test(address)) return [named('twitter:card', 'summary')];
  return [property('og:image', address), named('twitter:card', 'summary_large_image')];
}

function structured(
  { data = [] }: PageMeta,
  site: SiteSettings,
  path: string,
  absolute: (address: string) => string,
): string[] {
  return [...businessData(path, site), ...data].map(
    (thing) => `<script type="application/ld+json">${inlineJson(absoluteData(thing, absolute))}</script>`,
  );
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function link(attributes: string, address: string): string {
  return `<link ${attributes} href="${escapeHtml(address)}">`;
}

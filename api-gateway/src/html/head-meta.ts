import { DEFAULT_LANGUAGE, isAdminPath, LANGUAGES, type Language, localisePath } from '@fakos/contracts/languages';
import { getDocumentTitle, getRobots, type PageMeta, shortenDescription } from '@fakos/contracts/remote/page-meta';
import { FEED_PATH } from '../feed/rss-xml.ts';
import { toAbsoluteData } from './absolute-data.ts';
import { createBusinessData } from './business-data.ts';
import { escapeHtml, inlineJson } from './escape.ts';
import type { SiteSettings } from './site-settings.ts';

/** Parts of the head. */
export interface HeadParts {
  /** Undefined where the browser renders the page. */
  readonly meta: PageMeta | undefined;
  readonly site: SiteSettings;
  /** Without language, leading slash and query; escaped as in the visitor's address. */
  readonly path: string;
  readonly language: Language;
  /** Whether the page's route is private; private pages get `noindex`. */
  readonly isPrivate: boolean;
  /** Such as `https://fakos.example`. */
  readonly origin: string;
}

/** Open Graph locales. */
const openGraphLocales: Readonly<Record<Language, string>> = { el: 'el_GR', en: 'en_GB' };

/** Addresses of files, which carry no language. */
const FILE = /^\/(?:backend|api|assets|remotes)\//;

/** What a page says about itself, as elements. */
export interface HeadMeta {
  /** Title, meta tags and links. */
  readonly tags: readonly string[];
  /** Structured data. It is never executed, so its script elements need no nonce. */
  readonly data: readonly string[];
}

/** Title, meta tags, links and structured data of a page. */
export function createHeadMeta({ meta = {}, site, path, language, isPrivate, origin }: HeadParts): HeadMeta {
  const title = getDocumentTitle(meta.title, site.head);
  const titleLine = `<title>${escapeHtml(title)}</title>`;
  if (isAdminPath(`/${path}`)) return { tags: [titleLine, nameTag('robots', 'noindex')], data: [] };

  const noIndex = meta.noIndex || isPrivate;
  const description = shortenDescription(meta.description, site.head);
  const page = meta.canonical ?? toPagePath(path);
  const addressIn = (wanted: Language) => origin + localisePath(page, wanted);
  const absolute = (address: string) => origin + (FILE.test(address) ? address : localisePath(address, language));
  const lines = [
    titleLine,
    ...(description ? [nameTag('description', description), propertyTag('og:description', description)] : []),
    nameTag('robots', getRobots({ noIndex, status: meta.status })),
    linkTag('rel="canonical"', addressIn(language)),
    propertyTag('og:type', meta.type ?? 'website'),
    propertyTag('og:title', meta.title || title),
    propertyTag('og:url', addressIn(language)),
    propertyTag('og:site_name', site.business.name),
    ...LANGUAGES.map((other) =>
      propertyTag(other === language ? 'og:locale' : 'og:locale:alternate', openGraphLocales[other]),
    ),
    ...createImageTags(meta.image, absolute),
  ];
  // A page outside search engines needs neither links to its translations nor structured data.
  if (noIndex || meta.status) return { tags: lines, data: [] };
  return {
    tags: [...lines, ...createAlternateLinks(addressIn), ...createFeedLink(path, language)],
    data: createDataScripts(meta, site, path, absolute),
  };
}

function toPagePath(path: string): string {
  return `/${path}`.replace(/\/+$/, '') || '/';
}

function createAlternateLinks(addressIn: (language: Language) => string): string[] {
  return [...LANGUAGES, 'x-default' as const].map((name) =>
    linkTag(`rel="alternate" hreflang="${name}"`, addressIn(name === 'x-default' ? DEFAULT_LANGUAGE : name)),
  );
}

/** A link to the feed, on the blog's pages. */
function createFeedLink(path: string, language: Language): string[] {
  if (path.split('/')[0] !== 'blog') return [];
  return [linkTag('rel="alternate" type="application/rss+xml"', localisePath(FEED_PATH, language))];
}

function createImageTags(image: string | undefined, absolute: (address: string) => string): string[] {
  const address = image?.startsWith('/') ? absolute(image) : image;
  if (!address || !/^https?:\/\//i.test(address)) return [nameTag('twitter:card', 'summary')];
  return [propertyTag('og:image', address), nameTag('twitter:card', 'summary_large_image')];
}

function createDataScripts(
  { data = [] }: PageMeta,
  site: SiteSettings,
  path: string,
  absolute: (address: string) => string,
): string[] {
  return [...createBusinessData(path, site), ...data].map(
    (thing) => `<script type="application/ld+json">${inlineJson(toAbsoluteData(thing, absolute))}</script>`,
  );
}

function nameTag(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function propertyTag(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function linkTag(attributes: string, address: string): string {
  return `<link ${attributes} href="${escapeHtml(address)}">`;
}

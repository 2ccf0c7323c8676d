/** Metadata of a page for browsers, search engines and social networks. Plain texts. */
export interface PageMeta {
  /** The page's own title; see {@link getDocumentTitle}. */
  readonly title?: string;
  /** Of any length; shortened by {@link shortenDescription}. The shop's own by default. */
  readonly description?: string;
  /** Path of an image inside the site. */
  readonly image?: string;
  readonly type?: 'website' | 'article' | 'product';
  /** Canonical path without language and host; the page's own path by default. */
  readonly canonical?: string;
  /** Excludes the page from search engines. */
  readonly noIndex?: boolean;
  /** HTTP status if not 200. */
  readonly status?: 404 | 410 | 503;
  /** Structured data (schema.org). URLs in it start with `/`; the site's origin and the page's language are added. */
  readonly data?: readonly JsonLd[];
}

/** An item of schema.org; `@context` is added. */
export interface JsonLd {
  readonly '@type': string;
  readonly [property: string]: JsonLdValue;
}
type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | { readonly [property: string]: JsonLdValue }
  | readonly JsonLdValue[];

/** Settings used in a page's head. */
export interface HeadSettings {
  readonly site_title?: string;
  readonly company_name?: string;
  readonly tagline?: string;
  readonly motto?: string;
}

/** The document's title: the page's title and the shop's name, or the site's title for a page without one. */
export function getDocumentTitle(title: string | undefined, site: HeadSettings = {}): string {
  if (title) return joinTexts(title, site.company_name || site.site_title);
  return site.site_title || joinTexts(site.company_name, site.tagline);
}

/** The document's description: the page's, or else the shop's, cut after a word at the length that search engines show. */
export function shortenDescription(description: string | undefined, site: HeadSettings = {}): string {
  const text = description || site.motto || site.tagline || '';
  return text.length > MAX_DESCRIPTION ? `${text.slice(0, text.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…` : text;
}

/** Content of the robots meta element. */
export function getRobots({ noIndex, status }: Pick<PageMeta, 'noIndex' | 'status'>): string {
  return noIndex || status ? 'noindex' : 'max-image-preview:large';
}

/** Maximum length of a description, including the ellipsis. */
const MAX_DESCRIPTION = 160;

const joinTexts = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' · ');

import type { Language } from '../i18n/languages.ts';
import type { ApiCache, BootData } from './manifest.ts';
import type { RemoteModule } from './remote.ts';

/*
 * The contract between the gateway, which calls server artifacts, and the artifacts themselves. A shell's artifact
 * exports a ShellArtifact, a remote's exports its RemoteModule as `default`.
 */

/** What a shell's server artifact exports. */
export interface ShellArtifact {
  /** Every module that remotes take from the shell, by the name that they require. */
  prepare(): Promise<Readonly<Record<string, unknown>>>;
  /** Renders a page. Remotes are those that the page may show, already evaluated. */
  renderPage(request: RenderRequest, remotes: readonly RemoteModule[]): Promise<RenderedPage>;
}

/** A page to render. `boot` is what the browser will read, besides what rendering itself finds out. */
export interface RenderRequest {
  /** Path and query, with language, as the visitor asked. */
  readonly address: string;
  readonly boot: Omit<BootData, 'rendered' | 'cache' | 'nonce'>;
  /** Makes a call of the API for a signed-out visitor. */
  readonly call: ApiCall;
}

/** A GET of the API: `address` begins at its base, such as `products.php?page=2`. */
export type ApiCall = (address: string, language: Language) => Promise<{ status: number; body: string }>;

/** A page as rendered. */
export interface RenderedPage {
  /** What stands inside `#page`. */
  readonly html: string;
  readonly meta: PageMeta;
  readonly cache: ApiCache;
  /** Where the router sent the visitor instead, if it did. */
  readonly redirect?: string;
}

/** What a page says of itself to browsers, search engines and those it is shared with. Texts are plain. */
export interface PageMeta {
  /** The page's own words; see {@link documentTitle}. */
  readonly title?: string;
  /** Of any length: the head says no more of it than {@link shortDescription} keeps. The shop's own where it is left out. */
  readonly description?: string;
  /** Address of a picture inside the site. */
  readonly image?: string;
  readonly type?: 'website' | 'article' | 'product';
  /** Address without language and host that search engines should keep; the page's own path where it is left out. */
  readonly canonical?: string;
  /** Keeps the page out of search engines. */
  readonly noIndex?: boolean;
  /** HTTP status where it is not 200. */
  readonly status?: 404 | 410 | 503;
  /** Structured data (schema.org). Addresses in it begin with `/` and get the site's origin and the page's language. */
  readonly data?: readonly JsonLd[];
}

/** One thing of schema.org. `@context` is added. */
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

/** Settings that a page's head is made of. */
export interface HeadSettings {
  readonly site_title?: string;
  readonly company_name?: string;
  readonly tagline?: string;
  readonly motto?: string;
}

/** The document's title: the page's words and the shop's name; without words, what the shop calls its site. */
export function documentTitle(title: string | undefined, site: HeadSettings = {}): string {
  if (title) return joined(title, site.company_name || site.site_title);
  return site.site_title || joined(site.company_name, site.tagline);
}

/** The document's description: the page's words, else the shop's, cut after a word where search engines cut. */
export function shortDescription(description: string | undefined, site: HeadSettings = {}): string {
  const words = description || site.motto || site.tagline || '';
  return words.length > MAX_DESCRIPTION ? `${words.slice(0, words.lastIndexOf(' ', MAX_DESCRIPTION - 1))}…` : words;
}

/** What robots are told of a page. */
export function robotsOf({ noIndex, status }: Pick<PageMeta, 'noIndex' | 'status'>): string {
  return noIndex || status ? 'noindex' : 'max-image-preview:large';
}

/** Characters of a description, the sign of a cut among them. */
const MAX_DESCRIPTION = 160;

const joined = (...words: (string | undefined)[]) => words.filter(Boolean).join(' · ');

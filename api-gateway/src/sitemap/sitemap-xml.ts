import { DEFAULT_LANGUAGE, LANGUAGES, localisePath } from '@fakos/contracts/languages';
import { escapeHtml } from '../html/escape.ts';
import type { SiteAddress } from './site-addresses.ts';

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Pages in one chunk of the output. */
const CHUNK_SIZE = 200;

/** A sitemap of pages in every language, each with links to its translations, in chunks. */
export function* createSitemapXml(addresses: readonly SiteAddress[], origin: string): Generator<string> {
  yield `${HEADER}<urlset ${NAMESPACES}>\n`;
  for (let start = 0; start < addresses.length; start += CHUNK_SIZE) {
    const chunk = addresses.slice(start, start + CHUNK_SIZE);
    yield chunk.map((address) => toUrlElements(address, origin)).join('');
  }
  yield '</urlset>\n';
}

/** The index of a site's sitemaps, for a site with more pages than one sitemap may hold. */
export function createSitemapIndexXml(partCount: number, origin: string): string {
  const parts = Array.from({ length: partCount }, (_, index) => `/sitemap-${index + 1}.xml`);
  const lines = parts.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>\n`);
  return `${HEADER}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}

function toUrlElements({ path, changed }: SiteAddress, origin: string): string {
  const translations = LANGUAGES.map((name) => ({ name, address: escapeHtml(origin + localisePath(path, name)) }));
  const fallback = escapeHtml(origin + localisePath(path, DEFAULT_LANGUAGE));
  const links = [...translations, { name: 'x-default', address: fallback }]
    .map(({ name, address }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`)
    .join('');
  const lastChange = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
  return translations.map(({ address }) => `<url><loc>${address}</loc>${lastChange}${links}</url>\n`).join('');
}

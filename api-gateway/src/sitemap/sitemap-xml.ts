import { DEFAULT_LANGUAGE, LANGUAGES, localisePath } from '@fakos/shared-kit/i18n/languages';
import { escapeHtml } from '../html/escape.ts';
import type { SiteAddress } from './site-addresses.ts';

const HEADER = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** Pages that are written at once. */
const PIECE = 200;

/** A sitemap of pages in every language, each naming its twins, in pieces to be written one after the other. */
export function* sitemapXml(addresses: readonly SiteAddress[], origin: string): Generator<string> {
  yield `${HEADER}<urlset ${NAMESPACES}>\n`;
  for (let start = 0; start < addresses.length; start += PIECE) {
    const piece = addresses.slice(start, start + PIECE);
    yield piece.map((address) => entries(address, origin)).join('');
  }
  yield '</urlset>\n';
}

/** The list of a site's sitemaps, for a site with more pages than one may hold. */
export function sitemapIndexXml(partCount: number, origin: string): string {
  const parts = Array.from({ length: partCount }, (_, index) => `/sitemap-${index + 1}.xml`);
  const lines = parts.map((path) => `<sitemap><loc>${escapeHtml(origin + path)}</loc></sitemap>\n`);
  return `${HEADER}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</sitemapindex>\n`;
}

function entries({ path, changed }: SiteAddress, origin: string): string {
  const twins = LANGUAGES.map((name) => ({ name, address: escapeHtml(origin + localisePath(path, name)) }));
  const fallback = escapeHtml(origin + localisePath(path, DEFAULT_LANGUAGE));
  const links = [...twins, { name: 'x-default', address: fallback }]
    .map(({ name, address }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${address}"/>`)
    .join('');
  const lastChange = changed ? `<lastmod>${escapeHtml(changed)}</lastmod>` : '';
  return twins.map(({ address }) => `<url><loc>${address}</loc>${lastChange}${links}</url>\n`).join('');
}

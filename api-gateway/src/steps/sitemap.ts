import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { originOf } from '../html/request-origin.ts';
import type { Releases } from '../releases/live-composition.ts';
import { AddressCache, FRESH_MS } from '../sitemap/address-cache.ts';
import type { SiteAddress } from '../sitemap/site-addresses.ts';
import { sitemapIndexXml, sitemapXml } from '../sitemap/sitemap-xml.ts';
import type { Upstream } from '../upstream/upstream.ts';

/** A sitemap holds 50,000 addresses at most (sitemaps.org); every page has one in Greek and one in English. */
const PAGES_PER_SITEMAP = 25_000;
const MS_PER_SECOND = 1_000;

/**
 * `/sitemap.xml`: every public page in both languages. A site with more pages than one sitemap may hold answers an index
 * there, of `/sitemap-1.xml` and so on.
 */
export function sitemap(parts: {
  releases: Releases;
  upstream: Upstream;
  log: Logger;
  pagesPerSitemap?: number;
}): RequestHandler {
  const { pagesPerSitemap: size = PAGES_PER_SITEMAP } = parts;
  const cache = new AddressCache(parts);
  const router = Router();
  router.get('/sitemap.xml', async (request, response) => {
    const addresses = await cache.get();
    const origin = originOf(request);
    if (addresses.length <= size) await send(response, addresses, origin);
    else xml(response).send(sitemapIndexXml(Math.ceil(addresses.length / size), origin));
  });
  router.get('/sitemap-:part.xml', async (request, response, next) => {
    if (!/^[1-9]\d{0,5}$/.test(request.params.part)) return next();
    const addresses = await cache.get();
    const start = (Number(request.params.part) - 1) * size;
    if (start >= addresses.length) return next();
    await send(response, addresses.slice(start, start + size), originOf(request));
  });
  return router;
}

async function send(response: Response, addresses: readonly SiteAddress[], origin: string): Promise<void> {
  try {
    await pipeline(Readable.from(sitemapXml(addresses, origin), { objectMode: false }), xml(response));
  } catch (error) {
    // A reader that leaves early is no failure of ours.
    if (!response.destroyed) throw error;
  }
}

function xml(response: Response): Response {
  return response.type('application/xml').set('Cache-Control', `public, max-age=${FRESH_MS / MS_PER_SECOND}`);
}

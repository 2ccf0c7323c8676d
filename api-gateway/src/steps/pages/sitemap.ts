import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type RequestHandler, type Response, Router } from 'express';
import type { Logger } from 'pino';
import { getOrigin } from '../../html/request-origin.ts';
import type { Releases } from '../../releases/composition/live-composition.ts';
import { AddressCache, FRESH_MS } from '../../sitemap/address-cache.ts';
import type { SiteAddress } from '../../sitemap/site-addresses.ts';
import { createSitemapIndexXml, createSitemapXml } from '../../sitemap/sitemap-xml.ts';
import type { Upstream } from '../../upstream/upstream.ts';

/** A sitemap has at most 50,000 addresses (sitemaps.org), and every page has one in Greek and one in English. */
const PAGES_PER_SITEMAP = 25_000;
const MS_PER_SECOND = 1_000;

/**
 * `/sitemap.xml`: every public page in both languages. For a site with more pages than one sitemap may hold, it is an
 * index of `/sitemap-1.xml` and so on.
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
    const origin = getOrigin(request);
    if (addresses.length <= size) await sendSitemap(response, addresses, origin);
    else setXmlHeaders(response).send(createSitemapIndexXml(Math.ceil(addresses.length / size), origin));
  });
  router.get('/sitemap-:part.xml', async (request, response, next) => {
    if (!/^[1-9]\d{0,5}$/.test(request.params.part)) return next();
    const addresses = await cache.get();
    const start = (Number(request.params.part) - 1) * size;
    if (start >= addresses.length) return next();
    await sendSitemap(response, addresses.slice(start, start + size), getOrigin(request));
  });
  return router;
}

async function sendSitemap(response: Response, addresses: readonly SiteAddress[], origin: string): Promise<void> {
  try {
    await pipeline(Readable.from(createSitemapXml(addresses, origin), { objectMode: false }), setXmlHeaders(response));
  } catch (error) {
    // A client that disconnects is no error.
    if (!response.destroyed) throw error;
  }
}

function setXmlHeaders(response: Response): Response {
  return response.type('application/xml').set('Cache-Control', `public, max-age=${FRESH_MS / MS_PER_SECOND}`);
}

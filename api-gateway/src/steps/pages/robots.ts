import { LANGUAGES, localisePath } from '@fakos/contracts/languages';
import { type RequestHandler, Router } from 'express';
import { getOrigin } from '../../html/request-origin.ts';
import type { LiveComposition, Releases } from '../../releases/composition/live-composition.ts';
import { listRoutes } from '../../releases/composition/site-routes.ts';

const ONE_HOUR_S = 3_600;

/** Endpoints of images, which search engines may show. */
const imageEndpoints = ['image.php', 'placeholder.php'];

/** `/robots.txt`: everything but private pages, and of the API only the images. */
export function robots(releases: Releases): RequestHandler {
  return Router().get('/robots.txt', async (request, response) => {
    const rules = [
      'User-agent: *',
      'Allow: /',
      ...listPrivatePaths(await releases.live()).map((path) => `Disallow: ${path}`),
      ...['/api/', '/backend/'].map((path) => `Disallow: ${path}`),
      ...['/api/', '/backend/api/'].flatMap((base) => imageEndpoints.map((file) => `Allow: ${base}${file}`)),
    ].join('\n');
    response
      .type('text/plain')
      .set('Cache-Control', `public, max-age=${ONE_HOUR_S}`)
      .send(`${rules}\n\nSitemap: ${getOrigin(request)}/sitemap.xml\n`);
  });
}

/** The beginnings of private paths in every language, each once: `orders` covers `orders/:number`. */
function listPrivatePaths(composition: LiveComposition): string[] {
  const beginnings = listRoutes(composition)
    .filter(({ access }) => access === 'private')
    .map(({ path }) => path.replace(/\/?[:*].*$/, ''));
  const needed = beginnings.filter((path) => !beginnings.some((other) => path.startsWith(`${other}/`)));
  return [...new Set(needed.flatMap((path) => LANGUAGES.map((language) => localisePath(`/${path}`, language))))];
}

import { LANGUAGES, localisePath } from '@fakos/shared-kit/i18n/languages';
import { type RequestHandler, Router } from 'express';
import { privatePaths } from '../html/private-paths.ts';
import { originOf } from '../html/request-origin.ts';

const ONE_HOUR_S = 3_600;

/** Calls that answer pictures, which search engines may show. */
const pictures = ['image.php', 'placeholder.php'];

/** `/robots.txt`: everything but the pages of one visitor or of staff, and of the API only the pictures. */
export function robots(): RequestHandler {
  const hidden = privatePaths.flatMap((path) => [...new Set(LANGUAGES.map((name) => localisePath(`/${path}`, name)))]);
  const rules = [
    'User-agent: *',
    'Allow: /',
    ...hidden.map((path) => `Disallow: ${path}`),
    ...['/api/', '/backend/'].map((path) => `Disallow: ${path}`),
    ...['/api/', '/backend/api/'].flatMap((base) => pictures.map((call) => `Allow: ${base}${call}`)),
  ].join('\n');
  return Router().get('/robots.txt', (request, response) => {
    response
      .type('text/plain')
      .set('Cache-Control', `public, max-age=${ONE_HOUR_S}`)
      .send(`${rules}\n\nSitemap: ${originOf(request)}/sitemap.xml\n`);
  });
}

import { LANGUAGES, type Language, localisePath } from '@fakos/contracts/languages';
import { type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { ICONS_PATH, iconNames } from '../../app-manifest/icon-names.ts';
import { Icons } from '../../app-manifest/icons.ts';
import { createAppManifest, MANIFEST_PATH } from '../../app-manifest/manifest.ts';
import { readSiteSettings, type SiteSettings } from '../../html/site-settings.ts';
import type { Upstream } from '../../upstream/upstream.ts';

const ONE_YEAR_S = 31_536_000;
const FIVE_MINUTES_S = 300;

/** `/manifest.webmanifest` in both languages, and its icons; both are made from the shop's settings. */
export function appManifestStep({ upstream, log }: { upstream: Upstream; log: Logger }): RequestHandler {
  const icons = new Icons(upstream, log);
  const router = Router();
  for (const language of LANGUAGES) {
    router.get(localisePath(MANIFEST_PATH, language), async (_request, response) => {
      const site = await readSettings(upstream, language);
      response
        .type('application/manifest+json')
        .set('Cache-Control', `public, max-age=${FIVE_MINUTES_S}`)
        .send(JSON.stringify(createAppManifest(site, await icons.version(site), language)));
    });
  }
  router.get(`${ICONS_PATH}:name.png`, async (request, response, next) => {
    const icon = iconNames.find(({ name }) => name === request.params.name);
    if (!icon) return next();
    const site = await readSettings(upstream, 'el');
    const isVersioned = request.query.v === (await icons.version(site));
    response
      .type('png')
      .set(
        'Cache-Control',
        isVersioned ? `public, max-age=${ONE_YEAR_S}, immutable` : `public, max-age=${FIVE_MINUTES_S}`,
      )
      .send(await icons.draw(icon, site));
  });
  return router;
}

/** The public settings; defaults where the API is unavailable. */
async function readSettings(upstream: Upstream, language: Language): Promise<SiteSettings> {
  const settings = await upstream.getShared('settings.php?action=getSettings', language).catch(() => undefined);
  return readSiteSettings({ getSettings: settings?.status === 200 ? parse(settings.body) : undefined });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

import { LANGUAGES, type Language, localisePath } from '@fakos/shared-kit/i18n/languages';
import { type RequestHandler, Router } from 'express';
import type { Logger } from 'pino';
import { ICONS_PATH, iconNames } from '../app-manifest/icon-names.ts';
import { Icons } from '../app-manifest/icons.ts';
import { appManifest, MANIFEST_PATH } from '../app-manifest/manifest.ts';
import { readSiteSettings, type SiteSettings } from '../html/site-settings.ts';
import type { Upstream } from '../upstream/upstream.ts';

const ONE_YEAR_S = 31_536_000;
const FIVE_MINUTES_S = 300;

/** `/manifest.webmanifest` in both languages and the icons that it names, both from the shop's settings. */
export function appManifestStep({ upstream, log }: { upstream: Upstream; log: Logger }): RequestHandler {
  const icons = new Icons(upstream, log);
  const router = Router();
  for (const language of LANGUAGES) {
    router.get(localisePath(MANIFEST_PATH, language), async (_request, response) => {
      const site = await readSettings(upstream, language);
      response
        .type('application/manifest+json')
        .set('Cache-Control', `public, max-age=${FIVE_MINUTES_S}`)
        .send(JSON.stringify(appManifest(site, await icons.version(site), language)));
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

/** The settings as every visitor gets them; a site whose settings do not answer still has a name. */
async function readSettings(upstream: Upstream, language: Language): Promise<SiteSettings> {
  const answer = await upstream.readPublic('settings.php?action=getSettings', language).catch(() => undefined);
  return readSiteSettings({ getSettings: answer?.status === 200 ? parse(answer.body) : undefined });
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

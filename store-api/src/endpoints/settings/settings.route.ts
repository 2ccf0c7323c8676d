import { getContent, getNavigation, getSettings } from '@fakos/contracts/settings/contract';
import { findGallery } from '../../domain/media/gallery.repo.ts';
import { readNavigation } from '../../domain/settings/navigation.ts';
import { readChromeSettings, readHomeContent } from '../../domain/settings/public-settings.ts';
import { endpoint } from '../endpoint.ts';

/** settings.php for visitors: returns only settings that the contract names. */
export const settingsEndpoints = [
  endpoint(getSettings, async ({ db, language }) => ({ settings: await readChromeSettings(db, language) })),

  endpoint(getContent, async ({ db, language }) => {
    const [content, gallery] = await Promise.all([readHomeContent(db, language), findGallery(db, language)]);
    return { data: { content, gallery } };
  }),

  endpoint(getNavigation, async ({ db, language }) => ({ data: await readNavigation(db, language) })),
];

import {
  chromeSettings,
  customMenuItem,
  getContent,
  getNavigation,
  getSettings,
  type HomeContent,
  homeSettings,
  type NavigationPage,
  navigationPage,
  navigationSettings,
  optionalChromeSettings,
  optionalHomeSettings,
  type PublicSettings,
} from '@fakos/shared-kit/api/settings/contract';
import { z } from 'zod';
import { readSettings } from '../../database/read-settings.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import { findGallery } from '../../pictures/gallery.repo.ts';
import { navigationKeys } from '../../settings-catalogue/navigation-keys.ts';
import type { Language } from '../../text/translate.ts';
import { readPublicSettings, withoutIdleConstruction } from './public-settings.ts';
import { findMenuPages } from './settings.repo.ts';

/** settings.php for visitors: only what the contract names ever leaves, whatever else the table holds. */
export const settingsEndpoints = [
  endpoint(getSettings, async ({ db, language }) => ({ settings: await chromeOf(db, language) })),

  endpoint(getContent, async ({ db, language }) => {
    const [content, gallery] = await Promise.all([homeOf(db, language), findGallery(db, language)]);
    return { data: { content, gallery } };
  }),

  endpoint(getNavigation, async ({ db, language }) => {
    const [stored, dynamicPages] = await Promise.all([
      readSettings(db, Object.values(navigationKeys), language),
      menuPages(db, language),
    ]);
    const staticPages = z.array(navigationPage).parse(stored[navigationKeys.pages] ?? []);
    const pages = [...staticPages, ...dynamicPages].sort((one, other) => one.order - other.order);
    return {
      data: {
        navigation: navigationSettings.parse(stored[navigationKeys.looks] ?? {}),
        pages,
        customMenuItems: z.array(customMenuItem).parse(stored[navigationKeys.customItems] ?? []),
      },
    };
  }),
];

async function chromeOf(db: ShopDatabase, language: Language): Promise<PublicSettings> {
  const wanted = { always: chromeSettings, whenSet: optionalChromeSettings };
  return withoutIdleConstruction(await readPublicSettings(db, wanted, language)) as PublicSettings;
}

async function homeOf(db: ShopDatabase, language: Language): Promise<HomeContent> {
  const wanted = { always: homeSettings, whenSet: optionalHomeSettings };
  return withoutIdleConstruction(await readPublicSettings(db, wanted, language)) as HomeContent;
}

async function menuPages(db: ShopDatabase, language: Language): Promise<NavigationPage[]> {
  const rows = await findMenuPages(db, language);
  return rows.map((row) => ({
    id: `page-${row.slug}`,
    title: row.menu_title || row.title,
    path: `/page/${row.slug}`,
    icon: '',
    visible: true,
    order: row.menu_order,
    type: 'dynamic',
  }));
}

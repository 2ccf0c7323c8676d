import {
  customMenuItem,
  getContent,
  getNavigation,
  getSettings,
  homeContent,
  type NavigationPage,
  navigationPage,
  navigationSettings,
  publicSettings,
} from '@fakos/shared-kit/api/settings/contract';
import { z } from 'zod';
import { readSettings } from '../../database/read-settings.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import type { Language } from '../../text/translate.ts';
import { findGallery, findMenuPages } from './settings.repo.ts';

/** Where the navigation bar's looks, fixed items and own links are kept. */
export const navigationKeys = {
  looks: 'navigation',
  pages: 'navigation_pages',
  customItems: 'navigation_custom_items',
} as const;

/** settings.php: only what the contract's schemas name ever leaves, whatever else the table holds. */
export const settingsEndpoints = [
  endpoint(getSettings, async ({ db, language }) => ({
    settings: publicSettings.parse(await readSettings(db, Object.keys(publicSettings.shape), language)),
  })),

  endpoint(getContent, async ({ db, language }) => {
    const [content, gallery] = await Promise.all([
      readSettings(db, Object.keys(homeContent.shape), language),
      findGallery(db, language),
    ]);
    return { data: { content: homeContent.parse(content), gallery } };
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

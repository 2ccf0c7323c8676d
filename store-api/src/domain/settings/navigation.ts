import type { EditedNavigation, updateNavigation } from '@fakos/contracts/admin-settings/contract';
import {
  customMenuItem,
  type NavigationPage,
  navigationPage,
  navigationSettings,
} from '@fakos/contracts/settings/contract';
import { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { findMenuPages } from '../content/pages/pages.repo.ts';
import { findStoredSettings } from './admin-settings.repo.ts';
import { findRevision, type StoredChange } from './change-settings.ts';
import { readSettings } from './read-settings.ts';

/** Settings that store the navigation bar's appearance, fixed items and own links. */
const navigationKeys = {
  looks: 'navigation',
  pages: 'navigation_pages',
  customItems: 'navigation_custom_items',
} as const;

/** The navigation bar as visitors see it: the fixed pages and those added by staff. */
export async function readNavigation(db: ShopDatabase, language: Language) {
  const [stored, dynamicPages] = await Promise.all([
    readSettings(db, Object.values(navigationKeys), language),
    listMenuPages(db, language),
  ]);
  const staticPages = z.array(navigationPage).parse(stored[navigationKeys.pages] ?? []);
  const pages = [...staticPages, ...dynamicPages].sort((one, other) => one.order - other.order);
  return {
    navigation: navigationSettings.parse(stored[navigationKeys.looks] ?? {}),
    pages,
    customMenuItems: z.array(customMenuItem).parse(stored[navigationKeys.customItems] ?? []),
  };
}

async function listMenuPages(db: ShopDatabase, language: Language): Promise<NavigationPage[]> {
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

type Parts = Omit<z.output<typeof updateNavigation.body>, 'revision'>;
type StoredLists = { readonly el: unknown; readonly en: unknown };

/** Visitors read the bar in one language, so it is stored once for each; staff edit both side by side. */
export async function readEditedNavigation(db: ShopDatabase): Promise<EditedNavigation> {
  const [revision, stored] = await Promise.all([
    findRevision(db),
    findStoredSettings(db, Object.values(navigationKeys)),
  ]);
  return {
    revision,
    navigation: navigationSettings.parse(stored.get(navigationKeys.looks)?.el ?? {}),
    pages: sideBySide(navigationPage, stored.get(navigationKeys.pages)).map(({ type: _type, ...page }) => page),
    customMenuItems: sideBySide(customMenuItem, stored.get(navigationKeys.customItems)),
  };
}

/** The stored values of the changed parts; appearance options that are not given stay. */
export function getNavigationChanges(parts: Parts, before: EditedNavigation): Map<string, StoredChange> {
  const changes = new Map<string, StoredChange>();
  if (parts.navigation) {
    const looks = { ...before.navigation, ...parts.navigation };
    changes.set(navigationKeys.looks, { el: looks, en: looks });
  }
  if (parts.pages) changes.set(navigationKeys.pages, byLanguage(parts.pages, { type: 'static' }));
  if (parts.customMenuItems) changes.set(navigationKeys.customItems, byLanguage(parts.customMenuItems, {}));
  return changes;
}

/** Both languages of a part are always written together. */
export function emptyNavigation() {
  return { el: [], en: [] };
}

interface BothTitles {
  readonly title_el: string;
  readonly title_en: string;
}

function byLanguage(items: readonly BothTitles[], more: object) {
  const itemsIn = (language: 'el' | 'en') =>
    items.map(({ title_el, title_en, ...item }) => ({
      ...item,
      title: { el: title_el, en: title_en }[language],
      ...more,
    }));
  return { el: itemsIn('el'), en: itemsIn('en') };
}

function sideBySide<Item extends { title: string }>(schema: z.ZodType<Item>, stored: StoredLists | undefined) {
  const greek = z.array(schema).safeParse(stored?.el).data ?? [];
  const english = z.array(schema).safeParse(stored?.en).data ?? [];
  return greek.map(({ title, ...item }, index) => ({
    ...item,
    title_el: title,
    title_en: english[index]?.title ?? title,
  }));
}

import type { ShopData, ShopNavigation } from '@fakos/demo-shop/shop-data';
import type { ShopDatabase } from '../database/schema.ts';

/** Inserts the settings, the content of the home page and the navigation. */
export async function insertSettings(db: ShopDatabase, { settings, navigation }: ShopData): Promise<void> {
  const values = { ...settings.general, ...settings.home };
  const rows = [
    ...Object.entries(values).map(([key, value]) => toSettingRow(key, value)),
    ...toNavigationRows(navigation),
  ];
  if (rows.length > 0) await db.insertInto('settings').values(rows).execute();
}

function toSettingRow(key: string, value: unknown) {
  const isByLanguage = typeof value === 'object' && value !== null && 'el' in value && 'en' in value;
  const [greek, english] = isByLanguage ? [value.el, value.en] : [value, value];
  return { key, value_el: JSON.stringify(greek), value_en: JSON.stringify(english) };
}

function toNavigationRows({ settings, pages, customMenuItems }: ShopNavigation) {
  const listPages = (language: 'el' | 'en') =>
    pages.map((page) => ({ ...page, title: page.title[language], type: 'static' as const }));
  const listItems = (language: 'el' | 'en') =>
    customMenuItems.map((item) => ({ ...item, title: item.title[language] }));
  return [
    toSettingRow('navigation', settings),
    toSettingRow('navigation_pages', { el: listPages('el'), en: listPages('en') }),
    toSettingRow('navigation_custom_items', { el: listItems('el'), en: listItems('en') }),
  ];
}

import type { DemoCatalogue, DemoNavigation } from './demo/demo-catalogue.types.ts';
import type { ShopDatabase } from './schema.ts';

/** Writes settings, home content and navigation of the demo shop. */
export async function insertSettings(db: ShopDatabase, { settings, navigation }: DemoCatalogue): Promise<void> {
  const values = { ...settings.general, ...settings.home };
  const rows = [...Object.entries(values).map(([key, value]) => settingRow(key, value)), ...navigationRows(navigation)];
  if (rows.length > 0) await db.insertInto('settings').values(rows).execute();
}

function settingRow(key: string, value: unknown) {
  const isByLanguage = typeof value === 'object' && value !== null && 'el' in value && 'en' in value;
  const [greek, english] = isByLanguage ? [value.el, value.en] : [value, value];
  return { key, value_el: JSON.stringify(greek), value_en: JSON.stringify(english) };
}

function navigationRows({ settings, pages, customMenuItems }: DemoNavigation) {
  const pagesIn = (language: 'el' | 'en') =>
    pages.map((page) => ({ ...page, title: page.title[language], type: 'static' as const }));
  const itemsIn = (language: 'el' | 'en') => customMenuItems.map((item) => ({ ...item, title: item.title[language] }));
  return [
    settingRow('navigation', settings),
    settingRow('navigation_pages', { el: pagesIn('el'), en: pagesIn('en') }),
    settingRow('navigation_custom_items', { el: itemsIn('el'), en: itemsIn('en') }),
  ];
}

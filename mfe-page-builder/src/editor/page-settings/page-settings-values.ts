import { type AdminPage, protectedPages } from '@fakos/contracts/pages/contract';
import { paths } from '@fakos/shared-kit/router';

const names = [
  'title_el',
  'title_en',
  'menu_title_el',
  'menu_title_en',
  'show_in_menu',
  'slug',
  'status',
  'no_index',
  'meta_title_el',
  'meta_title_en',
  'meta_description_el',
  'meta_description_en',
] as const;

/** The properties of a page that its settings change. */
export type PageSettings = Pick<AdminPage, (typeof names)[number]>;

/** Name of one of the {@link PageSettings}. */
export type SettingName = keyof PageSettings;

/** The settings of a page. */
export function toSettings(page: AdminPage): PageSettings {
  return Object.fromEntries(names.map((name) => [name, page[name]])) as unknown as PageSettings;
}

/** The fields that differ from the stored settings. */
export function getChanges(stored: PageSettings, values: PageSettings): Partial<PageSettings> {
  return Object.fromEntries(names.filter((name) => values[name] !== stored[name]).map((name) => [name, values[name]]));
}

/** The user's changes, applied to settings that others have stored since. */
export function rebaseSettings(stored: PageSettings, values: PageSettings, newer: PageSettings): PageSettings {
  return { ...newer, ...getChanges(stored, values) };
}

/** Errors that prevent saving, by field. */
export function checkSettings(values: PageSettings): Partial<Record<SettingName, 'titleRequired' | 'bothTitles'>> {
  if (values.title_el.trim() === '') return { title_el: 'titleRequired' };
  if (values.status === 'published' && values.title_en.trim() === '') return { title_en: 'bothTitles' };
  return {};
}

/** A page's address in the site; protected pages have screens of their own. */
export function getPublicAddress(slug: string): string {
  return protectedPages.includes(slug) ? `/${slug}` : paths.page(slug);
}

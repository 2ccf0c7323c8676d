import type { EditedNavigation, SettingsLogEntry } from '@fakos/contracts/admin-settings/contract';
import type { SettingKey } from '@fakos/contracts/settings/contract';
import { isSameValue } from '../../../framework/form/merge-values.ts';
import { isLocalisedSetting } from '../form/setting-values.ts';

/** Values of the log in both languages; null for the default. */
export type LoggedValues = SettingsLogEntry['changes'][string]['before'];

/** Whether the values are the same in both languages. */
export function isSameInBoth({ el, en }: NonNullable<LoggedValues>): boolean {
  return isSameValue(el, en);
}

/** The value to send for a setting to restore logged values. */
export function toUndoValue(key: SettingKey, values: LoggedValues): unknown {
  if (values === null) return null;
  return isLocalisedSetting(key) ? { el: values.el, en: values.en } : values.el;
}

interface MenuItem {
  readonly title: string;
  readonly type?: unknown;
}

/** The parts of the navigation bar that the log names, which have an endpoint of their own. */
export const navigationParts = ['navigation', 'navigation_pages', 'navigation_custom_items'] as const;
/** See {@link navigationParts}. */
export type NavigationPart = (typeof navigationParts)[number];

const defaultLooks: EditedNavigation['navigation'] = {
  backgroundColor: '',
  textColor: '',
  position: 'sticky',
  style: 'default',
};

/** The value to send for a logged part of the navigation bar to restore it; null in the log is the default. */
export function toNavigationUndo(part: NavigationPart, values: LoggedValues): Partial<EditedNavigation> {
  if (part === 'navigation') return { navigation: (values?.el ?? defaultLooks) as EditedNavigation['navigation'] };
  const greek = (values?.el ?? []) as readonly MenuItem[];
  const english = (values?.en ?? []) as readonly MenuItem[];
  const items = greek.map(({ title, type: _type, ...item }, index) => ({
    ...item,
    title_el: title,
    title_en: english[index]?.title ?? title,
  }));
  return part === 'navigation_pages'
    ? { pages: items as unknown as EditedNavigation['pages'] }
    : { customMenuItems: items as unknown as EditedNavigation['customMenuItems'] };
}

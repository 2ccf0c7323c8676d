import type { SettingKey } from '@fakos/contracts/settings/contract';
import { createLazy, type Lazy } from '@fakos/shared-kit/lazy';
import type { ComponentType } from 'react';
import type { SettingEditorProps } from '../../framework/setting-editors/setting-editor.ts';

/** An editor that loads with the first form that shows it. Its value is the one of the setting that names it. */
export type LazySettingEditor = Lazy<ComponentType<SettingEditorProps<unknown>>>;

function createEditor<Value>(load: () => Promise<ComponentType<SettingEditorProps<Value>>>): LazySettingEditor {
  return createLazy(load as () => Promise<never>);
}

/** Editors of the settings whose values are more than one text, number or choice. A localised setting's value is `{el, en}`. */
export const settingEditors: Partial<Record<SettingKey, LazySettingEditor>> = {
  extra_sections: createEditor(
    async () =>
      (await import('../../framework/setting-editors/sections/extra-sections-editor.tsx')).ExtraSectionsEditor,
  ),
  store_features: createEditor(
    async () => (await import('../../framework/setting-editors/store-features-editor.tsx')).StoreFeaturesEditor,
  ),
  gallery_style: createEditor(
    async () => (await import('../../framework/setting-editors/gallery/gallery-style-editor.tsx')).GalleryStyleEditor,
  ),
  gallery_homepage_style: createEditor(
    async () =>
      (await import('../../framework/setting-editors/gallery/gallery-style-editor.tsx')).GalleryHomeStyleEditor,
  ),
  working_hours: createEditor(
    async () =>
      (await import('../../framework/setting-editors/opening-hours/opening-hours-editor.tsx')).OpeningHoursEditor,
  ),
  booking_weekdays: createEditor(
    async () => (await import('../../framework/setting-editors/weekdays-editor.tsx')).WeekdaysEditor,
  ),
  booking_holidays: createEditor(
    async () => (await import('../../framework/setting-editors/holidays-editor.tsx')).HolidaysEditor,
  ),
  booking_closed_days: createEditor(
    async () => (await import('../../framework/setting-editors/closed-days-editor.tsx')).ClosedDaysEditor,
  ),
  footer_widgets: createEditor(
    async () => (await import('../../framework/setting-editors/widgets/footer-widgets-editor.tsx')).FooterWidgetsEditor,
  ),
  sidebar_widgets: createEditor(
    async () =>
      (await import('../../framework/setting-editors/widgets/sidebar-widgets-editor.tsx')).SidebarWidgetsEditor,
  ),
};

/** Editors of several settings at once, by the section that lists them. The value has their keys. */
export const sectionEditors: Readonly<Record<string, LazySettingEditor>> = {
  masonryItems: createEditor(
    async () => (await import('../../framework/setting-editors/masonry-items-editor.tsx')).MasonryItemsEditor,
  ),
};

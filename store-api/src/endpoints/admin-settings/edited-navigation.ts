import type { EditedNavigation, updateNavigation } from '@fakos/shared-kit/api/admin-settings/contract';
import { navigationSettings } from '@fakos/shared-kit/api/settings/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { findRevision, type StoredChange } from '../../settings-catalogue/change-settings.ts';
import { navigationKeys } from '../../settings-catalogue/navigation-keys.ts';
import { findStoredSettings } from './admin-settings.repo.ts';

type Parts = Omit<z.output<typeof updateNavigation.body>, 'revision'>;
type StoredItem = { readonly title: string } & Readonly<Record<string, unknown>>;

/** Visitors read the bar in one language, so it is stored once for each; staff edit both side by side. */
export async function readEditedNavigation(db: ShopDatabase): Promise<EditedNavigation> {
  const [revision, stored] = await Promise.all([
    findRevision(db),
    findStoredSettings(db, Object.values(navigationKeys)),
  ]);
  return {
    revision,
    navigation: navigationSettings.parse(stored.get(navigationKeys.looks)?.el ?? {}),
    pages: sideBySide(stored.get(navigationKeys.pages)),
    customMenuItems: sideBySide(stored.get(navigationKeys.customItems)),
  };
}

/** What is stored for the parts that staff changed; looks that are not named stay. */
export function navigationChangesOf(parts: Parts, before: EditedNavigation): Map<string, StoredChange> {
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

function sideBySide<T extends BothTitles>(stored: { el: unknown; en: unknown } | undefined): T[] {
  const greek = (stored?.el ?? []) as StoredItem[];
  const english = (stored?.en ?? []) as StoredItem[];
  return greek.map(({ title, type: _, ...item }, index) => {
    const both = { title_el: title, title_en: english[index]?.title ?? title };
    return { ...item, ...both } as unknown as T;
  });
}

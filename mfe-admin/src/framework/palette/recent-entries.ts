import { browserStorage } from '@fakos/shared-kit/state';

const STORAGE_KEY = 'admin-palette-recent';
const MAX_RECENT = 5;

/** Keys of the entries chosen last in this browser, newest first. Records are never among them: they may name customers. */
export function listRecentKeys(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((key) => typeof key === 'string').slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Remembers a chosen entry. */
export function addRecentKey(key: string) {
  const others = listRecentKeys().filter((other) => other !== key);
  browserStorage.setItem(STORAGE_KEY, JSON.stringify([key, ...others].slice(0, MAX_RECENT)));
}

import { browserStorage } from '@fakos/shared-kit/state';

const STORAGE_KEY = 'page-editor-recent-widgets';
const MAX_RECENT = 4;

/** Types of widgets that were inserted last in this browser, newest first. */
export function listRecentTypes(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((type) => typeof type === 'string').slice(0, MAX_RECENT) : [];
  } catch {
    return [];
  }
}

/** Remembers an inserted type. */
export function addRecentType(type: string): void {
  const others = listRecentTypes().filter((other) => other !== type);
  browserStorage.setItem(STORAGE_KEY, JSON.stringify([type, ...others].slice(0, MAX_RECENT)));
}

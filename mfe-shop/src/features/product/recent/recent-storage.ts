import { browserStorage } from '@fakos/shared-kit/state';

/** Browser-storage key of the products that were looked at, newest first: numbers and nothing else. */
export const RECENT_STORAGE_KEY = 'recently-viewed';
/** Most products that are remembered. */
export const MAX_RECENT = 8;

const NOTHING: readonly number[] = [];
const listeners = new Set<() => void>();
let last: { readonly text: string | null; readonly ids: readonly number[] } = { text: null, ids: NOTHING };

/** The remembered products; none where the text is no list of numbers. The same list as long as nothing changes. */
export function readRecent(): readonly number[] {
  const text = browserStorage.getItem(RECENT_STORAGE_KEY);
  if (text !== last.text) last = { text, ids: parseRecent(text) };
  return last.ids;
}

/** On the server, and until the page knows its visitor, nothing is remembered. */
export function readNothing(): readonly number[] {
  return NOTHING;
}

/** Puts a product first. */
export function rememberProduct(id: number): void {
  write(JSON.stringify([id, ...readRecent().filter((other) => other !== id)].slice(0, MAX_RECENT)));
}

/** Forgets all of them. */
export function forgetRecent(): void {
  write(null);
}

/** Hears of changes, of other tabs too. */
export function subscribeRecent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function parseRecent(text: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    const isList = Array.isArray(ids) && ids.every((id) => Number.isSafeInteger(id) && id > 0);
    return isList ? [...new Set<number>(ids)].slice(0, MAX_RECENT) : NOTHING;
  } catch {
    return NOTHING;
  }
}

function write(text: string | null): void {
  if (text === null) browserStorage.removeItem(RECENT_STORAGE_KEY);
  else browserStorage.setItem(RECENT_STORAGE_KEY, text);
  for (const listener of listeners) listener();
}

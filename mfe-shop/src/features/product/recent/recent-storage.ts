import { browserStorage } from '@fakos/shared-kit/state';

/** Browser-storage key of the recently viewed products: a JSON list of ids, newest first. */
export const RECENT_STORAGE_KEY = 'recently-viewed';
/** Maximum number of remembered products. */
export const MAX_RECENT = 8;

const EMPTY: readonly number[] = [];
const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly ids: readonly number[] } = { text: null, ids: EMPTY };

/** Ids of the remembered products; empty if the stored text is invalid. Returns the same array until it changes. */
export function getRecent(): readonly number[] {
  const text = browserStorage.getItem(RECENT_STORAGE_KEY);
  if (text !== cached.text) cached = { text, ids: parseRecent(text) };
  return cached.ids;
}

/** Snapshot for the server and for hydration: no products. */
export function getServerSnapshot(): readonly number[] {
  return EMPTY;
}

/** Adds a product at the front. */
export function rememberProduct(id: number): void {
  write(JSON.stringify([id, ...getRecent().filter((other) => other !== id)].slice(0, MAX_RECENT)));
}

/** Removes all products. */
export function forgetRecent(): void {
  write(null);
}

/** Subscribes to changes, including those of other tabs. */
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
    return isList ? [...new Set<number>(ids)].slice(0, MAX_RECENT) : EMPTY;
  } catch {
    return EMPTY;
  }
}

function write(text: string | null): void {
  if (text === null) browserStorage.removeItem(RECENT_STORAGE_KEY);
  else browserStorage.setItem(RECENT_STORAGE_KEY, text);
  for (const listener of listeners) listener();
}

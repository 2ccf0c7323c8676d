import { tabStorage } from '@fakos/shared-kit/state';
import { useSyncExternalStore } from 'react';

/** A value stored for the lifetime of the tab. Only for components that are not rendered on the server. */
export interface TabValue<T> {
  read(): T;
  write(value: T): void;
  /** Restores the initial value. */
  reset(): void;
  /** Hook: the current value; renders again when it changes. */
  useValue(): T;
}

/**
 * Creates a value stored under a key of the session storage. Invalid stored text is ignored; if the storage is
 * unavailable, the value lasts as long as the page.
 */
export function createTabValue<T extends object>(name: string, initial: T): TabValue<T> {
  const listeners = new Set<() => void>();
  let cached: { text: string | null; value: T } = { text: null, value: initial };

  function read(): T {
    const text = tabStorage.getItem(name);
    if (text !== cached.text) cached = { text, value: text === null ? initial : parse(text, initial) };
    return cached.value;
  }

  function update(text: string | null, value: T): void {
    cached = { text, value };
    if (text === null) tabStorage.removeItem(name);
    else tabStorage.setItem(name, text);
    for (const notify of listeners) notify();
  }

  function subscribe(notify: () => void): () => void {
    listeners.add(notify);
    return () => listeners.delete(notify);
  }

  return {
    read,
    write: (value) => update(JSON.stringify(value), value),
    reset: () => update(null, initial),
    useValue: () => useSyncExternalStore(subscribe, read, () => initial),
  };
}

function parse<T extends object>(text: string, initial: T): T {
  try {
    const stored: unknown = JSON.parse(text);
    // Fields added by a later release get their initial values.
    return typeof stored === 'object' && stored !== null ? { ...initial, ...stored } : initial;
  } catch {
    return initial;
  }
}

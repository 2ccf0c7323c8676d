import { tabStorage } from '@fakos/shared-kit/state';
import { useSyncExternalStore } from 'react';

/** A value that outlives a refresh of its tab and ends with it. Only for what renders in the browser alone. */
export interface KeptValue<T> {
  read(): T;
  write(value: T): void;
  /** Puts it back to how it began. */
  forget(): void;
  /** The value now; whoever reads it renders again when it changes. */
  useValue(): T;
}

/**
 * Keeps a value under a name of the tab's storage. What cannot be read there counts as nothing; where there is no
 * storage, the value lasts as long as the page.
 */
export function keepInTab<T extends object>(name: string, initial: T): KeptValue<T> {
  const listeners = new Set<() => void>();
  let known: { text: string | null; value: T } = { text: null, value: initial };

  function read(): T {
    const text = tabStorage.getItem(name);
    if (text !== known.text) known = { text, value: text === null ? initial : parse(text, initial) };
    return known.value;
  }

  function change(text: string | null, value: T): void {
    known = { text, value };
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
    write: (value) => change(JSON.stringify(value), value),
    forget: () => change(null, initial),
    useValue: () => useSyncExternalStore(subscribe, read, () => initial),
  };
}

function parse<T extends object>(text: string, initial: T): T {
  try {
    const found: unknown = JSON.parse(text);
    // A release that asks more than the one before finds its new questions unanswered.
    return typeof found === 'object' && found !== null ? { ...initial, ...found } : initial;
  } catch {
    return initial;
  }
}

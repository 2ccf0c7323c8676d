import { useSyncExternalStore } from 'react';

/** How long an add counts as running, in milliseconds: a double tap must not buy two. */
const ADD_RUNS_MS = 600;

const running = new Set<number>();
const listeners = new Set<() => void>();

/**
 * Locks a product while it is being added, for all its buttons on the page (spec section 4). False where it is locked
 * already, and the add has to be left.
 */
export function startAdd(productId: number): boolean {
  if (running.has(productId)) return false;
  running.add(productId);
  tell();
  setTimeout(() => {
    running.delete(productId);
    tell();
  }, ADD_RUNS_MS);
  return true;
}

/** Whether a product is being added now; its buttons show it and take no clicks, those of others do. */
export function useIsAdding(productId: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => running.has(productId),
    () => false,
  );
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

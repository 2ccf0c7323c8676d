import { type KitState, useStore } from '@fakos/shared-kit/state';
import { runAfterFrame } from '@fakos/shared-kit/ui/after-frame';
import { useSyncExternalStore } from 'react';

/** How long a product is locked after an add, in milliseconds: a double tap must not add two. */
const ADD_RUNS_MS = 600;

class RunningAdds {
  readonly #products = new Set<number>();
  readonly #listeners = new Set<() => void>();

  has = (productId: number) => this.#products.has(productId);

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  start(productId: number): void {
    this.#products.add(productId);
    // The buttons are rendered as busy after the frame of the press (decision 101).
    runAfterFrame(() => this.#tell());
    setTimeout(() => {
      this.#products.delete(productId);
      this.#tell();
    }, ADD_RUNS_MS);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** One instance per Redux store, so that tests do not share locks. */
const addsByStore = new WeakMap<object, RunningAdds>();

function getRunningAdds(store: object): RunningAdds {
  const adds = addsByStore.get(store) ?? new RunningAdds();
  addsByStore.set(store, adds);
  return adds;
}

/**
 * Locks a product while it is being added to the cart of `store`, for all its buttons on the page (spec section 4).
 * Returns false if it is already locked; the add must then be skipped.
 */
export function startAdd(store: object, productId: number): boolean {
  const adds = getRunningAdds(store);
  if (adds.has(productId)) return false;
  adds.start(productId);
  return true;
}

/** Whether a product is being added; its buttons are busy meanwhile. */
export function useIsAdding(productId: number): boolean {
  const adds = getRunningAdds(useStore<KitState>());
  return useSyncExternalStore(
    adds.subscribe,
    () => adds.has(productId),
    () => false,
  );
}

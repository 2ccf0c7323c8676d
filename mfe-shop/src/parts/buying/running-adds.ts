import { type KitState, useStore } from '@fakos/shared-kit/state';
import { useSyncExternalStore } from 'react';

/** How long an add counts as running, in milliseconds: a double tap must not buy two. */
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
    this.#tell();
    setTimeout(() => {
      this.#products.delete(productId);
      this.#tell();
    }, ADD_RUNS_MS);
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** What runs for the cart of one store holds up no other. */
const ofStores = new WeakMap<object, RunningAdds>();

function runningIn(store: object): RunningAdds {
  const adds = ofStores.get(store) ?? new RunningAdds();
  ofStores.set(store, adds);
  return adds;
}

/**
 * Locks a product while it is being added to the cart of `store`, for all its buttons on the page (spec section 4).
 * False where it is locked already, and the add has to be left.
 */
export function startAdd(store: object, productId: number): boolean {
  const adds = runningIn(store);
  if (adds.has(productId)) return false;
  adds.start(productId);
  return true;
}

/** Whether a product is being added now; its buttons show it and take no clicks, those of others do. */
export function useIsAdding(productId: number): boolean {
  const adds = runningIn(useStore<KitState>());
  return useSyncExternalStore(
    adds.subscribe,
    () => adds.has(productId),
    () => false,
  );
}

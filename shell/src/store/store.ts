import { type ApiExtra, baseApi } from '@fakos/shared-kit/api';
import { combineSlices, configureStore, type Slice } from '@fakos/shared-kit/state';
import { cartSlice } from '@fakos/shared-kit/state/cart';
import { restoredSlice } from '@fakos/shared-kit/state/restored';
import { sessionSlice } from '@fakos/shared-kit/state/session';
import { wishlistSlice } from '@fakos/shared-kit/state/wishlist';

/** Creates the store. `extra.language` is the language of API requests. */
export function createStore(extra: ApiExtra) {
  const reducer = combineSlices(sessionSlice, cartSlice, wishlistSlice, restoredSlice, baseApi);
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
  return Object.assign(store, {
    /** Adds a remote's slice; adding it again has no effect. */
    inject: (slice: Slice) => {
      reducer.inject(slice as Parameters<typeof reducer.inject>[0], { overrideExisting: true });
      // The slice gets its initial state with the next action.
      store.dispatch({ type: 'remotes/sliceInjected', payload: slice.name });
    },
  });
}

export type AppStore = ReturnType<typeof createStore>;

import { type ApiExtra, baseApi } from '@fakos/shared-kit/api';
import { combineSlices, configureStore, type Slice } from '@fakos/shared-kit/state';
import { cartSlice } from '@fakos/shared-kit/state/cart';
import { restoredSlice } from '@fakos/shared-kit/state/restored';
import { sessionSlice } from '@fakos/shared-kit/state/session';
import { wishlistSlice } from '@fakos/shared-kit/state/wishlist';

/** Makes the one store. `extra.language` tells every call of the API which language to answer in. */
export function createStore(extra: ApiExtra) {
  const reducer = combineSlices(sessionSlice, cartSlice, wishlistSlice, restoredSlice, baseApi);
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(baseApi.middleware),
  });
  return Object.assign(store, {
    /** Adds a remote's slice; the same slice again changes nothing. */
    inject: (slice: Slice) => {
      reducer.inject(slice as Parameters<typeof reducer.inject>[0], { overrideExisting: true });
      // The slice has its initial state only after an action has passed.
      store.dispatch({ type: 'remotes/sliceInjected', payload: slice.name });
    },
  });
}

/** The store of the shell. */
export type AppStore = ReturnType<typeof createStore>;

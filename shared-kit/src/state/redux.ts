import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import type { CartState } from './cart.slice.ts';
import type { SessionState } from './session.slice.ts';
import type { WishlistState } from './wishlist.slice.ts';

export type { PayloadAction, Reducer, Slice, Store, UnknownAction } from '@reduxjs/toolkit';
export {
  combineSlices,
  configureStore,
  createSlice,
  nanoid,
} from '@reduxjs/toolkit';
export { Provider, useStore } from 'react-redux';
export { browserStorage, type SafeStorage, tabStorage } from './storage.ts';
export type { BaseQueryFn };

/** The part of the one store that every package may read. A remote's own slices come on top of it. */
export interface KitState {
  session: SessionState;
  cart: CartState;
  wishlist: WishlistState;
  restored: boolean;
}

/** Reads the shared part of the store. */
export const useKitSelector = useSelector.withTypes<KitState>();
export { useDispatch, useSelector };

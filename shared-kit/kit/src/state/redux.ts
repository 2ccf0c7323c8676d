import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import type { CartState } from './cart.slice.ts';
import type { SessionState } from './session.slice.ts';
import type { WishlistState } from './wishlist.slice.ts';

export type { PayloadAction, Slice, Store, UnknownAction } from '@reduxjs/toolkit';
export {
  combineSlices,
  configureStore,
  createSlice,
  nanoid,
} from '@reduxjs/toolkit';
export { Provider, useStore } from 'react-redux';
export { browserStorage, type SafeStorage, tabStorage } from './storage.ts';
export type { BaseQueryFn };

/** The shared part of the store. Remotes add their own slices. */
export interface KitState {
  session: SessionState;
  cart: CartState;
  wishlist: WishlistState;
  restored: boolean;
}

/** `useSelector` for the shared part of the store. */
export const useKitSelector = useSelector.withTypes<KitState>();
export { useDispatch, useSelector };

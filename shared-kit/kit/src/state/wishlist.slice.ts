import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A product or post in the wishlist, with the fields of its card (spec section 3). */
export interface WishlistItem {
  id: number;
  type: 'product' | 'post';
  slug: string;
  title: string;
  image: string;
  /** Euros to pay; null for posts. */
  price: number | null;
  category_name: string;
}

/** See {@link wishlistSlice}. */
export interface WishlistState {
  items: WishlistItem[];
}

/** Browser-storage key of the wishlist (spec section 3). */
export const WISHLIST_STORAGE_KEY = 'pism-wishlist';

const initialState: WishlistState = { items: [] };

/** The visitor's wishlist: toggling adds or removes an item, so there are no duplicates (spec section 4). */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    toggled: (state, { payload }: PayloadAction<WishlistItem>) => {
      const without = state.items.filter((item) => !isSame(item, payload));
      state.items = without.length < state.items.length ? without : [...state.items, payload];
    },
    wishlistReplaced: (state, { payload }: PayloadAction<WishlistItem[]>) => {
      state.items = payload;
    },
  },
  selectors: {
    selectWishlist: (state) => state.items,
    selectIsWished: (state, wanted: Pick<WishlistItem, 'id' | 'type'>) =>
      state.items.some((item) => isSame(item, wanted)),
  },
});

function isSame(a: Pick<WishlistItem, 'id' | 'type'>, b: Pick<WishlistItem, 'id' | 'type'>): boolean {
  return a.id === b.id && a.type === b.type;
}

export const { toggled: wishlistToggled, wishlistReplaced } = wishlistSlice.actions;
export const { selectWishlist, selectIsWished } = wishlistSlice.selectors;

/** Parses a stored wishlist. Null if the text is not in this slice's format; the caller then recovers what it can. */
export function parseStoredWishlist(text: string): WishlistItem[] | null {
  try {
    const items: unknown = JSON.parse(text);
    if (!Array.isArray(items) || !items.every(isWishlistItem)) return null;
    return items.filter((item, index) => items.findIndex((other) => isSame(other, item)) === index);
  } catch {
    return null;
  }
}

function isWishlistItem(value: unknown): value is WishlistItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Record<string, unknown>;
  return (
    Number.isInteger(item.id) &&
    (item.type === 'product' || item.type === 'post') &&
    typeof item.slug === 'string' &&
    typeof item.title === 'string' &&
    typeof item.image === 'string' &&
    typeof item.category_name === 'string' &&
    (item.price === null || (typeof item.price === 'number' && Number.isFinite(item.price)))
  );
}

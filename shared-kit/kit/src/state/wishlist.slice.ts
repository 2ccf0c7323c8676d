import type { Wishlist } from '@fakos/contracts/wishlist/contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A product in the wishlist: the same fields in the browser and on the server (spec section 3). */
export type WishlistProduct = Wishlist['products'][number];
/** A post in the wishlist; see {@link WishlistProduct}. */
export type WishlistPost = Wishlist['posts'][number];
/** A product or post in the wishlist. */
export type WishlistItem = WishlistProduct | WishlistPost;

/** See {@link wishlistSlice}. */
export interface WishlistState {
  items: WishlistItem[];
}

/** Browser-storage key of the wishlist (spec section 3). */
export const WISHLIST_STORAGE_KEY = 'pism-wishlist';

/** Longer descriptions are cut, because the browser stores the list, and its storage also holds the cart. */
const MAX_DESCRIPTION = 300;

const initialState: WishlistState = { items: [] };

/** The visitor's wishlist: toggling adds or removes an item, so there are no duplicates (spec section 4). */
export const wishlistSlice = createSlice({
  name: 'wishlist',
  initialState,
  reducers: {
    toggled: (state, { payload }: PayloadAction<WishlistItem>) => {
      const without = state.items.filter((item) => !isSame(item, payload));
      state.items = without.length < state.items.length ? without : [...state.items, toStored(payload)];
    },
    wishlistReplaced: (state, { payload }: PayloadAction<WishlistItem[]>) => {
      state.items = payload.map(toStored);
    },
  },
  selectors: {
    selectWishlist: (state) => state.items,
    selectIsWished: (state, wanted: Pick<WishlistItem, 'id' | 'type'>) =>
      state.items.some((item) => isSame(item, wanted)),
  },
});

function toStored(item: WishlistItem): WishlistItem {
  return item.type === 'product' ? { ...item, description: item.description.slice(0, MAX_DESCRIPTION) } : item;
}

function isSame(a: Pick<WishlistItem, 'id' | 'type'>, b: Pick<WishlistItem, 'id' | 'type'>): boolean {
  return a.id === b.id && a.type === b.type;
}

export const { toggled: wishlistToggled, wishlistReplaced } = wishlistSlice.actions;
export const { selectWishlist, selectIsWished } = wishlistSlice.selectors;

/** Parses a stored wishlist. Null if the text is not in this slice's format; the caller then recovers valid entries. */
export function parseStoredWishlist(text: string): WishlistItem[] | null {
  try {
    const items: unknown = JSON.parse(text);
    if (!Array.isArray(items) || !items.every(isWishlistItem)) return null;
    return items.filter((item, index) => items.findIndex((other) => isSame(other, item)) === index);
  } catch {
    return null;
  }
}

const textFields: Readonly<Record<string, readonly string[]>> = {
  product: ['name', 'brand_name', 'description', 'short_description', 'sku'],
  post: ['title', 'excerpt', 'author_name', 'created_at'],
};

function isWishlistItem(value: unknown): value is WishlistItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Record<string, unknown>;
  const texts = textFields[String(item.type)];
  const numbers = item.type === 'post' ? [item.views] : [item.price, item.sale_price ?? 0, item.stock_quantity];
  return (
    texts !== undefined &&
    Number.isInteger(item.id) &&
    ['slug', 'featured_image', 'category_name', ...texts].every((field) => typeof item[field] === 'string') &&
    numbers.every(Number.isFinite) &&
    (item.type === 'post' || typeof item.in_stock === 'boolean')
  );
}

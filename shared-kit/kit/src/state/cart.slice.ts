import type { LineConfiguration } from '@fakos/contracts/line-configuration/contract';
import { getLineId } from '@fakos/contracts/line-configuration/rules';
import { toCents, toEuros } from '@fakos/contracts/money';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A line of the cart (spec section 3). Prices are euros as shown; the server's quote is binding. */
export interface CartItem {
  id: string;
  product_id: number;
  /** Empty while a line that other code stored is looked up. */
  slug: string;
  name: string;
  price: number;
  image: string;
  quantity: number;
  total: number;
  /** Ids of the add-ons of each item; absent without any. `price` includes their prices. */
  options?: number[];
  /** Configuration of each item, for example the powers of lenses. `price` includes it. */
  configuration?: LineConfiguration;
}

/** See {@link cartSlice}. */
export interface CartState {
  items: CartItem[];
  /** Whether the cart's drawer is open. */
  open: boolean;
}

/** Browser-storage key of the cart's items (spec section 3). */
export const CART_STORAGE_KEY = 'cart';
/** Maximum quantity of a line; equals the server's MAX_QUANTITY. */
export const MAX_LINE_QUANTITY = 99;

const initialState: CartState = { items: [], open: false };

/** Data to add a product to the cart. */
export type NewCartItem = Pick<CartItem, 'product_id' | 'slug' | 'name' | 'price' | 'image'> & {
  quantity?: number;
  options?: readonly number[];
  configuration?: LineConfiguration | undefined;
};

/** The visitor's cart: one line per product, add-ons and configuration. The shell stores it on every change. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemAdded: ({ items }, { payload }: PayloadAction<NewCartItem>) => {
      const { options = [], configuration, quantity = 1, ...piece } = payload;
      const id = getLineId(payload);
      const line = items.find((item) => item.id === id);
      if (line) {
        setQuantity(line, line.quantity + quantity);
        return;
      }
      const added: CartItem = { ...piece, id, quantity, total: 0 };
      if (options.length > 0) added.options = [...options];
      if (configuration) added.configuration = configuration;
      setQuantity(added, quantity);
      items.push(added);
    },
    quantitySet: (state, { payload }: PayloadAction<{ id: string; quantity: number }>) => {
      const line = state.items.find((item) => item.id === payload.id);
      if (!line) return;
      if (payload.quantity <= 0) state.items = state.items.filter((item) => item !== line);
      else setQuantity(line, payload.quantity);
    },
    itemRemoved: (state, { payload }: PayloadAction<string>) => {
      state.items = state.items.filter((item) => item.id !== payload);
    },
    itemsReplaced: (state, { payload }: PayloadAction<CartItem[]>) => {
      state.items = payload;
    },
    cartCleared: (state) => {
      state.items = [];
    },
    cartOpened: (state) => {
      state.open = true;
    },
    cartClosed: (state) => {
      state.open = false;
    },
  },
  selectors: {
    selectItems: (state) => state.items,
    selectIsOpen: (state) => state.open,
    selectCount: (state) => state.items.reduce((count, item) => count + item.quantity, 0),
    selectSubtotal: (state) => toEuros(state.items.reduce((cents, item) => cents + toCents(item.total), 0)),
  },
});

function setQuantity(line: CartItem, quantity: number) {
  line.quantity = Math.min(quantity, MAX_LINE_QUANTITY);
  line.total = toEuros(toCents(line.price) * line.quantity);
}

export const { itemAdded, quantitySet, itemRemoved, itemsReplaced, cartCleared, cartOpened, cartClosed } =
  cartSlice.actions;
export const { selectItems, selectIsOpen, selectCount, selectSubtotal } = cartSlice.selectors;

/** A line in the format of API requests. */
export function toCartItemRequest({ product_id, quantity, price, options, configuration }: CartItem) {
  return {
    ...{ product_id, quantity, shown_price: price },
    ...(options && { options: [...options] }),
    ...(configuration && { configuration }),
  };
}

/** How many more items of a product can be added, given its stock and all lines with it. */
export function getRemainingQuantity(items: readonly CartItem[], productId: number, stock: number): number {
  const quantityInCart = items.reduce((sum, item) => (item.product_id === productId ? sum + item.quantity : sum), 0);
  return Math.min(stock, MAX_LINE_QUANTITY) - quantityInCart;
}

/** Parses stored items. Null if the text is not in this slice's format; the caller then recovers valid entries. */
export function parseStoredCart(text: string): CartItem[] | null {
  try {
    const items: unknown = JSON.parse(text);
    if (!Array.isArray(items) || !items.every(isCartItem)) return null;
    if (new Set(items.map(({ id }) => id)).size < items.length) return null;
    // Stored totals and quantities are not trusted.
    for (const line of items) setQuantity(line, line.quantity);
    return items;
  } catch {
    return null;
  }
}

function isCartItem(value: unknown): value is CartItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Record<string, unknown>;
  return (
    typeof item.id === 'string' &&
    Number.isInteger(item.product_id) &&
    typeof item.slug === 'string' &&
    item.slug !== '' &&
    typeof item.name === 'string' &&
    typeof item.image === 'string' &&
    isAmount(item.price) &&
    isAmount(item.total) &&
    (item.options === undefined || (Array.isArray(item.options) && item.options.every(Number.isInteger))) &&
    (item.configuration === undefined || isConfiguration(item.configuration)) &&
    Number.isInteger(item.quantity) &&
    Number(item.quantity) > 0
  );
}

/** Only the form that the browser relies on; the server checks the rest. */
export function isConfiguration(value: unknown): value is LineConfiguration {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

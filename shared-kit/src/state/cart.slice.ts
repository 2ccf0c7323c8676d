import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A line of the cart (spec section 3). Prices are euros as shown; the server's quote decides what is paid. */
export interface CartItem {
  id: string;
  product_id: number;
  /** Empty for the moment in which a line that others stored is looked up. */
  slug: string;
  name: string;
  price: number;
  image: string;
  quantity: number;
  total: number;
  /** Ids of the add-ons that each piece comes with; left out where there are none. `price` has theirs in it. */
  options?: number[];
}

/** See {@link cartSlice}. */
export interface CartState {
  items: CartItem[];
  /** Whether the cart's drawer is open. */
  open: boolean;
}

/** Browser-storage key of the cart's items (spec section 3). */
export const CART_STORAGE_KEY = 'cart';
/** Most pieces of one product; the same number as the server's MAX_QUANTITY. */
export const MAX_LINE_QUANTITY = 99;

const initialState: CartState = { items: [], open: false };

/** What is needed to put a product into the cart. */
export type NewCartItem = Pick<CartItem, 'product_id' | 'slug' | 'name' | 'price' | 'image'> & {
  quantity?: number;
  options?: readonly number[];
};

/** Names a line by its product and add-ons, so that the same choice again raises its quantity. */
export function lineId(productId: number, options: readonly number[] = []): string {
  return [productId, ...options.toSorted((one, other) => one - other)].join('+');
}

/** The visitor's cart: one line a product with the same add-ons, saved on every change by the shell. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    itemAdded: ({ items }, { payload }: PayloadAction<NewCartItem>) => {
      const { options = [], quantity = 1, ...piece } = payload;
      const id = lineId(payload.product_id, options);
      const line = items.find((item) => item.id === id);
      if (line) {
        setQuantity(line, line.quantity + quantity);
        return;
      }
      const added: CartItem = { ...piece, id, quantity, total: 0 };
      if (options.length > 0) added.options = [...options];
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
    selectSubtotal: (state) => toCents(state.items.reduce((sum, item) => sum + item.total, 0)),
  },
});

function setQuantity(line: CartItem, quantity: number) {
  line.quantity = Math.min(quantity, MAX_LINE_QUANTITY);
  line.total = toCents(line.price * line.quantity);
}

function toCents(amount: number): number {
  return Math.round(amount * 100) / 100;
}

export const { itemAdded, quantitySet, itemRemoved, itemsReplaced, cartCleared, cartOpened, cartClosed } =
  cartSlice.actions;
export const { selectItems, selectIsOpen, selectCount, selectSubtotal } = cartSlice.selectors;

/** A line as the server is asked about it. */
export function toRequest({ product_id, quantity, price, options }: CartItem) {
  return { product_id, quantity, shown_price: price, ...(options && { options: [...options] }) };
}

/** How many more pieces of a product the cart takes where there are `stock`, whatever comes with those it holds. */
export function roomFor(items: readonly CartItem[], productId: number, stock: number): number {
  const held = items.reduce((sum, item) => (item.product_id === productId ? sum + item.quantity : sum), 0);
  return Math.min(stock, MAX_LINE_QUANTITY) - held;
}

/** Reads stored items. Null where the text is no cart of this slice; the caller then reads what it can of it. */
export function parseStoredCart(text: string): CartItem[] | null {
  try {
    const items: unknown = JSON.parse(text);
    if (!Array.isArray(items) || !items.every(isCartItem)) return null;
    if (new Set(items.map(({ id }) => id)).size < items.length) return null;
    // Sums and limits are the slice's, whoever wrote the text.
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
    Number.isInteger(item.quantity) &&
    Number(item.quantity) > 0
  );
}

function isAmount(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

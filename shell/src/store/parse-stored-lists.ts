import { type CartItem, cartSlice, itemAdded, type NewCartItem } from '@fakos/shared-kit/state/cart';
import type { WishlistItem } from '@fakos/shared-kit/state/wishlist';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Parses the lines of a stored cart, including the format of spec section 3. Invalid entries are dropped; null where
 * the text is no list.
 */
export function parseCartLines(text: string): CartItem[] | null {
  const lines = parseEntries(text, parseLine);
  // Adding through the slice recomputes ids, totals and limits.
  const { reducer, getInitialState } = cartSlice;
  return lines?.map(itemAdded).reduce(reducer, getInitialState()).items ?? null;
}

/** Lines of the spec have no slug. */
function parseLine(entry: Entry): NewCartItem | undefined {
  const { product_id, slug, name, image, price, quantity, options = [] } = entry;
  if (!isPositiveInteger(product_id) || !isText(name) || !isPrice(price) || !isPositiveInteger(quantity))
    return undefined;
  if (!Array.isArray(options) || !options.every(isPositiveInteger)) return undefined;
  return { product_id, slug: toText(slug), name, image: toText(image), price, quantity, options };
}

/**
 * Parses a stored wishlist, including the format of spec section 3. Invalid entries are dropped; null where the text is
 * no list.
 */
export function parseWishes(text: string): WishlistItem[] | null {
  const wishes = parseEntries(text, parseWish)?.map((wish) => [`${wish.type} ${wish.id}`, wish] as const);
  return wishes ? [...new Map(wishes).values()] : null;
}

/** Products of the spec have no type, other names for title and image, and a sale price beside the regular one. */
function parseWish({ id, type = 'product', slug, category_name, ...stored }: Entry): WishlistItem | undefined {
  const { title = stored.name, image = stored.featured_image } = stored;
  if (!isPositiveInteger(id) || !isText(slug) || !isText(title)) return undefined;
  const wish = { id, slug, title, image: toText(image), category_name: toText(category_name) };
  if (type === 'post') return { ...wish, type, price: null };
  const price = stored.sale_price || stored.price;
  return type === 'product' && isPrice(price) ? { ...wish, type, price } : undefined;
}

function parseEntries<T>(text: string, read: (entry: Entry) => T | undefined): T[] | null {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.flatMap((entry) => read(entry ?? {}) ?? []) : null;
  } catch {
    return null;
  }
}

function isPositiveInteger(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isPrice(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The server's records have null for a missing text. */
function toText(value: unknown): string {
  return isText(value) ? value : '';
}

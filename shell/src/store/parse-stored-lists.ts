import { type CartItem, cartSlice, isConfiguration, itemAdded, type NewCartItem } from '@fakos/shared-kit/state/cart';
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
  const { product_id, slug, name, image, price, quantity, options = [], configuration } = entry;
  if (!isPositiveInteger(product_id) || !isText(name) || !isPrice(price) || !isPositiveInteger(quantity))
    return undefined;
  if (!Array.isArray(options) || !options.every(isPositiveInteger)) return undefined;
  const line = { product_id, slug: toText(slug), name, image: toText(image), price, quantity, options };
  return isConfiguration(configuration) ? { ...line, configuration } : line;
}

/**
 * Parses a stored wishlist, including the format of spec section 3. Invalid entries are dropped; null where the text is
 * no list.
 */
export function parseWishes(text: string): WishlistItem[] | null {
  const wishes = parseEntries(text, parseWish)?.map((wish) => [`${wish.type} ${wish.id}`, wish] as const);
  return wishes ? [...new Map(wishes).values()] : null;
}

/** Products of the spec have no type. Entries of earlier versions have a `title`, an `image` and the price to pay. */
function parseWish(entry: Entry): WishlistItem | undefined {
  const { id, type = 'product', slug, title, name = title, image, featured_image = image } = entry;
  if (!isPositiveInteger(id) || !isText(slug)) return undefined;
  const shared = { id, slug, featured_image: toText(featured_image), category_name: toText(entry.category_name) };
  if (type === 'post' && isText(title)) {
    const { excerpt, author_name, created_at, views } = entry;
    const texts = { title, excerpt: toText(excerpt), author_name: toText(author_name), created_at: toText(created_at) };
    return { type, ...shared, ...texts, views: isPositiveInteger(views) ? views : 0 };
  }
  if (type !== 'product' || !isText(name) || !isPrice(entry.price)) return undefined;
  const { price, sale_price, brand_name, description, short_description, sku, in_stock, stock_quantity } = entry;
  return {
    ...{ type, ...shared, name, brand_name: toText(brand_name), sku: toText(sku) },
    ...{ description: toText(description), short_description: toText(short_description) },
    ...{ price, sale_price: isPrice(sale_price) && sale_price > 0 ? sale_price : null },
    ...{ in_stock: in_stock !== false, stock_quantity: isPositiveInteger(stock_quantity) ? stock_quantity : 0 },
  };
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

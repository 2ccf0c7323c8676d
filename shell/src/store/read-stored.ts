import { type CartItem, cartSlice, itemAdded, type NewCartItem } from '@fakos/shared-kit/state/cart';
import type { WishlistItem } from '@fakos/shared-kit/state/wishlist';

type Entry = Readonly<Record<string, unknown>>;

/**
 * Reads the lines of a stored cart, the spec's own records (section 3) among them, and leaves out what is none. Null where
 * the text is no list at all.
 */
export function readCartLines(text: string): CartItem[] | null {
  const lines = readEntries(text, readLine);
  // Ids, sums and limits are the slice's, whoever wrote the text.
  const { reducer, getInitialState } = cartSlice;
  return lines?.map(itemAdded).reduce(reducer, getInitialState()).items ?? null;
}

/** The spec's lines have any id and no slug. */
function readLine(entry: Entry): NewCartItem | undefined {
  const { product_id, slug, name, image, price, quantity, options = [] } = entry;
  if (!isCount(product_id) || !isText(name) || !isAmount(price) || !isCount(quantity)) return undefined;
  if (!Array.isArray(options) || !options.every(isCount)) return undefined;
  return { product_id, slug: textOf(slug), name, image: textOf(image), price, quantity, options };
}

/**
 * Reads the wishes of a stored wishlist, the spec's own records (section 3) among them, and leaves out what is none. Null
 * where the text is no list at all.
 */
export function readWishes(text: string): WishlistItem[] | null {
  const wishes = readEntries(text, readWish)?.map((wish) => [`${wish.type} ${wish.id}`, wish] as const);
  return wishes ? [...new Map(wishes).values()] : null;
}

/** The spec's products have no type, another name for title and image, and a reduced price beside the usual one. */
function readWish({ id, type = 'product', slug, category_name, ...stored }: Entry): WishlistItem | undefined {
  const { title = stored.name, image = stored.featured_image } = stored;
  if (!isCount(id) || !isText(slug) || !isText(title)) return undefined;
  const wish = { id, slug, title, image: textOf(image), category_name: textOf(category_name) };
  if (type === 'post') return { ...wish, type, price: null };
  const price = stored.sale_price || stored.price;
  return type === 'product' && isAmount(price) ? { ...wish, type, price } : undefined;
}

function readEntries<T>(text: string, read: (entry: Entry) => T | undefined): T[] | null {
  try {
    const found: unknown = JSON.parse(text);
    return Array.isArray(found) ? found.flatMap((entry) => read(entry ?? {}) ?? []) : null;
  } catch {
    return null;
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}

function isAmount(value: unknown): value is number {
  return Number.isFinite(value) && Number(value) >= 0;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/** The server's records have null where there is no text. */
function textOf(value: unknown): string {
  return isText(value) ? value : '';
}

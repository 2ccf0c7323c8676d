import type { cartItemRequest } from '@fakos/contracts/cart/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { findOfferedAddons, type OfferedAddon } from './addons.repo.ts';
import { findSellableProducts, type SellableProduct } from './sellable-products.repo.ts';

/** An item of a cart request. */
export type Item = z.output<typeof cartItemRequest>;

/** A product with its add-ons and the requested quantity. Amounts are of one piece, add-ons included. */
export interface RequestedLine {
  /** Identifies product and add-ons: no two lines of a cart are equal. */
  readonly key: string;
  readonly product: SellableProduct;
  readonly options: readonly OfferedAddon[];
  readonly quantity: number;
  readonly unitCents: number;
  readonly originalCents: number;
}

/** An item of a cart with its stock; without a product it is not sold any more. */
export interface ResolvedItem {
  readonly item: Item;
  readonly line: RequestedLine | undefined;
  readonly hasMissingOptions: boolean;
}

/** Looks up the items of a cart, merging equal ones. */
export async function resolveItems(db: ShopDatabase, items: readonly Item[], language: Language) {
  const wanted = mergeItems(items);
  const productIds = [...new Set(wanted.map((item) => item.product_id))];
  const products = await findSellableProducts(db, productIds, language);
  const addons = await findOfferedAddons(db, [...new Set(wanted.flatMap((item) => item.options))], language);
  const resolved = wanted.map((item) => resolve(item, products.get(item.product_id), addons));
  return { resolved, lines: mergeLines(resolved) };
}

function resolve(
  item: Item,
  product: SellableProduct | undefined,
  addons: ReadonlyMap<number, OfferedAddon>,
): ResolvedItem {
  if (!product) return { item, line: undefined, hasMissingOptions: false };
  const options = item.options.flatMap((id) => {
    const addon = addons.get(id);
    return addon && (addon.products === null || addon.products.has(product.id)) ? [addon] : [];
  });
  const extra = options.reduce((sum, option) => sum + option.price_cents, 0);
  const line = {
    key: getKey({ product_id: product.id, options: options.map(({ id }) => id) }),
    product,
    options,
    quantity: item.quantity,
    unitCents: product.pay_cents + extra,
    originalCents: product.price_cents + extra,
  };
  return { item, line, hasMissingOptions: options.length < item.options.length };
}

/** The same product with the same add-ons is one line, however its add-ons were listed. */
function mergeItems(items: readonly Item[]): Item[] {
  const merged = new Map<string, Item>();
  for (const asked of items) {
    const item = { ...asked, options: [...new Set(asked.options)].sort((one, other) => one - other) };
    const key = getKey(item);
    const earlier = merged.get(key);
    merged.set(key, earlier ? { ...item, quantity: earlier.quantity + item.quantity } : item);
  }
  return [...merged.values()];
}

/** Lines that differed only in an add-on that is gone are equal now. */
function mergeLines(resolved: readonly ResolvedItem[]): RequestedLine[] {
  const merged = new Map<string, RequestedLine>();
  for (const { line } of resolved) {
    if (!line) continue;
    const earlier = merged.get(line.key);
    merged.set(line.key, earlier ? { ...line, quantity: earlier.quantity + line.quantity } : line);
  }
  return [...merged.values()];
}

function getKey(item: Pick<Item, 'product_id' | 'options'>): string {
  return [item.product_id, ...item.options].join('+');
}

/** The total quantity of each product in the lines, in ascending order of product IDs. */
export function piecesByProduct(lines: readonly RequestedLine[]): [product: SellableProduct, pieces: number][] {
  const pieces = new Map<number, [SellableProduct, number]>();
  for (const { product, quantity } of lines) {
    pieces.set(product.id, [product, (pieces.get(product.id)?.[1] ?? 0) + quantity]);
  }
  return [...pieces.values()].sort(([one], [other]) => one.id - other.id);
}

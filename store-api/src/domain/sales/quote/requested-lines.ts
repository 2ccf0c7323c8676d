import type { cartItemRequest } from '@fakos/contracts/cart/contract';
import type { LineConfiguration } from '@fakos/contracts/line-configuration/contract';
import { getLineId } from '@fakos/contracts/line-configuration/rules';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import type { ConfigurationRefusal } from '../configurations/configuration-kind.ts';
import { type CheckedItem, loadConfigurationCheck } from '../configurations/kinds.ts';
import { findOfferedAddons, type OfferedAddon } from './addons.repo.ts';
import { findSellableProducts, type SellableProduct } from './sellable-products.repo.ts';

/** An item of a cart request. */
export type Item = z.output<typeof cartItemRequest>;

/** A product with its add-ons, its configuration and the requested quantity. Amounts are of one item, add-ons included. */
export interface RequestedLine {
  /** Identifies product, add-ons and configuration: no two lines of a cart are equal. */
  readonly key: string;
  readonly product: SellableProduct;
  readonly options: readonly OfferedAddon[];
  readonly configuration: LineConfiguration | undefined;
  readonly quantity: number;
  /** How many pieces of stock one item takes. */
  readonly piecesPerItem: number;
  /** The pieces that there are of the product, or of its configuration; lines with the same `stockKey` share them. */
  readonly stock: number;
  readonly stockKey: string;
  readonly unitCents: number;
  readonly originalCents: number;
}

/** An item of a cart with its stock; without a line it cannot be sold. */
export interface ResolvedItem {
  readonly item: Item;
  /** Id of the line that the visitor has in the cart. */
  readonly lineId: string;
  /** Undefined if the product is no longer sold. */
  readonly product: SellableProduct | undefined;
  readonly line: RequestedLine | undefined;
  /** Why the product cannot be sold in this configuration. */
  readonly refusal: ConfigurationRefusal | undefined;
  readonly hasMissingOptions: boolean;
}

/** Looks up the items of a cart, merging equal ones. */
export async function resolveItems(db: ShopDatabase, items: readonly Item[], language: Language) {
  const wanted = mergeItems(items);
  const productIds = [...new Set(wanted.map((item) => item.product_id))];
  const products = await findSellableProducts(db, productIds, language);
  const addons = await findOfferedAddons(db, [...new Set(wanted.flatMap((item) => item.options))], language);
  const found = wanted.flatMap((item) => {
    const product = products.get(item.product_id);
    return product ? [{ product, configuration: item.configuration }] : [];
  });
  const check = await loadConfigurationCheck(db, found);
  const resolved = wanted.map((item) => {
    const product = products.get(item.product_id);
    const lineId = getLineId(item);
    if (!product) return { item, lineId, product, line: undefined, refusal: undefined, hasMissingOptions: false };
    return resolve({ item, product, addons, checked: check({ product, configuration: item.configuration }) });
  });
  return { resolved, lines: mergeLines(resolved) };
}

interface FoundItem {
  readonly item: Item;
  readonly product: SellableProduct;
  readonly addons: ReadonlyMap<number, OfferedAddon>;
  readonly checked: CheckedItem;
}

function resolve({ item, product, addons, checked }: FoundItem): ResolvedItem {
  const lineId = getLineId(item);
  if ('refusal' in checked) {
    return { item, lineId, product, line: undefined, refusal: checked, hasMissingOptions: false };
  }
  const options = item.options.flatMap((id) => {
    const addon = addons.get(id);
    return addon && (addon.products === null || addon.products.has(product.id)) ? [addon] : [];
  });
  const extra = options.reduce((sum, option) => sum + option.price_cents, 0);
  const { configuration } = item;
  const line: RequestedLine = {
    key: getLineId({ product_id: product.id, options: options.map(({ id }) => id), configuration }),
    product,
    options,
    configuration,
    quantity: item.quantity,
    piecesPerItem: checked.pieces,
    stock: checked.stock,
    stockKey: `${product.id} ${checked.stockKey}`,
    unitCents: checked.unitCents + extra,
    originalCents: checked.originalCents + extra,
  };
  const hasMissingOptions = options.length < item.options.length;
  return { item, lineId, product, line, refusal: undefined, hasMissingOptions };
}

/** The same product with the same add-ons and configuration is one line, however its add-ons were listed. */
function mergeItems(items: readonly Item[]): Item[] {
  const merged = new Map<string, Item>();
  for (const asked of items) {
    const item = { ...asked, options: [...new Set(asked.options)].sort((one, other) => one - other) };
    const key = getLineId(item);
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

/** The pieces of each product that the lines take, in ascending order of product IDs. */
export function piecesByProduct(lines: readonly RequestedLine[]): [product: SellableProduct, pieces: number][] {
  const pieces = new Map<number, [SellableProduct, number]>();
  for (const { product, quantity, piecesPerItem } of lines) {
    pieces.set(product.id, [product, (pieces.get(product.id)?.[1] ?? 0) + quantity * piecesPerItem]);
  }
  return [...pieces.values()].sort(([one], [other]) => one.id - other.id);
}

/** The pieces that lines with a common stock take together, by {@link RequestedLine.stockKey}. */
export function piecesByStock(lines: readonly RequestedLine[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { stockKey, quantity, piecesPerItem } of lines) {
    pieces.set(stockKey, (pieces.get(stockKey) ?? 0) + quantity * piecesPerItem);
  }
  return pieces;
}

/**
 * Maximum number of items of each line, by line key, after the lines before it have taken their stock. Lines without
 * configuration show the product's whole stock, which the cart divides itself.
 */
export function availableByLine(lines: readonly RequestedLine[]): Map<string, number> {
  const taken = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const { key, stockKey, stock, piecesPerItem, quantity, configuration } = line;
      const earlier = taken.get(stockKey) ?? 0;
      const available = configuration ? Math.max(0, Math.floor((stock - earlier) / piecesPerItem)) : stock;
      taken.set(stockKey, earlier + Math.min(quantity, available) * piecesPerItem);
      return [key, available];
    }),
  );
}

import type { ProductChange, ProductValues, RestoredFields } from '@fakos/contracts/bulk/contract';
import { toCents, toEuros } from '@fakos/contracts/money';
import type { ProductRow } from '../../../database/tables/catalogue.ts';

type Prices = Pick<ProductRow, 'price_cents' | 'sale_price_cents'>;

/** Hundredths of a percent in a whole. */
const WHOLE = 10_000;

/** The fields that a bulk change sets in a product. Prices may be outside the limits of a product's fields. */
export function toFieldChanges(change: ProductChange, row: Prices): RestoredFields {
  switch (change.kind) {
    case 'set_status':
      return { status: change.status };
    case 'set_category':
      return { category_id: change.category_id };
    case 'set_brand':
      return { brand_id: change.brand_id };
    case 'set_featured':
      return { featured: change.featured };
    case 'change_price':
      return changePrices(change, row);
    case 'set_sale_price':
      return { sale_price: toEuros(getSalePrice(change, row.price_cents)) };
    case 'clear_sale_price':
      return { sale_price: null };
    case 'set_vat_rate':
      return { vat_rate: change.vat_rate };
    case 'add_stock':
      return { stock_change: change.amount };
    case 'set_stock':
      return { stock: change.stock };
  }
}

function changePrices(
  { mode, value, sale_price: sale }: Extract<ProductChange, { kind: 'change_price' }>,
  { price_cents: price, sale_price_cents: salePrice }: Prices,
): RestoredFields {
  const change = (cents: number) => toEuros(mode === 'percent' ? addPercent(cents, value) : cents + toCents(value));
  if (salePrice === null || sale === 'same') return { price: change(price) };
  return { price: change(price), sale_price: sale === 'remove' ? null : change(salePrice) };
}

function getSalePrice({ mode, value }: Extract<ProductChange, { kind: 'set_sale_price' }>, price: number): number {
  if (mode === 'price') return toCents(value);
  return mode === 'percent_off' ? addPercent(price, -value) : price - toCents(value);
}

/** Rounded to the nearest cent; computed in integers, because 1.1 × 1.15 is not exact. */
function addPercent(cents: number, percent: number): number {
  return Math.round((cents * (WHOLE + Math.round(percent * 100))) / WHOLE);
}

/** The names of the fields that a change concerns, as responses show them. */
export function listChangedFields(fields: RestoredFields): (keyof ProductValues)[] {
  const names = Object.keys(fields) as (keyof RestoredFields)[];
  return [...new Set(names.map((name) => (name === 'stock_change' ? 'stock' : name)))];
}

/** The given fields of a product. */
export function pickValues(row: ProductRow, names: readonly (keyof ProductValues)[]): ProductValues {
  const all: Required<ProductValues> = {
    status: row.status,
    category_id: row.category_id,
    brand_id: row.brand_id,
    featured: row.featured,
    price: toEuros(row.price_cents),
    sale_price: row.sale_price_cents === null ? null : toEuros(row.sale_price_cents),
    vat_rate: row.vat_rate,
    stock: row.stock,
  };
  return Object.fromEntries(names.map((name) => [name, all[name]]));
}

/** True if a product has all of these values already. */
export function hasValues(row: ProductRow, { stock_change: change = 0, ...fields }: RestoredFields): boolean {
  const values = pickValues(row, listChangedFields(fields));
  return change === 0 && Object.entries(fields).every(([name, value]) => values[name as keyof ProductValues] === value);
}

/** The fields that undo a change. Stock is changed back by the difference, so that sales in the meantime are not lost. */
export function toUndo({ stock: before, ...values }: ProductValues, after: ProductValues): ProductValues & UndoStock {
  if (before === undefined || after.stock === undefined) return values;
  return { ...values, stock_change: before - after.stock };
}

interface UndoStock {
  readonly stock_change?: number;
}

import { z } from 'zod';
import { euros, instant } from '../endpoint.ts';
import { stockReason } from './fields.ts';

const amounts = z.object({ price: euros, sale_price: euros.nullable() });

/** A price that visitors saw from an instant on. Prices of drafts are not recorded. */
export const priceChange = z.object({
  at: instant,
  /** The price until then; null for the first one. */
  before: amounts.nullable(),
  after: amounts,
  /** E-mail address of the member of staff; empty if it came with the catalogue or the account no longer exists. */
  actor: z.string(),
});
/** See {@link priceChange}. */
export type PriceChange = z.output<typeof priceChange>;

/** A change of the stock. */
export const stockChange = z.object({
  at: instant,
  /** Pieces that were added; negative for pieces that were taken. */
  change: z.number().int(),
  /** The stock after the change. */
  stock: z.number().int(),
  reason: stockReason,
  note: z.string(),
  /** E-mail address of the member of staff, `customer`, or `system`. */
  actor: z.string(),
  /** The order that took or returned the pieces. */
  order: z.object({ id: z.number().int(), number: z.string() }).nullable(),
});
/** See {@link stockChange}. */
export type StockChange = z.output<typeof stockChange>;

/** One page of both histories; `meta` counts all entries of each. */
export const productHistory = z.object({
  success: z.literal(true),
  data: z.object({ prices: z.array(priceChange), stock: z.array(stockChange) }),
  meta: z.object({
    page: z.number().int(),
    limit: z.number().int(),
    prices: z.number().int(),
    stock: z.number().int(),
  }),
});

import type { EndpointResponse } from '@fakos/contracts/endpoint';
import { toEuros } from '@fakos/contracts/money';
import type { getProductHistory, PriceChange, StockChange } from '@fakos/contracts/products/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { requireFound } from '../../../errors/failure.ts';
import { findProductRow } from './product-writing.repo.ts';

type History = Omit<EndpointResponse<typeof getProductHistory>, 'success'>;

interface Page {
  readonly id: number;
  readonly limit: number;
  readonly offset: number;
}

/** One page of the changes of a product's price and stock, newest first. */
export async function loadProductHistory(
  db: ShopDatabase,
  { id, page, limit }: z.output<typeof getProductHistory.query>,
): Promise<History> {
  requireFound(await findProductRow(db, id));
  const wanted = { id, limit, offset: (page - 1) * limit };
  return {
    data: { prices: await findPriceChanges(db, wanted), stock: await findStockChanges(db, wanted) },
    meta: { page, limit, prices: await count(db, 'product_prices', id), stock: await count(db, 'stock_changes', id) },
  };
}

async function findPriceChanges(db: ShopDatabase, { id, limit, offset }: Page): Promise<PriceChange[]> {
  const rows = await db
    .selectFrom('product_prices')
    .leftJoin('users', 'users.id', 'product_prices.changed_by')
    .select(['since', 'price_cents', 'sale_price_cents', 'users.email'])
    .where('product_id', '=', id)
    .orderBy('since', 'desc')
    // One more: the price before the oldest one of the page.
    .limit(limit + 1)
    .offset(offset)
    .execute();
  return rows.slice(0, limit).map((row, index) => {
    const before = rows[index + 1];
    return { at: row.since, before: before ? toAmounts(before) : null, after: toAmounts(row), actor: row.email ?? '' };
  });
}

async function findStockChanges(db: ShopDatabase, { id, limit, offset }: Page): Promise<StockChange[]> {
  const rows = await db
    .selectFrom('stock_changes')
    .leftJoin('orders', 'orders.id', 'stock_changes.order_id')
    .select(['stock_changes.at', 'change', 'stock', 'reason', 'stock_changes.note', 'actor', 'orders.id', 'number'])
    .where('product_id', '=', id)
    .orderBy('stock_changes.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id: orderId, number, ...change }) => ({
    ...change,
    order: orderId === null || number === null ? null : { id: orderId, number },
  }));
}

async function count(db: ShopDatabase, table: 'product_prices' | 'stock_changes', id: number): Promise<number> {
  const { total } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  return total;
}

function toAmounts({ price_cents, sale_price_cents }: { price_cents: number; sale_price_cents: number | null }) {
  return { price: toEuros(price_cents), sale_price: sale_price_cents === null ? null : toEuros(sale_price_cents) };
}

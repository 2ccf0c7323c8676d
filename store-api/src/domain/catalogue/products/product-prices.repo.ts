import type { Expression } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';

/** All prices of a product in chronological order. */
export function getPrices(db: ShopDatabase, product: Expression<number>) {
  return db
    .selectFrom('product_prices')
    .select(['since', 'price_cents', 'sale_price_cents'])
    .where('product_id', '=', product)
    .orderBy('since');
}

/** A price that visitors can see from an instant on, and who set it. */
export interface ShownPrice {
  readonly productId: number;
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly since: string;
  readonly actorId: number | null;
}

/** Stores a price if it differs from the last one. */
export async function rememberPrice(db: ShopDatabase, price: ShownPrice): Promise<void> {
  const { productId, actorId, price_cents, sale_price_cents, since } = price;
  const last = await db
    .selectFrom('product_prices')
    .select(['price_cents', 'sale_price_cents'])
    .where('product_id', '=', productId)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.price_cents === price_cents && last.sale_price_cents === sale_price_cents) return;
  await db
    .insertInto('product_prices')
    .values({ product_id: productId, since, price_cents, sale_price_cents, changed_by: actorId })
    .execute();
}

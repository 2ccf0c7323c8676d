import type { AwaitedProduct, listAwaitedProducts } from '@fakos/contracts/stock-alerts/contract';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { readImages } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { searchPatterns } from '../../../text/normalise.ts';
import type { Language } from '../../../text/translate.ts';

type AwaitedQuery = z.output<typeof listAwaitedProducts.query>;

/** One page of the products that customers wait for, the most awaited first, and how many there are. */
export async function findAwaitedProducts(
  db: ShopDatabase,
  { page, limit, search = '' }: AwaitedQuery,
  language: Language,
): Promise<{ rows: AwaitedProduct[]; total: number }> {
  const matching = db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .where((eb) =>
      eb.and(
        searchPatterns(search).map(
          (pattern) => sql<SqlBool>`${eb.ref('products.search_text')} like ${pattern} escape '\\'`,
        ),
      ),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .select([
        'products.id',
        'products.slug',
        `products.name_${language} as name`,
        'products.images',
        'products.stock',
      ])
      .select((eb) => [
        eb.fn.count<number>('stock_alerts.confirmed_at').as('waiting'),
        eb.fn.countAll<number>().as('requests'),
        eb.fn.min('stock_alerts.created_at').as('since'),
      ])
      .groupBy(['products.id', 'products.slug', `products.name_${language}`, 'products.images', 'products.stock'])
      .orderBy('waiting', 'desc')
      .orderBy('since')
      .orderBy('products.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching
      .select((eb) => eb.fn.count<number>('stock_alerts.product_id').distinct().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    rows: rows.map(({ images, requests, ...row }) => ({
      ...row,
      image: readImages(images)[0] ?? '',
      pending: requests - row.waiting,
    })),
    total,
  };
}

import type { listAdminOrders } from '@fakos/shared-kit/api/admin-orders/contract';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import type { OrderRow } from '../../database/tables/sales.ts';
import { searchPatterns } from '../../text/normalise.ts';

type OrderQuery = z.output<typeof listAdminOrders.query>;

/** One page of orders, newest first, and how many match. */
export async function findOrders(db: ShopDatabase, query: OrderQuery) {
  const matching = db
    .selectFrom('orders')
    .$if(query.status !== undefined, (orders) => orders.where('status', '=', query.status ?? ''))
    .where((eb) =>
      eb.and(
        searchPatterns(query.search ?? '').map(
          (pattern) => sql<SqlBool>`${eb.ref('search_text')} like ${pattern} escape '\\'`,
        ),
      ),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .select(['id', 'number', 'created_at', 'full_name', 'email', 'phone', 'items', 'total_cents'])
      .select(['status', 'payment_status', 'fulfilment_status'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The order of a number. */
export function findOrderById(db: ShopDatabase, id: number): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
}

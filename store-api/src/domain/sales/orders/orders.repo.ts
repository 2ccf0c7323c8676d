import { timingSafeEqual } from 'node:crypto';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { Failure } from '../../../errors/failure.ts';
import { hashToken } from '../../accounts/sessions/sessions.repo.ts';

/** Who names an order: its number with its token, or with the account that placed it. */
export interface OrderKey {
  readonly number: string;
  readonly token?: string | undefined;
}

/** The order of a number, as it is now. */
export function findOrder(db: ShopDatabase, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
}

/** The order of an id; NOT_FOUND where there is none. */
export async function orderOfId(db: ShopDatabase, id: number): Promise<OrderRow> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!order) throw new Failure('NOT_FOUND');
  return order;
}

/**
 * The order that a buyer names: by its token, or as the account that placed it. Anything else is NOT_FOUND, also where
 * the account has the e-mail address of a guest's order.
 */
export async function orderOfBuyer(db: ShopDatabase, key: OrderKey, userId: number | null): Promise<OrderRow> {
  const order = await findOrder(db, key.number);
  if (!order || !isBuyer(order, key, userId)) throw new Failure('NOT_FOUND');
  return order;
}

function isBuyer(order: OrderRow, { token }: OrderKey, userId: number | null): boolean {
  if (token === undefined) return userId !== null && order.user_id === userId;
  return timingSafeEqual(Buffer.from(order.token_hash), Buffer.from(hashToken(token)));
}

/**
 * Keeps everybody else from changing an order until the transaction ends, and counts its version up; STALE_VERSION
 * where it is not the one that was seen.
 */
export async function lockOrder(transaction: ShopDatabase, order: Pick<OrderRow, 'id' | 'version'>): Promise<OrderRow> {
  const locked = await transaction
    .updateTable('orders')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', order.id)
    .where('version', '=', order.version)
    .returningAll()
    .executeTakeFirst();
  if (!locked) throw new Failure('STALE_VERSION');
  return locked;
}

/** Like {@link lockOrder}, for whoever has no version to compare: the order as it is once it is theirs. */
export function lockLatest(transaction: ShopDatabase, id: number): Promise<OrderRow> {
  return transaction
    .updateTable('orders')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

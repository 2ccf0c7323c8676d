import { timingSafeEqual } from 'node:crypto';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { Failure } from '../../../errors/failure.ts';
import { hashToken } from '../../accounts/sessions/sessions.repo.ts';

/** Identifies an order: its number with its token, or with the account that placed it. */
export interface OrderKey {
  readonly number: string;
  readonly token?: string | undefined;
}

/** The current order with a number. */
export function findOrder(db: ShopDatabase, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
}

/** The order with an ID, or NOT_FOUND. */
export async function getOrderById(db: ShopDatabase, id: number): Promise<OrderRow> {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (!order) throw new Failure('NOT_FOUND');
  return order;
}

/**
 * The order that a buyer requests: by its token, or as the account that placed it. Anything else is NOT_FOUND, also if
 * the account has the e-mail address of a guest's order.
 */
export async function getBuyerOrder(db: ShopDatabase, key: OrderKey, userId: number | null): Promise<OrderRow> {
  const order = await findOrder(db, key.number);
  if (!order || !isBuyer(order, key, userId)) throw new Failure('NOT_FOUND');
  return order;
}

function isBuyer(order: OrderRow, { token }: OrderKey, userId: number | null): boolean {
  if (token === undefined) return userId !== null && order.user_id === userId;
  return timingSafeEqual(Buffer.from(order.token_hash), Buffer.from(hashToken(token)));
}

/**
 * Locks an order until the transaction ends, and increments its version; STALE_VERSION
 * if it is not the given one.
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

/** Like {@link lockOrder}, without a version to compare: returns the locked order. */
export function lockLatest(transaction: ShopDatabase, id: number): Promise<OrderRow> {
  return transaction
    .updateTable('orders')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

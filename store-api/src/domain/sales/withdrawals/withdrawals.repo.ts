import type { WithdrawalStatus } from '@fakos/contracts/orders/contract';
import type { ShopDatabase } from '../../../database/schema.ts';

/** A stored withdrawal, with its lines and its log. */
export interface StoredWithdrawal {
  readonly id: number;
  readonly order_id: number;
  readonly status: WithdrawalStatus;
  readonly reason: string;
  readonly created_at: string;
  readonly lines: readonly { readonly position: number; readonly quantity: number }[];
  readonly events: readonly {
    readonly from: WithdrawalStatus | null;
    readonly to: WithdrawalStatus;
    readonly actor: string;
    readonly at: string;
  }[];
}

/** The withdrawals from an order, oldest first. */
export async function findWithdrawals(db: ShopDatabase, orderId: number): Promise<StoredWithdrawal[]> {
  const rows = await db.selectFrom('withdrawals').selectAll().where('order_id', '=', orderId).orderBy('id').execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [lines, events] = [
    await db.selectFrom('withdrawal_lines').selectAll().where('withdrawal_id', 'in', ids).orderBy('position').execute(),
    await db.selectFrom('withdrawal_events').selectAll().where('withdrawal_id', 'in', ids).orderBy('id').execute(),
  ];
  return rows.map((row) => ({
    ...row,
    status: row.status,
    lines: lines
      .filter((line) => line.withdrawal_id === row.id)
      .map(({ position, quantity }) => ({ position, quantity })),
    events: events
      .filter((event) => event.withdrawal_id === row.id)
      .map((event) => ({
        from: event.from_status,
        to: event.to_status,
        actor: event.actor,
        at: event.at,
      })),
  }));
}

/** Records a withdrawal with its first event. */
export async function insertWithdrawal(
  transaction: ShopDatabase,
  orderId: number,
  { reason, lines }: Pick<StoredWithdrawal, 'reason' | 'lines'>,
): Promise<void> {
  const at = new Date().toISOString();
  const { id } = await transaction
    .insertInto('withdrawals')
    .values({ order_id: orderId, status: 'received', reason, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('withdrawal_lines')
    .values(lines.map((line) => ({ withdrawal_id: id, ...line })))
    .execute();
  await transaction
    .insertInto('withdrawal_events')
    .values({ withdrawal_id: id, from_status: null, to_status: 'received', actor: 'customer', at })
    .execute();
}

/** Applies a checked step of a withdrawal; false if another user changed it first. */
export async function changeWithdrawal(
  transaction: ShopDatabase,
  { id, from, to, actor }: { id: number; from: WithdrawalStatus; to: WithdrawalStatus; actor: string },
): Promise<boolean> {
  const changed = await transaction
    .updateTable('withdrawals')
    .set({ status: to })
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return false;
  await transaction
    .insertInto('withdrawal_events')
    .values({ withdrawal_id: id, from_status: from, to_status: to, actor, at: new Date().toISOString() })
    .execute();
  return true;
}

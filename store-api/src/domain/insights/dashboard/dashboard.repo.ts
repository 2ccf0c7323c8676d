import { movableStatuses } from '@fakos/contracts/bookings/rules';
import type { DayFigures } from '@fakos/contracts/dashboard/contract';
import { toEuros } from '@fakos/contracts/money';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import { VISIBLE_STATUSES } from '../../catalogue/visible-statuses.ts';

/** How many of today's appointments are listed. */
const MAX_APPOINTMENTS = 8;

/** A part of a day: instants, the first included and the last not. */
export interface Period {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

/** The orders of each period, in one statement over an index that holds all of its columns. */
export async function sumOrders(db: ShopDatabase, periods: readonly Period[]): Promise<DayFigures[]> {
  const parts = periods.map(
    ({ from, until }, index) => sql<PeriodRow>`select ${sql.lit(index)} as place, count(*) as orders,
      sum(total_cents - refunded_cents) as cents from orders
      where created_at >= ${from} and created_at < ${until} and status <> 'cancelled'`,
  );
  const { rows } = await sql<PeriodRow>`${sql.join(parts, sql` union all `)}`.execute(db);
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return periods.map(({ day }, index) => {
    const row = byPlace.get(index);
    return { day, orders: Number(row?.orders ?? 0), turnover: toEuros(Number(row?.cents ?? 0)) };
  });
}

interface PeriodRow {
  readonly place: number;
  readonly orders: number;
  readonly cents: number | null;
}

/** Today's appointments that are not closed: how many, and the first of them. */
export async function findAppointments(db: ShopDatabase, today: string) {
  const theirs = db.selectFrom('bookings').where('booking_date', '=', today).where('status', 'in', movableStatuses);
  const [{ count }, first] = await Promise.all([
    theirs.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    theirs.select(['id', 'full_name', 'product_name', 'status']).orderBy('id').limit(MAX_APPOINTMENTS).execute(),
  ]);
  return { count, first };
}

/** The number of visible products with at most `threshold` pieces. */
export async function countLowStock(db: ShopDatabase, threshold: number): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', 'in', VISIBLE_STATUSES)
    .where('stock', '<=', threshold)
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of messages that nobody has read. */
export async function countUnreadMessages(db: ShopDatabase): Promise<number> {
  const { count } = await db
    .selectFrom('contact_messages')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  return count;
}

/** The number of e-mails that failed permanently since an instant. */
export async function countFailedEmails(db: ShopDatabase, since: string): Promise<number> {
  const { count } = await db
    .selectFrom('emails')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('status', '=', 'failed')
    // Set at each attempt: when the sender's claim expires.
    .where('next_attempt_at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** True if any product is visible to visitors. */
export async function hasProduct(db: ShopDatabase): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('status', 'in', VISIBLE_STATUSES)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

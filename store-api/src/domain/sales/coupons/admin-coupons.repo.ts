import type { listCoupons } from '@fakos/contracts/coupons/contract';
import type { CouponState } from '@fakos/contracts/coupons/fields';
import { type ExpressionBuilder, type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { CouponRow, CouponsTable } from '../../../database/tables/sales.ts';
import { searchPatterns } from '../../../text/normalise.ts';
import { couponKey } from './coupons.repo.ts';

type CouponQuery = z.output<typeof listCoupons.query>;
type CouponFilters = Pick<CouponQuery, 'active' | 'search' | 'state'>;

/** One page of coupons, and how many match. */
export async function findCoupons(db: ShopDatabase, query: CouponQuery) {
  const matching = matchingCoupons(db, query);
  const direction = query.order.toLowerCase() === 'asc' ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy(query.sort === 'code' ? 'code_key' : query.sort, (column) => {
        // The engines disagree on where NULL is sorted by default.
        if (query.sort !== 'valid_to') return direction === 'asc' ? column.asc() : column.desc();
        return direction === 'asc' ? column.asc().nullsLast() : column.desc().nullsFirst();
      })
      .orderBy('id', direction)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The IDs of the filtered coupons, newest first, at most `limit`. */
export async function findCouponIds(db: ShopDatabase, filters: CouponFilters, limit: number): Promise<number[]> {
  const rows = await matchingCoupons(db, filters).select('id').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Coupons by their IDs. */
export function findCouponsByIds(db: ShopDatabase, ids: readonly number[]): Promise<CouponRow[]> {
  return db.selectFrom('coupons').selectAll().where('id', 'in', ids).execute();
}

function matchingCoupons(db: ShopDatabase, { active, state, search = '' }: CouponFilters) {
  const now = new Date().toISOString();
  return db
    .selectFrom('coupons')
    .$if(active !== undefined, (coupons) => coupons.where('active', '=', active === '1' ? 1 : 0))
    .$if(state !== undefined, (coupons) => coupons.where((eb) => isInState(eb, state ?? 'active', now)))
    .where((eb) =>
      eb.and(
        searchPatterns(search, couponKey).map(
          (pattern) => sql<SqlBool>`${eb.ref('code_key')} like ${pattern} escape '\\'`,
        ),
      ),
    );
}

type CouponExpressions = ExpressionBuilder<{ coupons: CouponsTable }, 'coupons'>;

/** The condition of {@link getState} in SQL. */
function isInState(eb: CouponExpressions, state: CouponState, now: string) {
  const reasons = [
    { state: 'inactive', applies: eb('active', '=', 0) },
    { state: 'planned', applies: eb.and([eb('valid_from', 'is not', null), eb('valid_from', '>', now)]) },
    { state: 'ended', applies: eb.and([eb('valid_to', 'is not', null), eb('valid_to', '<=', now)]) },
    { state: 'used_up', applies: eb.and([eb('usage_limit', 'is not', null), eb('used', '>=', eb.ref('usage_limit'))]) },
  ] as const;
  const index = reasons.findIndex((reason) => reason.state === state);
  const earlier = index < 0 ? reasons : reasons.slice(0, index);
  const own = reasons[index];
  return eb.and([...earlier.map(({ applies }) => eb.not(applies)), ...(own ? [own.applies] : [])]);
}

/** The coupon with an ID. */
export function findCouponById(db: ShopDatabase, id: number): Promise<CouponRow | undefined> {
  return db.selectFrom('coupons').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The coupon with an ID, locked until the transaction ends. */
export function lockCoupon(transaction: ShopDatabase, id: number): Promise<CouponRow | undefined> {
  return transaction
    .updateTable('coupons')
    .set((eb) => ({ used: eb.ref('used') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Serialises changes of codes, so that no code is given twice. */
export async function lockCodes(transaction: ShopDatabase): Promise<void> {
  await transaction
    .insertInto('counters')
    .values({ name: 'writes-coupons', value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .execute();
}

/** Inserts a coupon. */
export function insertCoupon(db: ShopDatabase, values: Insertable<CouponsTable>): Promise<CouponRow> {
  return db.insertInto('coupons').values(values).returningAll().executeTakeFirstOrThrow();
}

/** True if another coupon has the code. */
export async function isCodeTaken(db: ShopDatabase, key: string, ownId = 0): Promise<boolean> {
  const row = await db
    .selectFrom('coupons')
    .select('id')
    .where('code_key', '=', key)
    .where('id', '!=', ownId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Updates a coupon. */
export function changeCoupon(db: ShopDatabase, id: number, values: Updateable<CouponsTable>): Promise<CouponRow> {
  return db.updateTable('coupons').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** How many orders used a coupon, cancelled ones too. */
export async function countUses(db: ShopDatabase, id: number): Promise<number> {
  const { uses } = await db
    .selectFrom('coupon_redemptions')
    .select((eb) => eb.fn.countAll<number>().as('uses'))
    .where('coupon_id', '=', id)
    .executeTakeFirstOrThrow();
  return uses;
}

/** Deletes an unused coupon. */
export async function removeCoupon(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('coupons').where('id', '=', id).execute();
}

import { MAX_ADMIN_RESULTS } from '@fakos/contracts/admin-search/contract';
import { toEuros } from '@fakos/contracts/money';
import { type SqlBool, sql } from 'kysely';
import type { ShopDatabase } from '../../database/schema.ts';
import type { CouponRow } from '../../database/tables/sales.ts';
import { searchPatterns } from '../../text/normalise.ts';
import { type Language, translate } from '../../text/translate.ts';
import { formatEuros } from '../money/format-euros.ts';
import { couponKey } from '../sales/coupons/coupons.repo.ts';
import { textMatches } from '../search/text-matches.ts';
import type { Candidate } from './admin-search.ts';

const FIRST_YEAR = 2020;
const NUMBER = /^(?:OP(?<year>\d\d)-?)?(?<serial>\d{1,9})$/i;
const WHOLE_NUMBER = /^OP\d\d-\d{6,}$/i;
const SERIAL_LENGTH = 6;
const CENTURY = 100;

/** Matches that are ranked again by the beginning of their texts. */
const CONSIDERED = 4 * MAX_ADMIN_RESULTS;

/** Orders by number, name, e-mail and phone, newest first. */
export async function findOrders(db: ShopDatabase, search: string, language: Language): Promise<Candidate[]> {
  const columns = ['id', 'number', 'full_name', 'email', 'phone', 'total_cents'] as const;
  const numbers = listOrderNumbers(search);
  const exact =
    numbers.length === 0
      ? []
      : await db.selectFrom('orders').select(columns).where('number', 'in', numbers).orderBy('id', 'desc').execute();
  const ids = WHOLE_NUMBER.test(search) ? [] : await findOrderIds(db, search);
  const others = ids.filter((id) => !exact.some((order) => order.id === id));
  const rows =
    others.length === 0 ? [] : await db.selectFrom('orders').select(columns).where('id', 'in', others).execute();
  const found = [...exact, ...inOrder(rows, others)];
  return found.map(({ id, number, full_name: name, email, phone, total_cents: cents }) => ({
    id,
    label: number,
    detail: `${name} · ${formatEuros(toEuros(cents), language)}`,
    texts: [number, name, email, phone],
    isExact: numbers.includes(number),
  }));
}

function findOrderIds(db: ShopDatabase, search: string): Promise<number[]> {
  return findCandidates((place, limit) =>
    db
      .selectFrom('orders')
      .select('id')
      .where(textMatches('search_text', search, place))
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute(),
  );
}

/** The numbers that a search may mean: "123" is OP26-000123, or that of another year. */
function listOrderNumbers(search: string): string[] {
  const { year, serial } = NUMBER.exec(search)?.groups ?? {};
  if (serial === undefined) return [];
  const thisYear = new Date().getUTCFullYear() + 1;
  const years = year === undefined ? listNumbers(FIRST_YEAR, thisYear).map((each) => each % CENTURY) : [Number(year)];
  return years.map((each) => `OP${String(each).padStart(2, '0')}-${serial.padStart(SERIAL_LENGTH, '0')}`);
}

function listNumbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Accounts by name and e-mail. */
export async function findCustomers(db: ShopDatabase, search: string): Promise<Candidate[]> {
  const ids = await findCandidates((place, limit) =>
    db
      .selectFrom('users')
      .select('id')
      .where(textMatches('search_text', search, place))
      .orderBy('search_text')
      .limit(limit)
      .execute(),
  );
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', ids).execute();
  return inOrder(rows, ids).map(({ id, name, email }) => ({ id, label: name, detail: email, texts: [name, email] }));
}

/**
 * The IDs of rows that contain a search, and, if there are many, also of those that have words beginning with it. A search
 * that finds little is one scan of an index, and the second scan ends early.
 */
async function findCandidates(
  find: (place: 'beginning' | 'anywhere', limit: number) => Promise<readonly { readonly id: number }[]>,
): Promise<number[]> {
  const found = await find('anywhere', CONSIDERED);
  const first = found.length < CONSIDERED ? [] : await find('beginning', MAX_ADMIN_RESULTS);
  return [...new Set([...first, ...found].map(({ id }) => id))];
}

function inOrder<Row extends { readonly id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Coupons by code, newest first. */
export async function findCoupons(db: ShopDatabase, search: string, language: Language): Promise<Candidate[]> {
  const key = couponKey(search);
  const rows = await db
    .selectFrom('coupons')
    .selectAll()
    .where((eb) =>
      eb.and(
        searchPatterns(search, couponKey).map(
          (pattern) => sql<SqlBool>`${eb.ref('code_key')} like ${pattern} escape '\\'`,
        ),
      ),
    )
    .orderBy((eb) => eb.case().when('code_key', '=', key).then(0).else(1).end())
    .orderBy('id', 'desc')
    .limit(MAX_ADMIN_RESULTS)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    label: row.code,
    detail: describeCoupon(row, language),
    texts: [row.code],
    isExact: row.code_key === key,
  }));
}

function describeCoupon({ kind, value }: CouponRow, language: Language): string {
  if (kind === 'free_shipping') return translate(language, 'adminSearch.freeShipping');
  return kind === 'percent' ? `−${value} %` : `−${formatEuros(toEuros(value), language)}`;
}

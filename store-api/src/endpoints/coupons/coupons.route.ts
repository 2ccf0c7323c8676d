import {
  type Coupon,
  createCoupon,
  deleteCoupon,
  getCoupon,
  listCoupons,
  updateCoupon,
} from '@fakos/shared-kit/api/coupons/contract';
import type { CouponKind } from '@fakos/shared-kit/api/coupons/fields';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import type { CouponRow } from '../../database/tables/sales.ts';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { toCents, toEuros } from '../../money/cents.ts';
import { couponKey } from '../../sales/coupons/coupons.repo.ts';
import { inTransaction } from '../../sales/in-transaction.ts';
import { laterThan } from '../../text/instants.ts';
import { type Language, translate } from '../../text/translate.ts';
import { checkCoupon } from './coupon-form-rules.ts';
import {
  changeCoupon,
  countUses,
  findCouponById,
  findCoupons,
  insertCoupon,
  isCodeTaken,
  lockCodes,
  lockCoupon,
  removeCoupon,
} from './coupons.repo.ts';

/** coupons.php: what staff give away. Visitors only ever name a code, to a quote. */
export const couponEndpoints = [
  endpoint(listCoupons, async ({ query, db }) => {
    const { rows, total } = await findCoupons(db, query);
    return { data: rows.map(toCoupon), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getCoupon, async ({ query, db }) => ({ data: toCoupon(existing(await findCouponById(db, query.id))) })),

  endpoint(createCoupon, async ({ body, db, language }) => {
    checkCoupon(body, language);
    const data = await inTransaction(db, (transaction) => create(transaction, body, language));
    return { message: translate(language, 'done.couponSaved'), data };
  }),

  endpoint(updateCoupon, async ({ body, db, language }) => {
    const data = await inTransaction(db, (transaction) => update(transaction, body, language));
    return { message: translate(language, 'done.couponSaved'), data };
  }),

  endpoint(deleteCoupon, async ({ body, db, language }) => {
    await inTransaction(db, async (transaction) => {
      const { id } = existing(await lockCoupon(transaction, body.id));
      if ((await countUses(transaction, id)) > 0) throw new Failure('CONFLICT', { reason: 'couponUsed' });
      await removeCoupon(transaction, id);
    });
    return { message: translate(language, 'done.couponDeleted') };
  }),
];

async function create(transaction: ShopDatabase, body: z.output<typeof createCoupon.body>, language: Language) {
  const columns = toColumns(body);
  await lockCodes(transaction);
  if (await isCodeTaken(transaction, columns.code_key)) throw codeTaken(language);
  const now = new Date().toISOString();
  return toCoupon(await insertCoupon(transaction, { ...columns, used: 0, created_at: now, updated_at: now }));
}

async function update(transaction: ShopDatabase, body: z.output<typeof updateCoupon.body>, language: Language) {
  await lockCodes(transaction);
  const row = existing(await lockCoupon(transaction, body.id));
  if (row.updated_at !== body.version) throw new Failure('STALE_VERSION');
  const { id, version: _seen, ...changes } = body;
  const wanted = { ...toCoupon(row), ...changes };
  checkCoupon(wanted, language);
  const columns = toColumns(wanted);
  if (await isCodeTaken(transaction, columns.code_key, id)) throw codeTaken(language);
  if (wanted.usage_limit !== null && wanted.usage_limit < row.used) {
    throw new Failure('CONFLICT', { reason: 'couponLimit', params: { used: row.used } });
  }
  return toCoupon(await changeCoupon(transaction, id, { ...columns, updated_at: laterThan(row.updated_at) }));
}

function existing(row: CouponRow | undefined): CouponRow {
  if (!row) throw new Failure('NOT_FOUND');
  return row;
}

function codeTaken(language: Language): Failure {
  const text = translate(language, 'rules.couponCode');
  return new Failure('CONFLICT', { reason: 'couponCode', fields: { code: text } });
}

type Fields = Omit<Coupon, 'id' | 'used' | 'created_at' | 'version'>;

function toColumns(fields: Fields) {
  return {
    code: fields.code,
    code_key: couponKey(fields.code),
    kind: fields.kind,
    value: fields.kind === 'amount' ? toCents(fields.value) : fields.value,
    minimum_cents: toCents(fields.minimum),
    valid_from: inUtc(fields.valid_from),
    valid_to: inUtc(fields.valid_to),
    usage_limit: fields.usage_limit,
    customer_limit: fields.customer_limit,
    category_ids: JSON.stringify(fields.category_ids),
    product_ids: JSON.stringify(fields.product_ids),
    active: fields.active ? (1 as const) : (0 as const),
  };
}

function inUtc(moment: string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

function toCoupon(row: CouponRow): Coupon {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind as CouponKind,
    value: row.kind === 'amount' ? toEuros(row.value) : row.value,
    minimum: toEuros(row.minimum_cents),
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    usage_limit: row.usage_limit,
    customer_limit: row.customer_limit,
    category_ids: JSON.parse(row.category_ids) as number[],
    product_ids: JSON.parse(row.product_ids) as number[],
    active: row.active === 1,
    used: row.used,
    created_at: row.created_at,
    version: row.updated_at,
  };
}

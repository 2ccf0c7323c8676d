import type { Coupon, createCoupon, updateCoupon } from '@fakos/contracts/coupons/contract';
import { toCents, toEuros } from '@fakos/contracts/money';
import type { z } from 'zod';
import { readCouponTargets } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { CouponRow } from '../../../database/tables/sales.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { getNextVersion } from '../../writing/versions.ts';
import {
  changeCoupon,
  countUses,
  findCouponById,
  insertCoupon,
  isCodeTaken,
  lockCodes,
  lockCoupon,
  removeCoupon,
} from './admin-coupons.repo.ts';
import { getState } from './coupon-rules.ts';
import { couponKey } from './coupons.repo.ts';

/** Stores a new coupon inside a transaction. */
export async function create(transaction: ShopDatabase, body: z.output<typeof createCoupon.body>, language: Language) {
  checkCoupon(body, language);
  const columns = toColumns(body);
  await lockCodes(transaction);
  if (await isCodeTaken(transaction, columns.code_key)) throw codeTaken(language);
  const now = new Date().toISOString();
  return toCoupon(await insertCoupon(transaction, { ...columns, used: 0, created_at: now, updated_at: now }));
}

/** Stores the changed fields of a coupon inside a transaction. */
export async function update(transaction: ShopDatabase, body: z.output<typeof updateCoupon.body>, language: Language) {
  await lockCodes(transaction);
  const row = requireFound(await lockCoupon(transaction, body.id));
  if (row.updated_at !== body.version) throw new Failure('STALE_VERSION');
  const { id, version: _seen, ...changes } = body;
  const wanted = { ...toCoupon(row), ...changes };
  checkCoupon(wanted, language);
  const columns = toColumns(wanted);
  if (await isCodeTaken(transaction, columns.code_key, id)) throw codeTaken(language);
  if (wanted.usage_limit !== null && wanted.usage_limit < row.used) {
    throw new Failure('CONFLICT', { reason: 'couponLimit', params: { used: row.used } });
  }
  return toCoupon(await changeCoupon(transaction, id, { ...columns, updated_at: getNextVersion(row.updated_at) }));
}

/** Removes a coupon that no order used, inside a transaction. */
export async function remove(transaction: ShopDatabase, couponId: number): Promise<void> {
  const { id } = requireFound(await lockCoupon(transaction, couponId));
  if ((await countUses(transaction, id)) > 0) throw new Failure('CONFLICT', { reason: 'couponUsed' });
  await removeCoupon(transaction, id);
}

/** The coupon of an id, or NOT_FOUND. */
export async function getCouponById(db: ShopDatabase, id: number): Promise<Coupon> {
  return toCoupon(requireFound(await findCouponById(db, id)));
}

function codeTaken(language: Language): Failure {
  const text = translate(language, 'rules.couponCode');
  return new Failure('CONFLICT', { reason: 'couponCode', fields: { code: text } });
}

type Fields = Omit<Coupon, 'id' | 'state' | 'used' | 'created_at' | 'version'>;

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

/** A stored coupon as the API shows it. */
export function toCoupon(row: CouponRow): Coupon {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    value: row.kind === 'amount' ? toEuros(row.value) : row.value,
    minimum: toEuros(row.minimum_cents),
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    usage_limit: row.usage_limit,
    customer_limit: row.customer_limit,
    category_ids: readCouponTargets(row.category_ids),
    product_ids: readCouponTargets(row.product_ids),
    active: row.active === 1,
    state: getState(row, new Date()),
    used: row.used,
    created_at: row.created_at,
    version: row.updated_at,
  };
}

const MAX_PERCENT = 100;

/** Rejects invalid combinations of fields: a value that does not fit the kind, an end before the start. */
function checkCoupon(
  { kind, value, valid_from: from, valid_to: to }: Pick<Coupon, 'kind' | 'value' | 'valid_from' | 'valid_to'>,
  language: Language,
): void {
  const isPercentage = Number.isInteger(value) && value >= 1 && value <= MAX_PERCENT;
  if (kind === 'percent' && !isPercentage) throw brokenRule(language, 'value', 'couponPercent');
  if (kind === 'amount' && value === 0) throw brokenRule(language, 'value', 'couponAmount');
  if (kind === 'free_shipping' && value !== 0) throw brokenRule(language, 'value', 'couponFreeShipping');
  if (from !== null && to !== null && Date.parse(from) >= Date.parse(to)) {
    throw brokenRule(language, 'valid_to', 'couponPeriod');
  }
}

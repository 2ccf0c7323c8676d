import { createCoupon, deleteCoupon, getCoupon, listCoupons, updateCoupon } from '@fakos/contracts/coupons/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { findCoupons } from '../../domain/sales/coupons/admin-coupons.repo.ts';
import { create, getCouponById, remove, toCoupon, update } from '../../domain/sales/coupons/write-coupon.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** coupons.php: coupons for staff. Visitors send codes only with a quote. */
export const couponEndpoints = [
  endpoint(listCoupons, async ({ query, db }) => {
    const { rows, total } = await findCoupons(db, query);
    return { data: rows.map(toCoupon), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getCoupon, async ({ query, db }) => ({ data: await getCouponById(db, query.id) })),

  endpoint(createCoupon, async ({ body, db, language }) => {
    const data = await inTransaction(db, (transaction) => create(transaction, body, language));
    return { message: translate(language, 'done.couponSaved'), data };
  }),

  endpoint(updateCoupon, async ({ body, db, language }) => {
    const data = await inTransaction(db, (transaction) => update(transaction, body, language));
    return { message: translate(language, 'done.couponSaved'), data };
  }),

  endpoint(deleteCoupon, async ({ body, db, language }) => {
    await inTransaction(db, (transaction) => remove(transaction, body.id));
    return { message: translate(language, 'done.couponDeleted') };
  }),
];

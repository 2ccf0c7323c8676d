import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, euros, instant, listOf, pageQuery, rowId } from '../contract.ts';
import { lineOfText } from '../storable.ts';
import { couponFields, couponKind } from './fields.ts';

/** A coupon as staff see it; `version` goes back with a change. */
export const coupon = z.object({
  id: z.number().int(),
  code: z.string(),
  kind: couponKind,
  value: euros,
  minimum: euros,
  valid_from: instant.nullable(),
  valid_to: instant.nullable(),
  usage_limit: z.number().int().nullable(),
  customer_limit: z.number().int().nullable(),
  category_ids: z.array(z.number().int()),
  product_ids: z.array(z.number().int()),
  active: z.boolean(),
  /** Orders that use it now; cancelled ones gave it back. */
  used: z.number().int(),
  created_at: instant,
  version: instant,
});
/** See {@link coupon}. */
export type Coupon = z.output<typeof coupon>;

/** GET coupons.php: newest first unless sorted otherwise; `search` looks in the code. */
export const listCoupons = defineCall({
  resource: 'coupons',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({
    search: lineOfText(100).optional(),
    active: z.enum(['0', '1']).optional(),
    sort: z.enum(['created_at', 'code', 'used', 'valid_to']).default('created_at'),
    order: z.enum(['asc', 'desc', 'ASC', 'DESC']).default('desc'),
  }),
  answer: listOf(coupon),
});

/** GET coupons.php?action=get&id=… */
export const getCoupon = defineCall({
  resource: 'coupons',
  method: 'GET',
  action: 'get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(coupon),
});

const savedCoupon = doneAnswer.extend({ data: coupon });

/** POST coupons.php: a code that another coupon has is 409 CONFLICT. */
export const createCoupon = defineCall({
  resource: 'coupons',
  method: 'POST',
  permission: 'admin',
  body: z.object({
    ...couponFields.shape,
    minimum: couponFields.shape.minimum.default(0),
    valid_from: couponFields.shape.valid_from.default(null),
    valid_to: couponFields.shape.valid_to.default(null),
    usage_limit: couponFields.shape.usage_limit.default(null),
    customer_limit: couponFields.shape.customer_limit.default(null),
    category_ids: couponFields.shape.category_ids.default([]),
    product_ids: couponFields.shape.product_ids.default([]),
    active: couponFields.shape.active.default(true),
  }),
  answer: savedCoupon,
});

/** PUT coupons.php: changes what is named, leaves the rest; an older `version` is 412. */
export const updateCoupon = defineCall({
  resource: 'coupons',
  method: 'PUT',
  permission: 'admin',
  body: couponFields.partial().extend({ id: rowId, version: instant }),
  answer: savedCoupon,
});

/** DELETE coupons.php: one that orders used stays (409); it can be switched off. */
export const deleteCoupon = defineCall({
  resource: 'coupons',
  method: 'DELETE',
  permission: 'admin',
  body: z.object({ id: rowId }),
  answer: doneAnswer,
});

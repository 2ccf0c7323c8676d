import { z } from 'zod';
import {
  dataResponse,
  defineEndpoint,
  euros,
  instant,
  listResponse,
  messageResponse,
  pageQuery,
  rowId,
} from '../endpoint.ts';
import { singleLineText } from '../plain-text.ts';
import { couponFields, couponKind, couponState } from './fields.ts';

/** A coupon in the back office; `version` is sent with a change. */
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
  /** At the time of the response. */
  state: couponState,
  /** Number of orders that use it, without cancelled ones. */
  used: z.number().int(),
  created_at: instant,
  version: instant,
});
/** See {@link coupon}. */
export type Coupon = z.output<typeof coupon>;

/** GET coupons.php: newest first by default; `search` matches the code. A coupon without an end ends last. */
export const listCoupons = defineEndpoint({
  resource: 'coupons',
  method: 'GET',
  permission: 'sales',
  query: pageQuery.extend({
    search: singleLineText(100).optional(),
    active: z.enum(['0', '1']).optional(),
    state: couponState.optional(),
    sort: z.enum(['created_at', 'code', 'used', 'valid_to']).default('created_at'),
    order: z.enum(['asc', 'desc', 'ASC', 'DESC']).default('desc'),
  }),
  response: listResponse(coupon),
});

/** GET coupons.php?action=get&id=… */
export const getCoupon = defineEndpoint({
  resource: 'coupons',
  method: 'GET',
  action: 'get',
  permission: 'sales',
  query: z.object({ id: rowId }),
  response: dataResponse(coupon),
});

const savedCoupon = messageResponse.extend({ data: coupon });

/** POST coupons.php: 409 CONFLICT if another coupon has the code. */
export const createCoupon = defineEndpoint({
  resource: 'coupons',
  method: 'POST',
  permission: 'sales',
  record: { table: 'coupons' },
  invalidates: [],
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
  response: savedCoupon,
});

/** PUT coupons.php: changes the given fields and leaves the others; 412 for a stale `version`. */
export const updateCoupon = defineEndpoint({
  resource: 'coupons',
  method: 'PUT',
  permission: 'sales',
  record: { table: 'coupons' },
  invalidates: [],
  body: couponFields.partial().extend({ id: rowId, version: instant }),
  response: savedCoupon,
});

/** DELETE coupons.php: 409 for a coupon that orders have used; it can be made inactive instead. */
export const deleteCoupon = defineEndpoint({
  resource: 'coupons',
  method: 'DELETE',
  permission: 'sales',
  record: { table: 'coupons' },
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse,
});

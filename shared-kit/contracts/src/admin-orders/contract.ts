import { z } from 'zod';
import { orderInvalidates } from '../caching.ts';
import { MAX_CART_LINES, MAX_QUANTITY, paymentMethod, shippingMethod } from '../cart/contract.ts';
import {
  dataResponse,
  defineEndpoint,
  euros,
  listResponse,
  messageResponse,
  numeric,
  pageQuery,
  rowId,
} from '../endpoint.ts';
import { fulfilmentStatus, orderStatus, paymentStatus, withdrawalStatus } from '../orders/contract.ts';
import { contactDetails, shippingAddress } from '../orders/fields.ts';
import { multilineText, singleLineText } from '../plain-text.ts';
import { adminOrder, adminOrderSummary, orderQueue } from './order-detail.ts';

export type { AdminOrder, AdminOrderSummary, PaymentRecord } from './order-detail.ts';

const amountFilter = numeric(z.number().min(0).max(1_000_000).multipleOf(0.01));

const orderFilters = z.object({
  status: orderStatus.optional(),
  payment: paymentStatus.optional(),
  fulfilment: fulfilmentStatus.optional(),
  /** First and last day, in the shop's time zone. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** `open`: only orders with a withdrawal that staff have to handle. */
  withdrawal: z.literal('open').optional(),
  /** The next step that staff have to take. */
  next: orderQueue.optional(),
  payment_method: paymentMethod.optional(),
  shipping_method: shippingMethod.optional(),
  /** The buyer's e-mail address, in any case. */
  email: z.email().max(254).optional(),
  /** Orders that an account placed. */
  user_id: rowId.optional(),
  total_min: amountFilter.optional(),
  total_max: amountFilter.optional(),
  search: singleLineText(100).optional(),
});

/** GET admin-orders.php: newest first by default; `search` matches number, name, e-mail and phone. */
export const listAdminOrders = defineEndpoint({
  resource: 'admin-orders',
  method: 'GET',
  permission: 'sales',
  query: pageQuery.extend({
    ...orderFilters.shape,
    sort: z.enum(['created_at', 'total', 'number']).default('created_at'),
    order: z.enum(['asc', 'desc', 'ASC', 'DESC']).default('desc'),
  }),
  response: listResponse(adminOrderSummary),
});

/** GET admin-orders.php?action=get&id=… */
export const getAdminOrder = defineEndpoint({
  resource: 'admin-orders',
  method: 'GET',
  action: 'get',
  permission: 'sales',
  query: z.object({ id: rowId }),
  response: dataResponse(adminOrder),
});

/** GET admin-orders.php?action=counts: number of orders by status and by next step, and number of open withdrawals. */
export const countAdminOrders = defineEndpoint({
  resource: 'admin-orders',
  method: 'GET',
  action: 'counts',
  permission: 'sales',
  response: dataResponse(
    z.object({
      status: z.record(orderStatus, z.number().int()),
      payment_status: z.record(paymentStatus, z.number().int()),
      fulfilment_status: z.record(fulfilmentStatus, z.number().int()),
      /** Orders in each queue; `withdrawal` counts orders with an open withdrawal, which may be in another queue too. */
      next: z.record(orderQueue, z.number().int()),
      open_withdrawals: z.number().int(),
    }),
  ),
});

/** Maximum number of orders in one export. */
export const MAX_EXPORTED_ORDERS = 10_000;

/**
 * GET admin-orders.php?action=export: the filtered orders, oldest first, as the text of a CSV file for spreadsheets in
 * the language of the request. `is_complete` is false if there are more than {@link MAX_EXPORTED_ORDERS}.
 */
export const exportAdminOrders = defineEndpoint({
  resource: 'admin-orders',
  method: 'GET',
  action: 'export',
  permission: 'sales',
  query: orderFilters,
  response: dataResponse(
    z.object({ filename: z.string(), csv: z.string(), count: z.number().int(), is_complete: z.boolean() }),
  ),
});

const orderResponse = messageResponse.extend({ data: adminOrder });
const orderTarget = z.object({ id: rowId, version: z.number().int() });

/**
 * PUT admin-orders.php?action=transition: one status change. 412 for a stale `version`, 409 for a forbidden change. The
 * change to `shipped` of an `unpaid` order is a 409 without `allow_unpaid`.
 */
export const transitionOrder = defineEndpoint({
  resource: 'admin-orders',
  method: 'PUT',
  action: 'transition',
  permission: 'sales',
  record: { table: 'orders' },
  invalidates: orderInvalidates,
  body: orderTarget.extend({
    axis: z.enum(['order', 'payment', 'fulfilment']),
    to: z.string().max(20),
    /** Stored with the change to `shipped`; shown to the customer. */
    carrier: singleLineText(60).optional(),
    tracking_number: singleLineText(80).optional(),
    allow_unpaid: z.boolean().default(false),
  }),
  response: orderResponse,
});

/**
 * PUT admin-orders.php?action=address: changes recipient and address until the order is shipped, then 409. `address` is
 * required for a courier and ignored for a pickup. 412 for a stale `version`.
 */
export const editOrderAddress = defineEndpoint({
  resource: 'admin-orders',
  method: 'PUT',
  action: 'address',
  permission: 'sales',
  invalidates: [],
  body: orderTarget.extend({ contact: contactDetails, address: shippingAddress.optional() }),
  response: orderResponse,
});

const refundedLine = z.object({
  position: numeric(z.number().int().min(1).max(MAX_CART_LINES)),
  quantity: numeric(z.number().int().min(1).max(MAX_QUANTITY)),
  /** Returns the pieces to stock. */
  restock: z.boolean().default(false),
});

/** The parts of an order that a refund covers; the server computes their amount after discounts. */
const refundedParts = z.object({
  lines: z.array(refundedLine).min(1).max(MAX_CART_LINES).optional(),
  shipping: z.boolean().default(false),
  payment_fee: z.boolean().default(false),
});
/** See {@link refundOrder}. */
export type RefundedParts = z.output<typeof refundedParts>;

/** POST admin-orders.php?action=refund-quote: the amount of a refund by parts, without refunding it. */
export const quoteRefund = defineEndpoint({
  resource: 'admin-orders',
  method: 'POST',
  action: 'refund-quote',
  permission: 'sales',
  record: 'none',
  invalidates: [],
  body: refundedParts.extend({ id: rowId }),
  response: dataResponse(z.object({ amount: euros })),
});

/**
 * POST admin-orders.php?action=refund: refunds either an amount or parts of the order (`lines`, `shipping`,
 * `payment_fee`); 422 if that is more than what was paid and not yet refunded, or than the pieces that are left.
 */
export const refundOrder = defineEndpoint({
  resource: 'admin-orders',
  method: 'POST',
  action: 'refund',
  permission: 'sales',
  record: { table: 'orders' },
  invalidates: orderInvalidates,
  body: orderTarget
    .extend({
      amount: z.number().min(0.01).max(1_000_000).multipleOf(0.01).optional(),
      ...refundedParts.shape,
      note: singleLineText(200).default(''),
    })
    .refine(
      ({ amount, lines, shipping, payment_fee: fee }) =>
        (amount === undefined) === (lines !== undefined || shipping || fee),
      { path: ['amount'] },
    ),
  response: orderResponse,
});

/** POST admin-orders.php?action=note: adds a note, visible to staff only. */
export const noteOrder = defineEndpoint({
  resource: 'admin-orders',
  method: 'POST',
  action: 'note',
  permission: 'sales',
  record: { table: 'orders' },
  invalidates: [],
  body: z.object({ id: rowId, text: multilineText(2000).min(1) }),
  response: orderResponse,
});

/**
 * PUT admin-orders.php?action=withdrawal: one status change of a withdrawal, by the withdrawal's id; 409 if forbidden.
 * `restock` returns the goods to stock; it only applies to `goods_returned`.
 */
export const handleWithdrawal = defineEndpoint({
  resource: 'admin-orders',
  method: 'PUT',
  action: 'withdrawal',
  permission: 'sales',
  record: { table: 'orders', keyIn: 'response' },
  invalidates: orderInvalidates,
  body: z.object({ id: rowId, to: withdrawalStatus, restock: z.boolean().default(false) }),
  response: orderResponse,
});

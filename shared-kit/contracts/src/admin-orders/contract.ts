import { z } from 'zod';
import { orderInvalidates } from '../caching.ts';
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
import {
  fulfilmentStatus,
  order,
  orderEvent,
  orderStatus,
  paymentStatus,
  withdrawal,
  withdrawalStatus,
} from '../orders/contract.ts';
import { multilineText, singleLineText } from '../plain-text.ts';

/** An order in the back office's list. */
export const adminOrderSummary = z.object({
  id: z.number().int(),
  number: z.string(),
  created_at: instant,
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  items: z.number().int(),
  total: euros,
  status: orderStatus,
  payment_status: paymentStatus,
  fulfilment_status: fulfilmentStatus,
});
/** See {@link adminOrderSummary}. */
export type AdminOrderSummary = z.output<typeof adminOrderSummary>;

/** One step of an order's payment. `void` releases an authorization; `refund_due` needs a refund by staff. */
export const paymentRecord = z.object({
  id: z.number().int(),
  provider: z.string(),
  kind: z.enum(['authorize', 'capture', 'refund', 'void', 'refund_due']),
  status: z.enum(['pending', 'done', 'failed']),
  amount: euros,
  reference: z.string(),
  note: z.string(),
  actor: z.string(),
  at: instant,
});
/** See {@link paymentRecord}. */
export type PaymentRecord = z.output<typeof paymentRecord>;

/** A note by staff on an order. */
export const staffNote = z.object({ text: z.string(), actor: z.string(), at: instant });

/** A withdrawal in the back office, with its id and history. */
export const adminWithdrawal = withdrawal.extend({
  id: z.number().int(),
  events: z.array(
    z.object({ from: withdrawalStatus.nullable(), to: withdrawalStatus, actor: z.string(), at: instant }),
  ),
});

/** An order in the back office, with its id, version, payments and history. */
export const adminOrder = order.extend({
  id: z.number().int(),
  version: z.number().int(),
  events: z.array(orderEvent.extend({ actor: z.string() })),
  /** Amount received so far. */
  paid: euros.optional(),
  payments: z.array(paymentRecord).optional(),
  notes: z.array(staffNote).optional(),
  withdrawals: z.array(adminWithdrawal).optional(),
});
/** See {@link adminOrder}. */
export type AdminOrder = z.output<typeof adminOrder>;

const orderFilters = z.object({
  status: orderStatus.optional(),
  payment: paymentStatus.optional(),
  fulfilment: fulfilmentStatus.optional(),
  /** First and last day, in the shop's time zone. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** `open`: only orders with a withdrawal that staff have to handle. */
  withdrawal: z.literal('open').optional(),
  search: singleLineText(100).optional(),
});

/** GET admin-orders.php: newest first by default; `search` matches number, name, e-mail and phone. */
export const listAdminOrders = defineEndpoint({
  resource: 'admin-orders',
  method: 'GET',
  permission: 'admin',
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
  permission: 'admin',
  query: z.object({ id: rowId }),
  response: dataResponse(adminOrder),
});

/** GET admin-orders.php?action=counts: number of orders by status and number of open withdrawals. */
export const countAdminOrders = defineEndpoint({
  resource: 'admin-orders',
  method: 'GET',
  action: 'counts',
  permission: 'admin',
  response: dataResponse(
    z.object({
      status: z.record(orderStatus, z.number().int()),
      payment_status: z.record(paymentStatus, z.number().int()),
      fulfilment_status: z.record(fulfilmentStatus, z.number().int()),
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
  permission: 'admin',
  query: orderFilters,
  response: dataResponse(
    z.object({ filename: z.string(), csv: z.string(), count: z.number().int(), is_complete: z.boolean() }),
  ),
});

const orderResponse = messageResponse.extend({ data: adminOrder });
const orderTarget = z.object({ id: rowId, version: z.number().int() });

/** PUT admin-orders.php?action=transition: one status change. 412 for a stale `version`, 409 for a forbidden change. */
export const transitionOrder = defineEndpoint({
  resource: 'admin-orders',
  method: 'PUT',
  action: 'transition',
  permission: 'admin',
  invalidates: orderInvalidates,
  body: orderTarget.extend({
    axis: z.enum(['order', 'payment', 'fulfilment']),
    to: z.string().max(20),
    /** Stored with the change to `shipped`; shown to the customer. */
    carrier: singleLineText(60).optional(),
    tracking_number: singleLineText(80).optional(),
  }),
  response: orderResponse,
});

/** POST admin-orders.php?action=refund: refunds an amount; 422 if it exceeds what was paid and not yet refunded. */
export const refundOrder = defineEndpoint({
  resource: 'admin-orders',
  method: 'POST',
  action: 'refund',
  permission: 'admin',
  invalidates: orderInvalidates,
  body: orderTarget.extend({
    amount: z.number().min(0.01).max(1_000_000).multipleOf(0.01),
    note: singleLineText(200).default(''),
  }),
  response: orderResponse,
});

/** POST admin-orders.php?action=note: adds a note, visible to staff only. */
export const noteOrder = defineEndpoint({
  resource: 'admin-orders',
  method: 'POST',
  action: 'note',
  permission: 'admin',
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
  permission: 'admin',
  invalidates: orderInvalidates,
  body: z.object({ id: rowId, to: withdrawalStatus, restock: z.boolean().default(false) }),
  response: orderResponse,
});

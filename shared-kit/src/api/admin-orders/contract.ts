import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, euros, instant, listOf, pageQuery, rowId } from '../contract.ts';
import {
  fulfilmentStatus,
  order,
  orderEvent,
  orderStatus,
  paymentStatus,
  withdrawal,
  withdrawalStatus,
} from '../orders/contract.ts';
import { invoiceDetails } from '../orders/fields.ts';
import { lineOfText, linesOfText } from '../storable.ts';

/** An order as the back office lists it. */
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

/** Something that happened to an order's money. `void` lets an authorization go; `refund_due` waits for staff. */
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

/** A note that staff keep with an order. */
export const staffNote = z.object({ text: z.string(), actor: z.string(), at: instant });

/** A withdrawal as staff handle it: with its id and who took its last step. */
export const adminWithdrawal = withdrawal.extend({
  id: z.number().int(),
  events: z.array(
    z.object({ from: withdrawalStatus.nullable(), to: withdrawalStatus, actor: z.string(), at: instant }),
  ),
});

/** An order as staff see it: with its id, version, money and who did what. */
export const adminOrder = order.extend({
  id: z.number().int(),
  version: z.number().int(),
  events: z.array(orderEvent.extend({ actor: z.string() })),
  invoice: invoiceDetails.optional(),
  /** What has come in so far. */
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
  /** Days of the shop's calendar, both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Only orders with a withdrawal that waits for staff. */
  withdrawal: z.literal('open').optional(),
  search: lineOfText(100).optional(),
});

/** GET admin-orders.php: newest first unless sorted otherwise; `search` looks in number, name, e-mail and phone. */
export const listAdminOrders = defineCall({
  resource: 'admin-orders',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({
    ...orderFilters.shape,
    sort: z.enum(['created_at', 'total', 'number']).default('created_at'),
    order: z.enum(['asc', 'desc', 'ASC', 'DESC']).default('desc'),
  }),
  answer: listOf(adminOrderSummary),
});

/** GET admin-orders.php?action=get&id=… */
export const getAdminOrder = defineCall({
  resource: 'admin-orders',
  method: 'GET',
  action: 'get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(adminOrder),
});

/** GET admin-orders.php?action=counts: how many orders stand where, and how many withdrawals wait. */
export const countAdminOrders = defineCall({
  resource: 'admin-orders',
  method: 'GET',
  action: 'counts',
  permission: 'admin',
  answer: answerOf(
    z.object({
      status: z.record(orderStatus, z.number().int()),
      payment_status: z.record(paymentStatus, z.number().int()),
      fulfilment_status: z.record(fulfilmentStatus, z.number().int()),
      open_withdrawals: z.number().int(),
    }),
  ),
});

/** Most orders that one export holds. */
export const MAX_EXPORTED_ORDERS = 10_000;

/**
 * GET admin-orders.php?action=export: the filtered orders, oldest first, as the text of a CSV file that spreadsheets of
 * the request's language open. `is_complete` is false where there were more than {@link MAX_EXPORTED_ORDERS}.
 */
export const exportAdminOrders = defineCall({
  resource: 'admin-orders',
  method: 'GET',
  action: 'export',
  permission: 'admin',
  query: orderFilters,
  answer: answerOf(
    z.object({ filename: z.string(), csv: z.string(), count: z.number().int(), is_complete: z.boolean() }),
  ),
});

const changedOrder = doneAnswer.extend({ data: adminOrder });
const changeOfOrder = z.object({ id: rowId, version: z.number().int() });

/** PUT admin-orders.php?action=transition: one step on one axis; a stale `version` is 412, a forbidden step 409. */
export const transitionOrder = defineCall({
  resource: 'admin-orders',
  method: 'PUT',
  action: 'transition',
  permission: 'admin',
  body: changeOfOrder.extend({
    axis: z.enum(['order', 'payment', 'fulfilment']),
    to: z.string().max(20),
    /** Kept with the step to `shipped`; the buyer sees both. */
    carrier: lineOfText(60).optional(),
    tracking_number: lineOfText(80).optional(),
  }),
  answer: changedOrder,
});

/** POST admin-orders.php?action=refund: some of what was paid, never more than is left of it (422). */
export const refundOrder = defineCall({
  resource: 'admin-orders',
  method: 'POST',
  action: 'refund',
  permission: 'admin',
  body: changeOfOrder.extend({
    amount: z.number().min(0.01).max(1_000_000).multipleOf(0.01),
    note: lineOfText(200).default(''),
  }),
  answer: changedOrder,
});

/** POST admin-orders.php?action=note: adds a note that only staff see. */
export const noteOrder = defineCall({
  resource: 'admin-orders',
  method: 'POST',
  action: 'note',
  permission: 'admin',
  body: z.object({ id: rowId, text: linesOfText(2000).min(1) }),
  answer: changedOrder,
});

/**
 * PUT admin-orders.php?action=withdrawal: the next step of a withdrawal, by its own id; a forbidden one is 409. `restock`
 * puts goods that came back on the shelf again, where staff find them fit to be sold; it is nothing for another step.
 */
export const handleWithdrawal = defineCall({
  resource: 'admin-orders',
  method: 'PUT',
  action: 'withdrawal',
  permission: 'admin',
  body: z.object({ id: rowId, to: withdrawalStatus, restock: z.boolean().default(false) }),
  answer: changedOrder,
});

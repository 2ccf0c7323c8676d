import { z } from 'zod';
import { paymentMethod, shippingMethod } from '../cart/contract.ts';
import { relatedEmail } from '../emails/contract.ts';
import { euros, instant, languageSchema } from '../endpoint.ts';
import {
  fulfilmentStatus,
  order,
  orderEvent,
  orderStatus,
  paymentStatus,
  withdrawal,
  withdrawalStatus,
} from '../orders/contract.ts';
import { orderQueues } from './rules.ts';

// Responses of the back office's endpoints for orders.

/** The next step that staff have to take with an order. */
export const orderQueue = z.enum(orderQueues);

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
  payment_method: paymentMethod,
  shipping_method: shippingMethod,
  /** Null if there is nothing to do; `withdrawal` only if the states require nothing else. */
  next: orderQueue.nullable(),
  /** Whether a withdrawal waits for staff. */
  has_open_withdrawal: z.boolean(),
});
/** See {@link adminOrderSummary}. */
export type AdminOrderSummary = z.output<typeof adminOrderSummary>;

/** Another order of the same customer. */
const otherOrder = adminOrderSummary.pick({
  id: true,
  number: true,
  created_at: true,
  total: true,
  status: true,
  payment_status: true,
  fulfilment_status: true,
});

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

/** A change of an order's recipient or address by staff. `field` is a key of the contact or the address. */
export const orderEdit = z.object({
  at: instant,
  actor: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});

/** The remaining refundable parts: at most `amount` in total. Amounts of lines are after discounts. */
export const refundableParts = z.object({
  amount: euros,
  /** Zero once it was refunded. */
  shipping: euros,
  payment_fee: euros,
  /** Pieces and their amount that no refund by lines contained, and pieces that may be returned to stock. */
  lines: z.array(
    z.object({
      position: z.number().int(),
      quantity: z.number().int(),
      amount: euros,
      restockable: z.number().int(),
    }),
  ),
});

/** An order in the back office: everything that the buyer entered, its payments, e-mails and history. */
export const adminOrder = order.extend({
  id: z.number().int(),
  version: z.number().int(),
  /** Null if there is nothing to do. */
  next: orderQueue.nullable(),
  /** Language in which the buyer ordered, that of the e-mails. */
  language: languageSchema,
  marketing_consent: z.boolean(),
  /** The account with which the order was placed. */
  account: z.object({ id: z.number().int(), name: z.string(), email: z.string() }).optional(),
  /** Present if shipping needs `allow_unpaid`, because the bank transfer has not arrived. */
  unpaid: z.literal(true).optional(),
  /** Totals by VAT rate after discounts, with shipping and fees; `gross` is `net` plus `vat`. */
  vat_totals: z.array(z.object({ rate: z.number(), net: euros, vat: euros, gross: euros })),
  events: z.array(orderEvent.extend({ actor: z.string() })),
  edits: z.array(orderEdit).optional(),
  /** E-mails about the order, oldest first. */
  emails: z.array(relatedEmail).optional(),
  /** The newest other orders of the same account or e-mail address. */
  other_orders: z.array(otherOrder).optional(),
  refundable: refundableParts.optional(),
  /** Amount received so far. */
  paid: euros.optional(),
  payments: z.array(paymentRecord).optional(),
  notes: z.array(staffNote).optional(),
  withdrawals: z.array(adminWithdrawal).optional(),
});
/** See {@link adminOrder}. */
export type AdminOrder = z.output<typeof adminOrder>;

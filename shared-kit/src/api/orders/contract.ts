import { z } from 'zod';
import {
  cartItemRequest,
  MAX_CART_LINES,
  MAX_QUANTITY,
  paymentMethod,
  quoteLine,
  quoteWarning,
  shippingMethod,
  typedCoupon,
} from '../cart/contract.ts';
import { answerOf, defineCall, doneAnswer, euros, instant, listOf, pageQuery } from '../contract.ts';
import { contactDetails, invoiceDetails, orderNote, shippingAddress, withdrawalReason } from './fields.ts';

/** The three axes of an order's state (product.md section 3). */
export const orderStatus = z.enum(['pending', 'confirmed', 'processing', 'in_lab', 'completed', 'cancelled']);
/** See {@link orderStatus}. */
export const paymentStatus = z.enum(['awaiting', 'authorized', 'paid', 'part_refunded', 'refunded', 'failed']);
/** See {@link orderStatus}. */
export const fulfilmentStatus = z.enum(['unfulfilled', 'ready_pickup', 'shipped', 'delivered', 'returned']);

/** See {@link orderStatus}. */
export type OrderStatus = z.output<typeof orderStatus>;
/** See {@link orderStatus}. */
export type PaymentStatus = z.output<typeof paymentStatus>;
/** See {@link orderStatus}. */
export type FulfilmentStatus = z.output<typeof fulfilmentStatus>;

/** Which step may follow which, per axis. Anything else is a 409 ILLEGAL_TRANSITION. */
export const transitions = {
  order: {
    pending: ['confirmed', 'cancelled'],
    confirmed: ['processing', 'cancelled'],
    processing: ['in_lab', 'completed', 'cancelled'],
    in_lab: ['completed', 'cancelled'],
    completed: [],
    cancelled: [],
  },
  payment: {
    awaiting: ['authorized', 'paid', 'failed'],
    authorized: ['paid', 'failed'],
    paid: ['part_refunded', 'refunded'],
    part_refunded: ['refunded'],
    refunded: [],
    failed: ['awaiting'],
  },
  fulfilment: {
    unfulfilled: ['ready_pickup', 'shipped'],
    ready_pickup: ['delivered'],
    shipped: ['delivered', 'returned'],
    delivered: ['returned'],
    returned: [],
  },
} as const satisfies {
  order: Record<OrderStatus, readonly OrderStatus[]>;
  payment: Record<PaymentStatus, readonly PaymentStatus[]>;
  fulfilment: Record<FulfilmentStatus, readonly FulfilmentStatus[]>;
};

/** Name of an axis of {@link transitions}. */
export type OrderAxis = keyof typeof transitions;

/** POST orders.php?action=create with an `Idempotency-Key` header (product.md section 3). */
export const createOrder = defineCall({
  resource: 'orders',
  method: 'POST',
  action: 'create',
  permission: 'public',
  body: z
    .object({
      items: z.array(cartItemRequest).min(1).max(MAX_CART_LINES),
      contact: contactDetails,
      shipping_method: shippingMethod,
      address: shippingAddress.optional(),
      payment_method: paymentMethod,
      invoice: invoiceDetails.optional(),
      note: orderNote.default(''),
      /** A coupon that does not apply is a 409 QUOTE_CHANGED, whose quote says why. */
      coupon: typedCoupon,
      /** The total that the visitor agreed to; another total is a 409 QUOTE_CHANGED with the new quote in `quote`. */
      expected_total: euros,
      terms_accepted: z.literal(true),
      marketing_consent: z.boolean().default(false),
    })
    .refine((order) => order.shipping_method !== 'courier' || order.address !== undefined, { path: ['address'] }),
  /** `payment_url` is where the buyer goes on to pay, for providers that ask them there. */
  answer: answerOf(z.object({ number: z.string(), token: z.string(), payment_url: z.url().optional() })),
});

/** One step in an order's life. */
export const orderEvent = z.object({
  axis: z.enum(['order', 'payment', 'fulfilment']),
  from: z.string().nullable(),
  to: z.string(),
  at: instant,
});

/** How far a withdrawal has come. */
export const withdrawalStatus = z.enum(['received', 'goods_returned', 'refunded', 'refused']);
/** See {@link withdrawalStatus}. */
export type WithdrawalStatus = z.output<typeof withdrawalStatus>;

/** Which step of a withdrawal may follow which; the money may go back before the goods arrive. */
export const withdrawalTransitions = {
  received: ['goods_returned', 'refunded', 'refused'],
  goods_returned: ['refunded', 'refused'],
  refunded: [],
  refused: [],
} as const satisfies Record<WithdrawalStatus, readonly WithdrawalStatus[]>;

/** What somebody sends back by law (Directive 2011/83/EU, article 9), by the positions of the order's lines. */
export const withdrawal = z.object({
  created_at: instant,
  status: withdrawalStatus,
  reason: z.string(),
  lines: z.array(z.object({ position: z.number().int(), name: z.string(), quantity: z.number().int() })),
});

/** A line of an order; `position` names it in a withdrawal. */
export const orderLine = quoteLine.omit({ available: true }).extend({ position: z.number().int().optional() });

/**
 * What somebody needs to pay an order by bank transfer, beside its total and its number: lines of the account as the shop
 * wrote them, none where it has not; and until when the goods are kept (product.md section 3), where they are only kept.
 */
export const bankTransfer = z.object({
  account: z.array(z.object({ label: z.string(), value: z.string() })),
  pay_until: instant.optional(),
});
/** See {@link bankTransfer}. */
export type BankTransfer = z.output<typeof bankTransfer>;

/** An order as its buyer sees it. Keys that may be missing are left out where there is nothing to say. */
export const order = z.object({
  number: z.string(),
  created_at: instant,
  status: orderStatus,
  payment_status: paymentStatus,
  fulfilment_status: fulfilmentStatus,
  contact: contactDetails,
  shipping_method: shippingMethod,
  address: shippingAddress.nullable(),
  payment_method: paymentMethod,
  /** While a bank transfer is awaited. */
  bank_transfer: bankTransfer.optional(),
  note: z.string(),
  lines: z.array(orderLine),
  subtotal: euros,
  discount: euros.optional(),
  /** The code of the coupon that was used. */
  coupon: z.string().optional(),
  shipping: euros,
  payment_fee: euros,
  total: euros,
  vat: z.array(z.object({ rate: z.number(), amount: euros })),
  /** What was given back so far. */
  refunded: euros.optional(),
  shipment: z.object({ carrier: z.string(), tracking_number: z.string() }).optional(),
  withdrawals: z.array(withdrawal).optional(),
  /** What its buyer may still do; `withdraw_until` is known once it was delivered. */
  allowed: z.object({ cancel: z.boolean(), withdraw: z.boolean(), withdraw_until: instant.optional() }).optional(),
  events: z.array(orderEvent),
});
/** See {@link order}. */
export type Order = z.output<typeof order>;

/**
 * Names an order. Whoever holds its token may act on it; without one it must be the signed-in buyer's own. An order
 * that a guest placed belongs to its token alone, even where an account has the same e-mail address: an address proves
 * nothing about who typed it at the checkout.
 */
export const orderKey = z.object({
  number: z
    .string()
    .max(20)
    .regex(/^[A-Za-z0-9-]+$/),
  token: z.string().length(32).optional(),
});

/** GET orders.php?action=get&number=…&token=…; see {@link orderKey}. */
export const getOrder = defineCall({
  resource: 'orders',
  method: 'GET',
  action: 'get',
  permission: 'public',
  query: orderKey,
  answer: answerOf(order),
});

/** An order as its buyer lists it. */
export const orderSummary = z.object({
  number: z.string(),
  created_at: instant,
  status: orderStatus,
  payment_status: paymentStatus,
  fulfilment_status: fulfilmentStatus,
  items: z.number().int(),
  total: euros,
  lines: z.array(z.object({ slug: z.string(), name: z.string(), image: z.string(), quantity: z.number().int() })),
});
/** See {@link orderSummary}. */
export type OrderSummary = z.output<typeof orderSummary>;

/** GET orders.php?action=list: the orders that the signed-in visitor placed as such, newest first. */
export const listOrders = defineCall({
  resource: 'orders',
  method: 'GET',
  action: 'list',
  permission: 'user',
  query: pageQuery,
  answer: listOf(orderSummary),
});

const changedOrder = doneAnswer.extend({ data: order });

/** POST orders.php?action=cancel: while nothing has left the shop; goods and coupon are given back. */
export const cancelOrder = defineCall({
  resource: 'orders',
  method: 'POST',
  action: 'cancel',
  permission: 'public',
  body: orderKey,
  answer: changedOrder,
});

/**
 * POST orders.php?action=withdraw: until the 14th day after delivery (Directive 2011/83/EU, articles 9 to 11a), from
 * the lines that are named or from everything that is left.
 */
export const withdrawFromOrder = defineCall({
  resource: 'orders',
  method: 'POST',
  action: 'withdraw',
  permission: 'public',
  body: orderKey.extend({
    lines: z
      .array(
        z.object({
          position: z.coerce.number().int().min(1).max(MAX_CART_LINES),
          quantity: z.coerce.number().int().min(1).max(MAX_QUANTITY),
        }),
      )
      .min(1)
      .max(MAX_CART_LINES)
      .optional(),
    reason: withdrawalReason.default(''),
  }),
  answer: changedOrder,
});

/** GET orders.php?action=reorder: what of an order can be put into a cart again, at the prices and stock of today. */
export const reorder = defineCall({
  resource: 'orders',
  method: 'GET',
  action: 'reorder',
  permission: 'public',
  query: orderKey,
  answer: answerOf(z.object({ lines: z.array(quoteLine), warnings: z.array(quoteWarning) })),
});

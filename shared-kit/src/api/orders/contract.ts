import { z } from 'zod';
import { cartItemRequest, MAX_CART_LINES, paymentMethod, quoteLine, shippingMethod } from '../cart/contract.ts';
import { answerOf, defineCall, euros, instant } from '../contract.ts';
import { contactDetails, invoiceDetails, shippingAddress } from './fields.ts';

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
      note: z.string().trim().max(1000).default(''),
      /** The total that the visitor agreed to; another total is a 409 QUOTE_CHANGED with the new quote in `quote`. */
      expected_total: euros,
      terms_accepted: z.literal(true),
      marketing_consent: z.boolean().default(false),
    })
    .refine((order) => order.shipping_method !== 'courier' || order.address !== undefined, { path: ['address'] }),
  answer: answerOf(z.object({ number: z.string(), token: z.string() })),
});

/** One step in an order's life. */
export const orderEvent = z.object({
  axis: z.enum(['order', 'payment', 'fulfilment']),
  from: z.string().nullable(),
  to: z.string(),
  at: instant,
});

/** An order as its buyer sees it. */
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
  note: z.string(),
  lines: z.array(quoteLine.omit({ available: true })),
  subtotal: euros,
  shipping: euros,
  payment_fee: euros,
  total: euros,
  vat: z.array(z.object({ rate: z.number(), amount: euros })),
  events: z.array(orderEvent),
});
/** See {@link order}. */
export type Order = z.output<typeof order>;

/** GET orders.php?action=get&number=…&token=…: whoever holds the token reads the order. */
export const getOrder = defineCall({
  resource: 'orders',
  method: 'GET',
  action: 'get',
  permission: 'public',
  query: z.object({ number: z.string().max(20), token: z.string().length(32) }),
  answer: answerOf(order),
});

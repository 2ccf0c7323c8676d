import { z } from 'zod';
import { orderInvalidates } from '../caching.ts';
import {
  bankAccount,
  cartItemRequest,
  couponInput,
  MAX_CART_LINES,
  MAX_QUANTITY,
  paymentMethod,
  quoteLine,
  quoteWarning,
  shippingMethod,
} from '../cart/contract.ts';
import {
  dataResponse,
  defineEndpoint,
  euros,
  instant,
  listResponse,
  messageResponse,
  numeric,
  pageQuery,
} from '../endpoint.ts';
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

export { type OrderAxis, orderTransitions } from './rules.ts';

/** POST orders.php?action=create with an `Idempotency-Key` header (product.md section 3). */
export const createOrder = defineEndpoint({
  resource: 'orders',
  method: 'POST',
  action: 'create',
  permission: 'public',
  invalidates: orderInvalidates,
  body: z
    .object({
      items: z.array(cartItemRequest).min(1).max(MAX_CART_LINES),
      contact: contactDetails,
      shipping_method: shippingMethod,
      address: shippingAddress.optional(),
      payment_method: paymentMethod,
      invoice: invoiceDetails.optional(),
      note: orderNote.default(''),
      /** A coupon that does not apply is a 409 QUOTE_CHANGED; the quote gives the reason. */
      coupon: couponInput,
      /** The total that the customer accepted; a different total is a 409 QUOTE_CHANGED with the new quote in `quote`. */
      expected_total: euros,
      terms_accepted: z.literal(true),
      marketing_consent: z.boolean().default(false),
    })
    .refine((order) => order.shipping_method !== 'courier' || order.address !== undefined, { path: ['address'] }),
  /** `payment_url` is the provider's payment page, for providers that have one. */
  response: dataResponse(z.object({ number: z.string(), token: z.string(), payment_url: z.url().optional() })),
});

/** One status change of an order. */
export const orderEvent = z.object({
  axis: z.enum(['order', 'payment', 'fulfilment']),
  from: z.string().nullable(),
  to: z.string(),
  at: instant,
});

/** Status of a withdrawal. */
export const withdrawalStatus = z.enum(['received', 'goods_returned', 'refunded', 'refused']);
/** See {@link withdrawalStatus}. */
export type WithdrawalStatus = z.output<typeof withdrawalStatus>;

/** Allowed status changes of a withdrawal; the refund may precede the return of the goods. */
export const withdrawalTransitions = {
  received: ['goods_returned', 'refunded', 'refused'],
  goods_returned: ['refunded', 'refused'],
  refunded: [],
  refused: [],
} as const satisfies Record<WithdrawalStatus, readonly WithdrawalStatus[]>;

/** A withdrawal from an order (Directive 2011/83/EU, article 9), by the positions of the order's lines. */
export const withdrawal = z.object({
  created_at: instant,
  status: withdrawalStatus,
  reason: z.string(),
  lines: z.array(z.object({ position: z.number().int(), name: z.string(), quantity: z.number().int() })),
});

/**
 * A line of an order; `position` identifies it in a withdrawal. `sealed_goods` marks goods that can be returned only while
 * their seal is unbroken.
 */
export const orderLine = quoteLine
  .omit({ available: true })
  .extend({ position: z.number().int().optional(), sealed_goods: z.literal(true).optional() });

/**
 * Details for a bank transfer. `account` holds the lines of the shop's account text, empty if it has none; `pay_until` is
 * when the reservation of the goods ends (product.md section 3), if they are reserved.
 */
export const bankTransfer = z.object({
  account: bankAccount,
  pay_until: instant.optional(),
});
/** See {@link bankTransfer}. */
export type BankTransfer = z.output<typeof bankTransfer>;

/** An order as its customer sees it. Optional keys are absent if they do not apply. */
export const order = z.object({
  number: z.string(),
  created_at: instant,
  status: orderStatus,
  payment_status: paymentStatus,
  fulfilment_status: fulfilmentStatus,
  contact: contactDetails,
  shipping_method: shippingMethod,
  /** Orders may be older than the rule for postcodes. */
  address: shippingAddress.extend({ postcode: z.string() }).nullable(),
  payment_method: paymentMethod,
  /** Present while a bank transfer is pending. */
  bank_transfer: bankTransfer.optional(),
  /** Present if the customer wanted an invoice instead of a receipt. */
  invoice: invoiceDetails.optional(),
  note: z.string(),
  lines: z.array(orderLine),
  /** Present once the goods were delivered: with it the buyer reviews them (`reviews.php`). */
  review_token: z.string().optional(),
  subtotal: euros,
  discount: euros.optional(),
  /** Code of the used coupon. */
  coupon: z.string().optional(),
  shipping: euros,
  payment_fee: euros,
  total: euros,
  vat: z.array(z.object({ rate: z.number(), amount: euros })),
  /** Amount refunded so far. */
  refunded: euros.optional(),
  shipment: z.object({ carrier: z.string(), tracking_number: z.string() }).optional(),
  withdrawals: z.array(withdrawal).optional(),
  /** Actions that the customer may still take; `withdraw_until` is present after delivery. */
  allowed: z.object({ cancel: z.boolean(), withdraw: z.boolean(), withdraw_until: instant.optional() }).optional(),
  events: z.array(orderEvent),
});
/** See {@link order}. */
export type Order = z.output<typeof order>;

/**
 * Identifies an order. Its token grants access; without the token, the order must belong to the signed-in user. A guest's
 * order is accessible by token only, even if an account has the same e-mail address, because the checkout does not verify
 * addresses.
 */
export const orderKey = z.object({
  number: z
    .string()
    .max(20)
    .regex(/^[A-Za-z0-9-]+$/),
  token: z.string().length(32).optional(),
});

/** GET orders.php?action=get&number=…&token=…; see {@link orderKey}. */
export const getOrder = defineEndpoint({
  resource: 'orders',
  method: 'GET',
  action: 'get',
  permission: 'public',
  cache: 'none',
  query: orderKey,
  response: dataResponse(order),
});

/** An order in the customer's list. */
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

/** GET orders.php?action=list: the orders that the user placed while signed in, newest first. */
export const listOrders = defineEndpoint({
  resource: 'orders',
  method: 'GET',
  action: 'list',
  permission: 'user',
  query: pageQuery,
  response: listResponse(orderSummary),
});

const orderResponse = messageResponse.extend({ data: order });

/** POST orders.php?action=cancel: possible until the order is shipped; restores stock and coupon. */
export const cancelOrder = defineEndpoint({
  resource: 'orders',
  method: 'POST',
  action: 'cancel',
  permission: 'public',
  invalidates: orderInvalidates,
  body: orderKey,
  response: orderResponse,
});

/**
 * POST orders.php?action=withdraw: until the 14th day after delivery (Directive 2011/83/EU, articles 9 to 11a), for the
 * given lines or for everything not yet withdrawn. With goods of `sealed_goods` the buyer must confirm that their seal is
 * unbroken (`sealed`).
 */
export const withdrawFromOrder = defineEndpoint({
  resource: 'orders',
  method: 'POST',
  action: 'withdraw',
  permission: 'public',
  invalidates: orderInvalidates,
  body: orderKey.extend({
    lines: z
      .array(
        z.object({
          position: numeric(z.number().int().min(1).max(MAX_CART_LINES)),
          quantity: numeric(z.number().int().min(1).max(MAX_QUANTITY)),
        }),
      )
      .min(1)
      .max(MAX_CART_LINES)
      .optional(),
    reason: withdrawalReason.default(''),
    sealed: z.boolean().default(false),
  }),
  response: orderResponse,
});

/** GET orders.php?action=reorder: the lines of an order that can be bought again, at current prices and stock. */
export const reorder = defineEndpoint({
  resource: 'orders',
  method: 'GET',
  action: 'reorder',
  permission: 'public',
  cache: 'none',
  query: orderKey,
  response: dataResponse(z.object({ lines: z.array(quoteLine), warnings: z.array(quoteWarning) })),
});

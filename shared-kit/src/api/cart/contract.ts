import { z } from 'zod';
import { answerOf, defineCall, euros, rowId } from '../contract.ts';
import { lineOfText } from '../storable.ts';
import { MAX_COUPON_CODE } from './fields.ts';

/** Most pieces of one product in a cart. */
export const MAX_QUANTITY = 99;
/** Most lines in a cart. */
export const MAX_CART_LINES = 100;
/** Most add-ons of one line. */
export const MAX_LINE_OPTIONS = 10;

/** Sum of a cart in decimal euros: the fullest cart is dearer than anything that can be ordered. */
const sum = z.number().min(0).max(100_000_000_000).multipleOf(0.01);

/** How an order reaches its buyer (product.md section 3). */
export const shippingMethod = z.enum(['courier', 'pickup']);
/** How an order is paid (product.md section 3). */
export const paymentMethod = z.enum(['cash_on_delivery', 'bank_transfer', 'pay_in_store']);

/** What a visitor wants to buy: ids and quantities only; the server knows the prices. */
export const cartItemRequest = z.object({
  product_id: rowId,
  quantity: z.coerce.number().int().min(1).max(MAX_QUANTITY),
  /** Ids of the add-ons that each piece gets; their order does not matter. */
  options: z.array(rowId).max(MAX_LINE_OPTIONS).default([]),
  /** The price that the visitor was shown, add-ons included, so that a change can be said aloud. */
  shown_price: euros.optional(),
});

/** An add-on of a line. `price` is for one piece, VAT included at the product's rate. */
export const lineOption = z.object({ id: z.number().int(), name: z.string(), price: euros });

/** A line of a quote. `unit_price` is what is paid for one with its add-ons, VAT included, before any coupon. */
export const quoteLine = z.object({
  product_id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  brand_name: z.string(),
  image: z.string(),
  quantity: z.number().int(),
  available: z.number().int(),
  unit_price: euros,
  original_price: euros,
  line_total: sum,
  vat_rate: z.number(),
  /** Left out where nothing was added. */
  options: z.array(lineOption).optional(),
  /** This line's share of the discount; left out where it has none. */
  discount: sum.optional(),
});

/** Something the visitor should know before paying. */
export const quoteWarning = z.object({
  code: z.enum(['price_changed', 'low_stock', 'unavailable', 'option_unavailable']),
  product_id: z.number().int(),
  message: z.string(),
});

/** Why a coupon takes nothing off. `unknown` also stands for a code that is switched off. */
export const couponFault = z.enum([
  'unknown',
  'not_yet',
  'expired',
  'minimum',
  'used_up',
  'already_used',
  'nothing_eligible',
  'too_many_tries',
]);
/** See {@link couponFault}. */
export type CouponFault = z.output<typeof couponFault>;

/** What became of the coupon that was asked for. `warning` says why it takes nothing off. */
export const quoteCoupon = z.object({
  code: z.string(),
  discount: sum,
  free_shipping: z.boolean(),
  warning: z.object({ code: couponFault, message: z.string() }).optional(),
});

/** What a cart costs: every amount recomputed by the server, VAT included in prices. */
export const quote = z.object({
  lines: z.array(quoteLine),
  subtotal: sum,
  /** What is taken off the goods; left out where nothing is. `total` = subtotal - discount + shipping + payment_fee. */
  discount: sum.optional(),
  /** Left out where no coupon was asked for. */
  coupon: quoteCoupon.optional(),
  shipping: euros,
  payment_fee: euros,
  total: sum,
  vat: z.array(z.object({ rate: z.number(), amount: sum })),
  free_shipping_from: euros,
  warnings: z.array(quoteWarning),
});
/** See {@link quote}. */
export type Quote = z.output<typeof quote>;

/** A coupon's code on its way to the server; what is no code at all is simply unknown there. */
export const typedCoupon = lineOfText(MAX_COUPON_CODE).optional();

/** POST cart.php?action=quote */
export const quoteCart = defineCall({
  resource: 'cart',
  method: 'POST',
  action: 'quote',
  permission: 'public',
  body: z.object({
    items: z.array(cartItemRequest).min(1).max(MAX_CART_LINES),
    shipping_method: shippingMethod.default('courier'),
    payment_method: paymentMethod.default('cash_on_delivery'),
    postcode: lineOfText(5).optional(),
    coupon: typedCoupon,
  }),
  answer: answerOf(quote),
});

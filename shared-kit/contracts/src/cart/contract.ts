import { z } from 'zod';
import { dataResponse, defineEndpoint, euros, numeric, rowId } from '../endpoint.ts';
import { configuredLine, lineConfiguration } from '../line-configuration/contract.ts';
import { singleLineText } from '../plain-text.ts';
import { MAX_COUPON_CODE } from './fields.ts';
import { paymentMethods, shippingMethods } from './rules.ts';

/** Maximum quantity of a cart line. */
export const MAX_QUANTITY = 99;
/** Maximum number of lines in a cart. */
export const MAX_CART_LINES = 100;
/** Maximum number of add-ons of a line. */
export const MAX_LINE_OPTIONS = 10;

/** Decimal euros. A full cart may exceed the maximum of `euros`, which is that of an order. */
const sum = z.number().min(0).max(100_000_000_000).multipleOf(0.01);

/** Shipping methods (product.md section 3). */
export const shippingMethod = z.enum(shippingMethods);
/** Payment methods (product.md section 3). */
export const paymentMethod = z.enum(paymentMethods);

/** A cart line in a request: ids and quantity only; the server knows the prices. */
export const cartItemRequest = z.object({
  product_id: rowId,
  quantity: numeric(z.number().int().min(1).max(MAX_QUANTITY)),
  /** Ids of the add-ons of each item, in any order. */
  options: z.array(rowId).max(MAX_LINE_OPTIONS).default([]),
  /** Required by some types of products; see `requiredKinds`. */
  configuration: lineConfiguration.optional(),
  /** The price that the visitor was shown, add-ons included, so that the quote can warn of a change. */
  shown_price: euros.optional(),
});

/** An add-on of a line. `price` is per item, with VAT at the product's rate. */
export const lineOption = z.object({ id: z.number().int(), name: z.string(), price: euros });

/** A line of a quote. `unit_price` is the price of one item with its add-ons, VAT included, before any coupon. */
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
  /** Absent without add-ons. */
  options: z.array(lineOption).optional(),
  ...configuredLine.shape,
  /** This line's share of the discount; absent without one. */
  discount: sum.optional(),
});

/**
 * A warning to show before payment. With `configuration_needed` the product cannot be bought until the visitor chooses, for
 * example, the powers of its lenses on the page of the product (`slug`).
 */
export const quoteWarning = z.object({
  code: z.enum(['price_changed', 'low_stock', 'unavailable', 'option_unavailable', 'configuration_needed']),
  product_id: z.number().int(),
  /** Id of the configured cart line (`getLineId`) that it is about; absent if it is about the lines without configuration. */
  line_id: z.string().optional(),
  slug: z.string().optional(),
  message: z.string(),
});

/** Why a coupon does not apply. Inactive codes are `unknown` too. */
export const couponError = z.enum([
  'unknown',
  'not_yet',
  'expired',
  'minimum',
  'used_up',
  'already_used',
  'nothing_eligible',
  'too_many_tries',
]);
/** See {@link couponError}. */
export type CouponError = z.output<typeof couponError>;

/** The requested coupon. `warning` gives the reason if it does not apply. */
export const quoteCoupon = z.object({
  code: z.string(),
  discount: sum,
  free_shipping: z.boolean(),
  warning: z.object({ code: couponError, message: z.string() }).optional(),
});

/** The lines of the shop's bank account. A line without a label has an empty one. */
export const bankAccount = z.array(z.object({ label: z.string(), value: z.string() }));

/** The cost of a cart, computed by the server. Prices include VAT. */
export const quote = z.object({
  lines: z.array(quoteLine),
  subtotal: sum,
  /** Discount on the products; absent without one. `total` = subtotal - discount + shipping + payment_fee. */
  discount: sum.optional(),
  /** Absent if the request names no coupon. */
  coupon: quoteCoupon.optional(),
  shipping: euros,
  payment_fee: euros,
  total: sum,
  vat: z.array(z.object({ rate: z.number(), amount: sum })),
  free_shipping_from: euros,
  /** The payment methods that the shop offers now, by shipping method. An order with another method is refused. */
  payment_methods: z.object({ courier: z.array(paymentMethod), pickup: z.array(paymentMethod) }),
  /** The shop's account; only if the request chooses a bank transfer and the shop offers it. */
  bank_account: bankAccount.optional(),
  warnings: z.array(quoteWarning),
});
/** See {@link quote}. */
export type Quote = z.output<typeof quote>;

/** A coupon code in a request. An invalid code is not an error: the quote reports it as unknown. */
export const couponInput = singleLineText(MAX_COUPON_CODE).optional();

/** POST cart.php?action=quote */
export const quoteCart = defineEndpoint({
  resource: 'cart',
  method: 'POST',
  action: 'quote',
  permission: 'public',
  invalidates: [],
  body: z.object({
    items: z.array(cartItemRequest).min(1).max(MAX_CART_LINES),
    shipping_method: shippingMethod.default('courier'),
    payment_method: paymentMethod.default('cash_on_delivery'),
    postcode: singleLineText(5).optional(),
    coupon: couponInput,
  }),
  response: dataResponse(quote),
});

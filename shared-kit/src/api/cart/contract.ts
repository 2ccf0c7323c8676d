import { z } from 'zod';
import { answerOf, defineCall, euros, rowId } from '../contract.ts';

/** Most pieces of one product in a cart. */
export const MAX_QUANTITY = 99;
/** Most lines in a cart. */
export const MAX_CART_LINES = 100;

/** How an order reaches its buyer (product.md section 3). */
export const shippingMethod = z.enum(['courier', 'pickup']);
/** How an order is paid (product.md section 3). */
export const paymentMethod = z.enum(['cash_on_delivery', 'bank_transfer', 'pay_in_store']);

/** What a visitor wants to buy: ids and quantities only; the server knows the prices. */
export const cartItemRequest = z.object({
  product_id: rowId,
  quantity: z.coerce.number().int().min(1).max(MAX_QUANTITY),
  /** The price that the visitor was shown, so that a change can be said aloud. */
  shown_price: euros.optional(),
});

/** A line of a quote. `unit_price` is what is paid for one, VAT included. */
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
  line_total: euros,
  vat_rate: z.number(),
});

/** Something the visitor should know before paying. */
export const quoteWarning = z.object({
  code: z.enum(['price_changed', 'low_stock', 'unavailable']),
  product_id: z.number().int(),
  message: z.string(),
});

/** What a cart costs: every amount recomputed by the server, VAT included in prices. */
export const quote = z.object({
  lines: z.array(quoteLine),
  subtotal: euros,
  shipping: euros,
  payment_fee: euros,
  total: euros,
  vat: z.array(z.object({ rate: z.number(), amount: euros })),
  free_shipping_from: euros,
  warnings: z.array(quoteWarning),
});
/** See {@link quote}. */
export type Quote = z.output<typeof quote>;

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
    postcode: z.string().max(5).optional(),
  }),
  answer: answerOf(quote),
});

import { z } from 'zod';
import { instant } from '../endpoint.ts';
import { configuredLine } from '../line-configuration/contract.ts';
import { storedPrescription } from '../prescriptions/contract.ts';

const account = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.string(),
  email_verified_at: instant.nullable(),
  /** Size of a frame that fits; null if unknown. */
  frame_size: z.string().nullable().optional(),
  created_at: instant,
});

const orderLine = z.object({
  name: z.string(),
  brand_name: z.string(),
  quantity: z.number(),
  unit_price: z.number(),
  line_total: z.number(),
  vat_rate: z.number(),
  ...configuredLine.shape,
});

const order = z.object({
  number: z.string(),
  created_at: instant,
  status: z.string(),
  payment_status: z.string(),
  fulfilment_status: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  shipping_method: z.string(),
  /** As entered at checkout. */
  address: z.record(z.string(), z.unknown()).nullable(),
  payment_method: z.string(),
  invoice: z.record(z.string(), z.unknown()).nullable(),
  note: z.string(),
  marketing_consent: z.boolean(),
  coupon_code: z.string().nullable(),
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  payment_fee: z.number(),
  total: z.number(),
  lines: z.array(orderLine),
  withdrawals: z.array(z.object({ created_at: instant, status: z.string(), reason: z.string() })),
});

const booking = z.object({
  created_at: instant,
  status: z.string(),
  product_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  phone: z.string(),
  number_of_people: z.number(),
  special_requests: z.string(),
  total: z.number(),
  booking_date: z.string(),
  starts_at: instant.nullable(),
});

const message = z.object({
  created_at: instant,
  form_title: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The shop's replies. */
  replies: z.array(z.object({ text: z.string(), at: instant })),
});

const session = z.object({ device: z.string(), created_at: instant, last_seen_at: instant, expires_at: instant });
const event = z.object({ kind: z.string(), detail: z.string(), at: instant });

const review = z.object({
  product: z.string(),
  author: z.string(),
  stars: z.number(),
  text: z.string(),
  status: z.string(),
  /** The shop's reply; empty without one. */
  reply: z.string(),
  created_at: instant,
});

/** A product that the user waits for; `confirmed_at` is null while the request is not confirmed. */
const stockAlert = z.object({ product: z.string(), created_at: instant, confirmed_at: instant.nullable() });

const prescription = storedPrescription.extend({
  created_at: instant,
  consent_at: instant,
  /** Number of the order that it was for; absent for one of the wallet or of a cart. */
  order: z.string().optional(),
});

/**
 * All data that the shop stores about a user. Amounts are euros. It includes orders, bookings and messages made without
 * signing in, if their e-mail address is the account's verified address.
 */
export const accountExport = z.object({
  exported_at: instant,
  account,
  addresses: z.array(z.record(z.string(), z.unknown())),
  orders: z.array(order),
  bookings: z.array(booking),
  messages: z.array(message),
  wishlist: z.array(z.object({ type: z.enum(['product', 'post']), id: z.number(), added_at: instant })),
  sessions: z.array(session),
  events: z.array(event),
  reviews: z.array(review).default([]),
  stock_alerts: z.array(stockAlert).default([]),
  /** Of the wallet, of carts and of orders. In an export by staff, only if they may see prescriptions. */
  prescriptions: z.array(prescription).default([]),
});
/** See {@link accountExport}. */
export type AccountExport = z.output<typeof accountExport>;

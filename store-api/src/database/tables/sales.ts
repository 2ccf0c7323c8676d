import type { PaymentRecord } from '@fakos/contracts/admin-orders/contract';
import type { paymentMethod, shippingMethod } from '@fakos/contracts/cart/contract';
import type { CouponKind } from '@fakos/contracts/coupons/fields';
import type { Language } from '@fakos/contracts/languages';
import type {
  FulfilmentStatus,
  OrderAxis,
  OrderStatus,
  PaymentStatus,
  WithdrawalStatus,
} from '@fakos/contracts/orders/contract';
import type { Generated, Selectable } from 'kysely';
import type { z } from 'zod';
import type { Flag } from './flag.ts';

export type ShippingMethod = z.output<typeof shippingMethod>;
export type PaymentMethod = z.output<typeof paymentMethod>;
/** Whether an order's pieces are held for payment, sold, or back in stock. */
export type StockState = 'reserved' | 'committed' | 'released';

export interface OrdersTable {
  id: Generated<number>;
  number: string;
  token_hash: string;
  created_at: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  fulfilment_status: FulfilmentStatus;
  version: number;
  user_id: number | null;
  language: Language;
  full_name: string;
  email: string;
  phone: string;
  shipping_method: ShippingMethod;
  address: string | null;
  payment_method: PaymentMethod;
  invoice: string | null;
  note: string;
  items: number;
  subtotal_cents: number;
  shipping_cents: number;
  payment_fee_cents: number;
  total_cents: number;
  /** JSON: cents of VAT by rate. */
  vat: string;
  marketing_consent: Flag;
  search_text: string;
  /** A release happens once. */
  stock_state: StockState;
  reserved_until: string | null;
  discount_cents: Generated<number>;
  /** As the coupon was spelt when it was used. */
  coupon_code: Generated<string | null>;
  paid_cents: Generated<number>;
  /** Refunded or pending refunds; never more than was paid. */
  refunded_cents: Generated<number>;
  carrier: Generated<string>;
  tracking_number: Generated<string>;
}

export interface OrderLinesTable {
  id: Generated<number>;
  order_id: number;
  position: number;
  product_id: number;
  slug: string;
  name: string;
  brand_name: string;
  image: string;
  quantity: number;
  unit_price_cents: number;
  original_price_cents: number;
  line_total_cents: number;
  vat_rate: number;
  /** JSON: id, name and cents of each add-on; `unit_price_cents` includes their prices. */
  options: Generated<string>;
  /** JSON: the configuration of each item, see `lineConfiguration` in the contracts. */
  configuration: string | null;
  /** How many pieces of the product's stock one item takes. */
  pieces_per_item: Generated<number>;
  /** The line's share of the discount. */
  discount_cents: Generated<number>;
  /** Pieces that refunds or withdrawals returned to stock. */
  restocked: Generated<number>;
}

/** Changes of an order's recipient or address by staff. */
export interface OrderEditsTable {
  id: Generated<number>;
  order_id: number;
  /** JSON: field, old and new text of each change. */
  changes: string;
  actor: string;
  at: string;
}

export interface OrderEventsTable {
  id: Generated<number>;
  order_id: number;
  axis: OrderAxis;
  from_state: string | null;
  to_state: string;
  actor: string;
  at: string;
}

export interface IdempotencyKeysTable {
  key_hash: string;
  body_hash: string;
  answer: string;
  created_at: string;
}

/** `value` is whole per cent or cents, as `kind` has it; lists are JSON. */
export interface CouponsTable {
  id: Generated<number>;
  code: string;
  /** The code without case and accents. */
  code_key: string;
  kind: CouponKind;
  value: number;
  minimum_cents: number;
  valid_from: string | null;
  valid_to: string | null;
  usage_limit: number | null;
  customer_limit: number | null;
  category_ids: string;
  product_ids: string;
  active: Flag;
  used: number;
  created_at: string;
  updated_at: string;
}

/** A coupon's use by an order; a released one no longer counts. */
export interface CouponRedemptionsTable {
  id: Generated<number>;
  coupon_id: number;
  order_id: number;
  /** The hash of the buyer's e-mail address in lower case. */
  customer_hash: string;
  user_id: number | null;
  released_at: string | null;
}

/** Payment records of orders. */
export interface PaymentsTable {
  id: Generated<number>;
  order_id: number;
  provider: string;
  kind: PaymentRecord['kind'];
  status: PaymentRecord['status'];
  amount_cents: number;
  /** Reference at the provider. */
  reference: string;
  note: string;
  actor: string;
  at: string;
  /** The parts of a refund that are not goods. */
  shipping_cents: Generated<number>;
  fee_cents: Generated<number>;
}

/** The goods of a refund by lines. */
export interface RefundLinesTable {
  payment_id: number;
  /** Of the order's line. */
  position: number;
  quantity: number;
  amount_cents: number;
  /** Whether the pieces return to stock when the refund is done. */
  restock: Flag;
}

/** Applied events of providers. */
export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  received_at: string;
}

export interface OrderNotesTable {
  id: Generated<number>;
  order_id: number;
  text: string;
  actor: string;
  at: string;
}

export interface WithdrawalsTable {
  id: Generated<number>;
  order_id: number;
  status: WithdrawalStatus;
  reason: string;
  created_at: string;
}

export interface WithdrawalLinesTable {
  withdrawal_id: number;
  /** Of the order's line. */
  position: number;
  quantity: number;
}

export interface WithdrawalEventsTable {
  id: Generated<number>;
  withdrawal_id: number;
  from_status: WithdrawalStatus | null;
  to_status: WithdrawalStatus;
  actor: string;
  at: string;
}

/** Tables of orders, coupons and payments. */
export interface SalesTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  order_edits: OrderEditsTable;
  order_notes: OrderNotesTable;
  idempotency_keys: IdempotencyKeysTable;
  coupons: CouponsTable;
  coupon_redemptions: CouponRedemptionsTable;
  payments: PaymentsTable;
  refund_lines: RefundLinesTable;
  payment_events: PaymentEventsTable;
  withdrawals: WithdrawalsTable;
  withdrawal_lines: WithdrawalLinesTable;
  withdrawal_events: WithdrawalEventsTable;
}

export type OrderRow = Selectable<OrdersTable>;
export type CouponRow = Selectable<CouponsTable>;

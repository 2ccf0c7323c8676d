import type { Generated, Selectable } from 'kysely';
import type { Flag } from './flag.ts';

export interface OrdersTable {
  id: Generated<number>;
  number: string;
  token_hash: string;
  created_at: string;
  status: string;
  payment_status: string;
  fulfilment_status: string;
  version: number;
  user_id: number | null;
  language: string;
  full_name: string;
  email: string;
  phone: string;
  shipping_method: string;
  address: string | null;
  payment_method: string;
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
  /** reserved, committed or released; a release happens once. */
  stock_state: string;
  reserved_until: string | null;
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
}

export interface OrderEventsTable {
  id: Generated<number>;
  order_id: number;
  axis: string;
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

/** What was bought. */
export interface SalesTables {
  orders: OrdersTable;
  order_lines: OrderLinesTable;
  order_events: OrderEventsTable;
  idempotency_keys: IdempotencyKeysTable;
}

export type OrderRow = Selectable<OrdersTable>;

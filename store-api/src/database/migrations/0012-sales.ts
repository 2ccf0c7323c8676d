import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';
const cents = 'integer not null default 0';
const ofOrder = `order_id ${number} references orders (id) on delete cascade`;

const orderColumns = [
  `alter table orders add column discount_cents ${cents}`,
  'alter table orders add column coupon_code text',
  `alter table orders add column paid_cents ${cents}`,
  `alter table orders add column refunded_cents ${cents}`,
  `alter table orders add column carrier ${text} default ''`,
  `alter table orders add column tracking_number ${text} default ''`,
  `alter table order_lines add column options ${text} default '[]'`,
  `alter table order_lines add column discount_cents ${cents}`,
  // The amounts of earlier partial refunds were not stored.
  `update orders set paid_cents = total_cents where payment_status in ('paid', 'part_refunded', 'refunded')`,
  `update orders set refunded_cents = total_cents where payment_status = 'refunded'`,
  'create index orders_by_buyer on orders (user_id, created_at)',
  'create index orders_by_payment on orders (payment_status, created_at)',
  'create index orders_by_fulfilment on orders (fulfilment_status, created_at)',
  'create index orders_by_total on orders (total_cents, id)',
];

const coupons = (identity: string) => [
  `create table coupons (id ${identity}, code ${text}, code_key ${text} unique, kind ${text},
    value ${number} check (value >= 0), minimum_cents ${number}, valid_from text, valid_to text, usage_limit integer,
    customer_limit integer, category_ids ${text}, product_ids ${text}, active ${number},
    used ${number} check (used >= 0), created_at ${text}, updated_at ${text},
    check (usage_limit is null or used <= usage_limit))`,
  'create index coupons_by_newest on coupons (created_at)',
  `create table coupon_redemptions (id ${identity}, coupon_id ${number} references coupons (id), ${ofOrder},
    customer_hash ${text}, user_id integer references users (id) on delete set null, released_at text)`,
  'create index coupon_redemptions_by_customer on coupon_redemptions (coupon_id, customer_hash)',
  'create index coupon_redemptions_by_user on coupon_redemptions (user_id, coupon_id)',
  'create index coupon_redemptions_by_order on coupon_redemptions (order_id)',
];

const money = (identity: string) => [
  `create table payments (id ${identity}, ${ofOrder}, provider ${text}, kind ${text}, status ${text},
    amount_cents ${number} check (amount_cents >= 0), reference ${text}, note ${text}, actor ${text}, at ${text})`,
  'create index payments_by_order on payments (order_id)',
  `create table payment_events (provider ${text}, event_id ${text}, received_at ${text},
    primary key (provider, event_id))`,
];

const afterwards = (identity: string) => [
  `create table order_notes (id ${identity}, ${ofOrder}, text ${text}, actor ${text}, at ${text})`,
  'create index order_notes_by_order on order_notes (order_id)',
  `create table withdrawals (id ${identity}, ${ofOrder}, status ${text}, reason ${text}, created_at ${text})`,
  'create index withdrawals_by_order on withdrawals (order_id)',
  'create index withdrawals_by_status on withdrawals (status, order_id)',
  `create table withdrawal_lines (withdrawal_id ${number} references withdrawals (id) on delete cascade,
    position ${number}, quantity ${number} check (quantity > 0), primary key (withdrawal_id, position))`,
  `create table withdrawal_events (id ${identity},
    withdrawal_id ${number} references withdrawals (id) on delete cascade, from_status text, to_status ${text},
    actor ${text}, at ${text})`,
  'create index withdrawal_events_by_withdrawal on withdrawal_events (withdrawal_id)',
];

/** Adds coupons, payments, notes and withdrawals, with the related columns of orders and their lines. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  const statements = [...orderColumns, ...coupons(identity), ...money(identity), ...afterwards(identity)];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

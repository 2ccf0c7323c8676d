import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';

/** Columns of a text in both languages. */
function both(name: string): string {
  return `${name}_el ${text}, ${name}_en ${text}`;
}

function maybeBoth(name: string): string {
  return `${name}_el text, ${name}_en text`;
}

const catalogue = (identity: string) => [
  `create table meta (key text primary key, value ${text})`,
  `create table categories (id ${identity}, slug ${text} unique, ${both('name')}, ${both('description')}, image ${text}, position ${number})`,
  `create table brands (id ${identity}, slug ${text} unique, name ${text}, ${both('description')})`,
  `create table products (id ${identity}, slug ${text} unique, sku ${text} unique, ${both('name')},
    ${both('short_description')}, ${both('description')},
    category_id ${number} references categories (id), brand_id ${number} references brands (id), product_type ${text},
    price_cents ${number} check (price_cents > 0), sale_price_cents integer, pay_cents ${number} check (pay_cents >= 0),
    stock ${number} check (stock >= 0), featured ${number}, rating_tenths integer, vat_rate ${number},
    ${maybeBoth('shape')}, ${maybeBoth('colour')}, ${maybeBoth('material')},
    lens_width integer, bridge_width integer, temple_length integer,
    images ${text}, status ${text}, ${both('sort')}, search_text ${text}, created_at ${text}, updated_at ${text})`,
  'create index products_by_newest on products (status, created_at)',
  'create index products_by_price on products (status, pay_cents)',
  'create index products_by_category on products (category_id, status)',
  'create index products_by_brand on products (brand_id, status)',
];

const content = (identity: string) => [
  `create table post_categories (id ${identity}, slug ${text} unique, ${both('name')})`,
  `create table posts (id ${identity}, slug ${text} unique, ${both('title')}, ${both('excerpt')}, ${both('content')},
    ${both('meta_title')}, ${both('meta_description')}, category_id ${number} references post_categories (id),
    author_name ${text}, images ${text}, ${both('tags')}, featured ${number}, status ${text}, views ${number},
    reading_minutes ${number}, ${both('sort')}, search_text ${text}, created_at ${text}, updated_at ${text})`,
  'create index posts_by_newest on posts (status, created_at)',
  'create index posts_by_category on posts (category_id, status)',
  `create table services (id ${identity}, slug ${text} unique, ${both('title')}, ${both('excerpt')}, ${both('content')},
    icon ${text}, image ${text}, duration integer, price_cents integer, bookable ${number}, position ${number})`,
  `create table pages (id ${identity}, slug ${text} unique, ${both('title')}, ${both('menu_title')},
    ${both('meta_description')}, show_in_menu ${number}, menu_order ${number}, status ${text}, ${both('sections')})`,
  `create table gallery_images (id ${identity}, filename ${text}, ${both('alt')}, ${both('title')},
    ${both('description')}, ${both('category')}, ${both('caption')}, position ${number})`,
  `create table settings (key text primary key, ${both('value')})`,
];

const people = (identity: string) => [
  `create table users (id ${identity}, name ${text}, email ${text} unique, password_hash ${text}, role text,
    must_change_password ${number}, created_at ${text})`,
  `create table sessions (token_hash text primary key, user_id ${number} references users (id) on delete cascade,
    created_at ${text}, expires_at ${text})`,
  'create index sessions_by_user on sessions (user_id)',
  `create table login_attempts (bucket text primary key, failures ${number}, window_ends_at ${text})`,
];

const sales = (identity: string) => [
  `create table orders (id ${identity}, number ${text} unique, token_hash ${text}, created_at ${text}, status ${text},
    payment_status ${text}, fulfilment_status ${text}, version ${number},
    user_id integer references users (id) on delete set null, language ${text}, full_name ${text}, email ${text},
    phone ${text}, shipping_method ${text}, address text, payment_method ${text}, invoice text, note ${text},
    items ${number}, subtotal_cents ${number}, shipping_cents ${number}, payment_fee_cents ${number},
    total_cents ${number}, vat ${text}, marketing_consent ${number}, search_text ${text}, stock_state ${text},
    reserved_until text)`,
  'create index orders_by_newest on orders (created_at)',
  'create index orders_by_status on orders (status, created_at)',
  'create index orders_by_reservation on orders (stock_state, reserved_until)',
  `create table order_lines (id ${identity}, order_id ${number} references orders (id) on delete cascade,
    position ${number}, product_id ${number} references products (id), slug ${text}, name ${text}, brand_name ${text},
    image ${text}, quantity ${number}, unit_price_cents ${number}, original_price_cents ${number},
    line_total_cents ${number}, vat_rate ${number})`,
  'create index order_lines_by_order on order_lines (order_id, position)',
  `create table order_events (id ${identity}, order_id ${number} references orders (id) on delete cascade,
    axis ${text}, from_state text, to_state ${text}, actor ${text}, at ${text})`,
  'create index order_events_by_order on order_events (order_id)',
  `create table idempotency_keys (key_hash text primary key, body_hash ${text}, answer ${text}, created_at ${text})`,
  'create index idempotency_keys_by_age on idempotency_keys (created_at)',
  `create table counters (name text primary key, value ${number})`,
];

/** The tables that the first shop needs. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  const statements = [...catalogue(identity), ...content(identity), ...people(identity), ...sales(identity)];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

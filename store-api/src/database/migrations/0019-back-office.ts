import { sql } from 'kysely';
import { searchTextOf } from './frozen/normalise.ts';
import { withPlainLetters } from './frozen/plain-letters.ts';
import type { MigrationDatabase } from './migration.ts';

/** Rows that are read and written at a time. */
const BATCH = 500;

const text = 'text not null';
const number = 'integer not null';

const orders = (identity: string) => [
  // Pieces of a line that refunds or withdrawals have returned to stock.
  `alter table order_lines add column restocked ${number} default 0 check (restocked >= 0 and restocked <= quantity)`,
  // The parts of a refund that are not goods.
  `alter table payments add column shipping_cents ${number} default 0`,
  `alter table payments add column fee_cents ${number} default 0`,
  `create table refund_lines (payment_id ${number} references payments (id) on delete cascade, position ${number},
    quantity ${number} check (quantity > 0), amount_cents ${number} check (amount_cents >= 0), restock ${number},
    primary key (payment_id, position))`,
  `create table order_edits (id ${identity}, order_id ${number} references orders (id) on delete cascade,
    changes ${text}, actor ${text}, at ${text})`,
  'create index order_edits_by_order on order_edits (order_id)',
  // The back office counts orders by state and sums them by day: both indexes hold all columns of these queries.
  'create index orders_by_state on orders (status, payment_status, fulfilment_status, payment_method)',
  'create index orders_by_day on orders (created_at, status, total_cents, refunded_cents)',
  'create index products_by_stock on products (status, stock)',
];

const emails = [
  `alter table emails add column topic ${text} default ''`,
  'create index emails_by_topic on emails (topic, id)',
];

const bookings = (identity: string) => [
  `alter table bookings add column search_text ${text} default ''`,
  'alter table booking_events add column from_date text',
  'alter table booking_events add column to_date text',
  `create table booking_notes (id ${identity}, booking_id ${number} references bookings (id) on delete cascade,
    text ${text}, actor ${text}, at ${text})`,
  'create index booking_notes_by_booking on booking_notes (booking_id)',
];

const messages = (identity: string) => [
  `alter table contact_messages add column status ${text} default 'new'`,
  `alter table contact_messages add column version ${number} default 1`,
  'alter table contact_messages add column assigned_to integer references users (id) on delete set null',
  `alter table contact_messages add column search_text ${text} default ''`,
  "update contact_messages set status = 'read' where read_at is not null",
  'create index contact_messages_by_status on contact_messages (status, created_at)',
  `create table contact_events (id ${identity},
    message_id ${number} references contact_messages (id) on delete cascade, kind ${text}, from_value ${text},
    to_value ${text}, text ${text}, actor ${text}, at ${text})`,
  'create index contact_events_by_message on contact_events (message_id, id)',
];

const accounts = [
  'alter table users add column disabled_at text',
  `create table two_step_secrets (user_id integer primary key references users (id) on delete cascade, secret ${text},
    confirmed_at text, last_step ${number}, created_at ${text})`,
  `create table recovery_codes (user_id ${number} references users (id) on delete cascade, code_hash ${text},
    used_at text, primary key (user_id, code_hash))`,
];

/** Tables and columns for orders, bookings, messages, customers and two-step login in the back office. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  const statements = [...orders(identity), ...emails, ...bookings(identity), ...messages(identity), ...accounts];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await rewrite<StoredEmail>(db, 'emails', 'topic', getTopic);
  await rewrite<Booking>(db, 'bookings', 'search_text', (row) =>
    toSearchText(row.full_name, row.email, row.phone, row.product_name),
  );
  await rewrite<Message>(db, 'contact_messages', 'search_text', (row) =>
    toSearchText(row.name, row.email, row.phone, row.subject),
  );
}

interface Row {
  readonly id: number;
}

interface StoredEmail extends Row {
  readonly template: string;
  readonly params: string;
}

type Booking = Row & Readonly<Record<'full_name' | 'email' | 'phone' | 'product_name', string>>;
type Message = Row & Readonly<Record<'name' | 'email' | 'phone' | 'subject', string>>;

/** Sets a column of every row to a value computed from the row's other columns. */
async function rewrite<Found extends Row>(
  db: MigrationDatabase,
  table: string,
  column: string,
  getValue: (row: Found) => string,
): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } =
      await sql<Found>`select * from ${sql.table(table)} where id > ${last} order by id limit ${BATCH}`.execute(db);
    for (const row of rows) {
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${getValue(row)} where id = ${row.id}`.execute(db);
    }
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** The topic of an e-mail: an order's number, or the id of a booking or a message. */
function getTopic({ template, params }: StoredEmail): string {
  const { number: orderNumber, id } = parseParams(params);
  if (orderNumber !== undefined && template.startsWith('order_')) return `order ${orderNumber}`;
  if (id === undefined) return '';
  if (template.startsWith('booking_')) return `booking ${id}`;
  return template.startsWith('contact_') ? `message ${id}` : '';
}

interface EmailParams {
  readonly number?: string;
  readonly id?: number;
}

function parseParams(text: string): EmailParams {
  try {
    return JSON.parse(text) as EmailParams;
  } catch {
    return {};
  }
}

/** A phone number is found by its digits. */
function toSearchText(name: string, email: string, phone: string, subject: string): string {
  return withPlainLetters(searchTextOf(name, email, phone.replace(/[^\d+]/g, ''), subject));
}

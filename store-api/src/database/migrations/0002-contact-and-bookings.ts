import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';

const statementsFor = (identity: string) => [
  `create table contact_messages (id ${identity}, created_at ${text}, form_id ${text}, form_title ${text},
    name ${text}, email ${text}, phone ${text}, subject ${text}, message ${text}, gdpr_consent ${number},
    language ${text}, read_at text)`,
  'create index contact_messages_by_newest on contact_messages (created_at)',
  'create index contact_messages_by_unread on contact_messages (read_at, created_at)',
  `create table bookings (id ${identity}, created_at ${text}, status ${text}, version ${number},
    user_id integer references users (id) on delete set null,
    product_id integer references products (id) on delete set null, product_name ${text}, language ${text},
    full_name ${text}, email ${text}, phone ${text}, number_of_people ${number} check (number_of_people > 0),
    special_requests ${text}, total_cents ${number} check (total_cents >= 0), booking_date ${text})`,
  'create index bookings_by_newest on bookings (created_at)',
  'create index bookings_by_status on bookings (status, created_at)',
  'create index bookings_by_date on bookings (booking_date)',
  'create index bookings_by_product on bookings (product_id)',
  'create index bookings_by_user on bookings (user_id)',
  `create table booking_events (id ${identity}, booking_id ${number} references bookings (id) on delete cascade,
    from_status text, to_status ${text}, actor ${text}, at ${text})`,
  'create index booking_events_by_booking on booking_events (booking_id)',
];

/** Tables of contact messages and bookings. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statementsFor(identity)) await sql.raw(statement).execute(db);
}

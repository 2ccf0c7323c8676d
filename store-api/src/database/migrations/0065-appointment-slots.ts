import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const statements = [
  "alter table services add column schedule text not null default '{}'",
  'alter table bookings add column starts_at text',
  'alter table bookings add column ends_at text',
  'alter table bookings add column staff_id integer references users (id) on delete set null',
  'create index bookings_by_start on bookings (starts_at)',
  'create index bookings_by_staff on bookings (staff_id)',
  // A booked time takes every five minutes of one place. The primary key makes a double booking impossible.
  `create table booking_cells (place text not null, cell integer not null,
    booking_id integer not null references bookings (id) on delete cascade, primary key (place, cell))`,
  'create index booking_cells_by_booking on booking_cells (booking_id)',
  // Addresses of staff calendars; a new one replaces the old one.
  `create table calendar_feeds (user_id integer primary key references users (id) on delete cascade,
    token_hash text not null unique, scope text not null, created_at text not null)`,
];

/** Times of appointments, the schedules of services, and the calendars of staff. */
export async function up(db: MigrationDatabase): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

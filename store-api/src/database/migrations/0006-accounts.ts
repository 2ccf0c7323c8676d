import { sql } from 'kysely';
import { searchTextOf } from './frozen/normalise.ts';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';
const account = `${number} references users (id) on delete cascade`;

const users = [
  `alter table users add column phone ${text} default ''`,
  'alter table users add column email_verified_at text',
  `alter table users add column version ${number} default 1`,
  `alter table users add column search_text ${text} default ''`,
  'create index users_by_newest on users (created_at)',
  'create index users_by_role on users (role, created_at)',
  // Accounts from before e-mail verification can still sign in.
  'update users set email_verified_at = created_at',
];

const sessions = [
  `alter table sessions add column last_seen_at ${text} default ''`,
  `alter table sessions add column device ${text} default ''`,
  'update sessions set last_seen_at = created_at',
  'create index sessions_by_end on sessions (expires_at)',
];

const attempts = ['create index login_attempts_by_end on login_attempts (window_ends_at)'];

const belongings = (identity: string) => [
  `create table account_tokens (token_hash text primary key, user_id ${account}, purpose ${text}, email ${text},
    created_at ${text}, expires_at ${text})`,
  'create index account_tokens_by_user on account_tokens (user_id, purpose)',
  'create index account_tokens_by_end on account_tokens (expires_at)',
  `create table registrations (token_hash text primary key, email ${text}, name ${text}, password_hash ${text},
    created_at ${text}, expires_at ${text})`,
  'create index registrations_by_email on registrations (email, created_at)',
  'create index registrations_by_end on registrations (expires_at)',
  `create table addresses (id ${identity}, user_id ${account}, address ${text}, is_default ${number},
    version ${number}, created_at ${text})`,
  'create index addresses_by_user on addresses (user_id)',
  `create table wishlist_items (id ${identity}, user_id ${account},
    product_id integer references products (id) on delete cascade,
    post_id integer references posts (id) on delete cascade, added_at ${text},
    check ((product_id is null) <> (post_id is null)), unique (user_id, product_id), unique (user_id, post_id))`,
  'create index wishlist_items_by_product on wishlist_items (product_id)',
  'create index wishlist_items_by_post on wishlist_items (post_id)',
  // No foreign key: events remain after their account is deleted.
  `create table account_events (id ${identity}, user_id ${number}, kind ${text}, detail ${text}, actor ${text}, at ${text})`,
  'create index account_events_by_user on account_events (user_id, id)',
];

const tracesOfAPerson = [
  'create index orders_by_email on orders (lower(email))',
  'create index bookings_by_email on bookings (lower(email))',
  'create index contact_messages_by_email on contact_messages (lower(email))',
];

/** Accounts with verified addresses, their data, and the log of changes by staff. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  const statements = [...users, ...sessions, ...attempts, ...belongings(identity), ...tracesOfAPerson];
  for (const statement of statements) await sql.raw(statement).execute(db);
  await fillSearchTexts(db);
}

/** Normalised in the application, because neither engine has the function. */
async function fillSearchTexts(db: MigrationDatabase): Promise<void> {
  const { rows } = await sql<{ id: number; name: string; email: string }>`select id, name, email from users`.execute(
    db,
  );
  for (const { id, name, email } of rows) {
    await sql`update users set search_text = ${searchTextOf(name, email)} where id = ${id}`.execute(db);
  }
}

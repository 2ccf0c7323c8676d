import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

const text = 'text not null';
const number = 'integer not null';

const statements = (identity: string) => [
  // The shop's lens options are one record, with prices in euros inside.
  `create table lens_catalogue (id integer primary key check (id = 1), value ${text}, version ${number},
    updated_at ${text})`,
  // A prescription belongs to an order's line, or for a while to a cart alone. What it says is encrypted in "sealed"; its file
  // is encrypted in the data folder.
  `create table prescriptions (id ${identity}, token_hash text unique,
    order_id integer references orders (id) on delete cascade, position integer, source ${text}, status ${text}, sealed ${text}, file text, consent_at ${text},
    created_at ${text}, updated_at ${text}, expires_at text, version ${number} default 1)`,
  'create unique index prescriptions_by_line on prescriptions (order_id, position)',
  'create index prescriptions_by_expiry on prescriptions (expires_at)',
  `create table prescription_openings (id ${identity},
    prescription_id ${number} references prescriptions (id) on delete cascade, actor ${text}, at ${text})`,
  'create index prescription_openings_by_prescription on prescription_openings (prescription_id, id)',
];

/** Lens options of the shop, prescriptions, and who opened them. */
export async function up(db: MigrationDatabase, identity: string): Promise<void> {
  for (const statement of statements(identity)) await sql.raw(statement).execute(db);
}

import { sql } from 'kysely';
import type { OpenDatabase } from './database.ts';
import * as firstShop from './migrations/0001-first-shop.ts';
import * as contactAndBookings from './migrations/0002-contact-and-bookings.ts';
import * as visits from './migrations/0003-visits.ts';
import * as taxonomy from './migrations/0004-taxonomy.ts';
import type { Migration } from './migrations/migration.ts';

const migrations: readonly (Migration & { name: string })[] = [
  { name: '0001-first-shop', ...firstShop },
  { name: '0002-contact-and-bookings', ...contactAndBookings },
  { name: '0003-visits', ...visits },
  { name: '0004-taxonomy', ...taxonomy },
];

/** Brings the store's tables up to date; each migration runs once, all of a start in one transaction. */
export async function migrate(store: OpenDatabase): Promise<string[]> {
  return store.db.transaction().execute(async (transaction) => {
    await store.lockForMigration(transaction);
    await sql`create table if not exists migrations (name text primary key, applied_at text not null)`.execute(
      transaction,
    );
    const done = await sql<{ name: string }>`select name from migrations`.execute(transaction);
    const applied = new Set(done.rows.map((row) => row.name));
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) {
      await migration.up(transaction, store.identityType);
      await sql`insert into migrations (name, applied_at) values (${migration.name}, ${new Date().toISOString()})`.execute(
        transaction,
      );
    }
    return missing.map((migration) => migration.name);
  });
}

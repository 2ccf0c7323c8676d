import type { ShopDatabase } from '../database/schema.ts';

/** Tables that tests of accounts write to, in an order that foreign keys allow. */
const traces = [
  'orders',
  'bookings',
  'idempotency_keys',
  'contact_messages',
  'emails',
  'registrations',
  'login_attempts',
  'account_events',
  'users',
] as const;

/** Saves the accounts of a store; the returned function restores them and deletes all rows that belong to accounts. */
export async function rememberAccounts(db: ShopDatabase): Promise<() => Promise<void>> {
  const users = await db.selectFrom('users').selectAll().execute();
  return async function restoreAccounts() {
    for (const table of traces) await db.deleteFrom(table).execute();
    await db.deleteFrom('settings').where('key', 'in', ['smtp_host', 'mail_from']).execute();
    await db.insertInto('users').values(users).execute();
  };
}

import type { ShopDatabase } from '../database/schema.ts';

/** What tests of accounts leave behind, in an order that references allow. */
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

/** Remembers the accounts of a store; what it answers brings them back and forgets everything that hangs on accounts. */
export async function rememberAccounts(db: ShopDatabase): Promise<() => Promise<void>> {
  const users = await db.selectFrom('users').selectAll().execute();
  return async function restoreAccounts() {
    for (const table of traces) await db.deleteFrom(table).execute();
    await db.deleteFrom('settings').where('key', 'in', ['smtp_host', 'mail_from']).execute();
    await db.insertInto('users').values(users).execute();
  };
}

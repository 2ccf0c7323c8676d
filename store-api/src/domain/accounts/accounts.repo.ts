import type { ShopDatabase } from '../../database/schema.ts';
import type { UserRow } from '../../database/tables/people.ts';
import { searchTextOf } from '../../text/normalise.ts';
import { revokeAccountTokens } from './account-tokens.repo.ts';

/** The account of an e-mail in lower case. */
export function findUserByEmail(db: ShopDatabase, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account of a number. */
export function findUserById(db: ShopDatabase, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** What somebody's account starts with. */
export interface NewAccount {
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly phone?: string;
  readonly passwordHash: string;
  readonly role: 'admin' | 'user';
  readonly isVerified: boolean;
  readonly mustChangePassword?: boolean;
}

/** Stores a new account and says its number; undefined where the address has one already. */
export async function insertAccount(db: ShopDatabase, account: NewAccount): Promise<number | undefined> {
  const now = new Date().toISOString();
  const row = await db
    .insertInto('users')
    .values({
      name: account.name,
      email: account.email,
      phone: account.phone ?? '',
      password_hash: account.passwordHash,
      role: account.role,
      must_change_password: account.mustChangePassword ? 1 : 0,
      created_at: now,
      email_verified_at: account.isVerified ? now : null,
      search_text: searchTextOf(account.name, account.email),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Stores a new password, which needs no further change; keys that were sent for the old one end. */
export async function setPassword(db: ShopDatabase, userId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: 0 })
    .where('id', '=', userId)
    .execute();
  await revokeAccountTokens(db, userId, 'reset');
}

/** What may change of an account; what is not named stays. */
export interface AccountChange {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly role?: 'admin' | 'user' | undefined;
  readonly emailVerifiedAt?: string | null;
}

/** Stores what changed of an account, unless somebody else was faster; answers the new version. */
export async function changeAccount(
  db: ShopDatabase,
  row: UserRow,
  { emailVerifiedAt, ...change }: AccountChange,
): Promise<number | undefined> {
  const { name = row.name, email = row.email, phone = row.phone, role = row.role } = change;
  const changed = await db
    .updateTable('users')
    .set({ name, email, phone, role, version: row.version + 1, search_text: searchTextOf(name, email) })
    .$if(emailVerifiedAt !== undefined, (users) => users.set({ email_verified_at: emailVerifiedAt ?? null }))
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returning('version')
    .executeTakeFirst();
  return changed?.version;
}

/**
 * Runs a change that may cost the shop an admin or give an account another address, one at a time on either engine:
 * two admins who remove each other at once cannot both succeed.
 */
export function oneAtATime<T>(db: ShopDatabase, change: (transaction: ShopDatabase) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('counters')
      .values({ name: 'writes-accounts', value: 1 })
      .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
      .execute();
    return change(transaction);
  });
}

/** True where no other account may enter the back office. */
export async function isLastAdmin(db: ShopDatabase, userId: number): Promise<boolean> {
  const rows = await db.selectFrom('users').select('id').where('role', '=', 'admin').limit(2).execute();
  return rows.length === 1 && rows[0]?.id === userId;
}

/** Holds an account until the transaction ends, so that what belongs to it can be counted and added to. */
export async function holdAccount(transaction: ShopDatabase, userId: number): Promise<void> {
  await transaction
    .updateTable('users')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', userId)
    .execute();
}

/** Writes an account as it is: what a call costs that must not be told from one that writes something. */
export async function rewriteAccount(db: ShopDatabase, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('email', '=', email)
    .execute();
}

/** Removes an account with what belongs to it; orders and bookings stay, without it. */
export async function removeAccount(db: ShopDatabase, userId: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', userId).execute();
}

/** One page of accounts, newest first, and how many there are. */
export async function findUsers(db: ShopDatabase, { page, limit }: { page: number; limit: number }) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'name', 'role', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

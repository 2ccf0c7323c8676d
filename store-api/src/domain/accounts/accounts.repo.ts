import type { Role } from '@fakos/contracts/roles';
import type { ShopDatabase } from '../../database/schema.ts';
import type { UserRow } from '../../database/tables/people.ts';
import { toPersonSearchText } from '../../text/normalise.ts';
import { removePersonalViews } from '../preferences/list-views.repo.ts';
import { revokeAccountTokens } from './account-tokens.repo.ts';
import { revokeChallenges } from './two-step/two-step.repo.ts';

/** The account with an e-mail address, given in lower case. */
export function findUserByEmail(db: ShopDatabase, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account with an ID. */
export function findUserById(db: ShopDatabase, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The data of a new account. */
export interface NewAccount {
  readonly name: string;
  /** Lower case. */
  readonly email: string;
  readonly phone?: string;
  readonly passwordHash: string;
  readonly role: Role;
  readonly isVerified: boolean;
  readonly mustChangePassword?: boolean;
}

/** Inserts an account and returns its ID; undefined if the address already has an account. */
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
      search_text: toPersonSearchText(account.name, account.email),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Stores a new password and revokes the tokens that replace the old one. */
export async function setPassword(db: ShopDatabase, userId: number, passwordHash: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: passwordHash, must_change_password: 0 })
    .where('id', '=', userId)
    .execute();
  await revokeAccountTokens(db, userId, 'reset');
  await revokeAccountTokens(db, userId, 'login');
  await revokeChallenges(db, userId);
}

/** The changeable fields of an account; omitted fields stay unchanged. */
export interface AccountChange {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly role?: Role | undefined;
  readonly emailVerifiedAt?: string | null;
}

/** Updates an account unless another user changed it first; returns the new version. */
export async function changeAccount(
  db: ShopDatabase,
  row: UserRow,
  { emailVerifiedAt, ...change }: AccountChange,
): Promise<number | undefined> {
  const { name = row.name, email = row.email, phone = row.phone, role = row.role } = change;
  const changed = await db
    .updateTable('users')
    .set({ name, email, phone, role, version: row.version + 1, search_text: toPersonSearchText(name, email) })
    .$if(emailVerifiedAt !== undefined, (users) => users.set({ email_verified_at: emailVerifiedAt ?? null }))
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .returning('version')
    .executeTakeFirst();
  return changed?.version;
}

/**
 * Runs a change that may remove an owner or change an address, one at a time on either engine, so that two owners
 * who remove each other at the same time cannot both succeed.
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

/** True if there is no other enabled account of an owner. */
export async function isLastOwner(db: ShopDatabase, userId: number): Promise<boolean> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('disabled_at', 'is', null)
    .limit(2)
    .execute();
  return rows.length === 1 && rows[0]?.id === userId;
}

/** Notes that the account's address is its owner's, because a token that was sent there was used. */
export async function noteVerifiedEmail(db: ShopDatabase, user: UserRow): Promise<void> {
  if (user.email_verified_at === null) await changeAccount(db, user, { emailVerifiedAt: new Date().toISOString() });
}

/** Disables or enables an account. */
export async function setDisabled(db: ShopDatabase, userId: number, isDisabled: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({
      disabled_at: isDisabled ? new Date().toISOString() : null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute();
}

/** Locks an account until the transaction ends, so that its rows can be counted and added to. */
export async function lockAccount(transaction: ShopDatabase, userId: number): Promise<void> {
  await transaction
    .updateTable('users')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', userId)
    .execute();
}

/** Writes an account unchanged, so that timing does not reveal whether a request changed it. */
export async function rewriteAccount(db: ShopDatabase, email: string): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('email', '=', email)
    .execute();
}

/** Deletes an account and its data; orders, bookings and entries of the audit log stay without an owner. */
export async function removeAccount(db: ShopDatabase, userId: number): Promise<void> {
  await db.updateTable('audit_log').set({ user_id: null }).where('user_id', '=', userId).execute();
  await removePersonalViews(db, userId);
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

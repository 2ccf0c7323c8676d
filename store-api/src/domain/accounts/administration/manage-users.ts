import type { createAdminUser, updateAdminUser } from '@fakos/contracts/admin-users/contract';
import type { Role } from '@fakos/contracts/roles';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { Failure } from '../../../errors/failure.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import type { AccountRequest } from '../account-request.ts';
import { revokeAccountTokens } from '../account-tokens.repo.ts';
import {
  changeAccount,
  findUserByEmail,
  findUserById,
  insertAccount,
  isLastOwner,
  oneAtATime,
  removeAccount,
  setPassword,
} from '../accounts.repo.ts';
import { checkNewPassword } from '../passwords/password-rules.ts';
import { hashPassword } from '../passwords/passwords.ts';
import { revokeSessions, type Session, signedIn, toRole } from '../sessions/sessions.repo.ts';
import { checkMayManage } from './account-rights.ts';
import { insertAccountEvent } from './admin-users.repo.ts';

type UserChange = z.output<typeof updateAdminUser.body>;

/** Creates an account for another person; its address counts as verified. */
export async function createUser(
  { db, language, session }: Pick<AccountRequest, 'db' | 'language' | 'session'>,
  { password, ...wanted }: z.output<typeof createAdminUser.body>,
): Promise<{ id: number; version: number }> {
  const { name, phone, role } = wanted;
  const { user: actor } = signedIn(session);
  checkMayManage(actor.role, role);
  const email = wanted.email.toLowerCase();
  checkNewPassword(language, 'password', password, { name, email });
  const passwordHash = await hashPassword(password);
  return db.transaction().execute(async (transaction) => {
    const id = await insertAccount(transaction, { name, email, phone, role, passwordHash, isVerified: true });
    if (id === undefined) throw emailTaken(language);
    await insertAccountEvent(transaction, { userId: id, kind: 'created', detail: role, actor: actor.email });
    return { id, version: 1 };
  });
}

/** Changes an account; admins who change their own keep their current session. */
export async function updateUser(
  { db, language, session }: Pick<AccountRequest, 'db' | 'language' | 'session'>,
  { password, ...wanted }: UserChange,
): Promise<{ id: number; version: number }> {
  const { user: actor, tokenHash } = signedIn(session);
  const change = { ...wanted, email: wanted.email?.toLowerCase() };
  const passwordHash = password === undefined ? undefined : await newHash(db, language, { ...change, password });
  return oneAtATime(db, async (transaction) => {
    const row = await findUserById(transaction, change.id);
    if (!row) throw new Failure('NOT_FOUND');
    checkRoles(actor.role, row, change);
    await checkChange(transaction, row, change, language);
    const isOtherEmail = change.email !== undefined && change.email !== row.email;
    const now = new Date().toISOString();
    const version = await changeAccount(transaction, row, { ...change, ...(isOtherEmail && { emailVerifiedAt: now }) });
    if (version === undefined) throw new Failure('STALE_VERSION');
    if (passwordHash !== undefined) await givePassword(transaction, row, passwordHash, language);
    if (isOtherEmail) await revokeAccountTokens(transaction, row.id);
    const kinds = changedKinds(row, change, passwordHash !== undefined);
    if (kinds.length > 0) await revokeSessions(transaction, row.id, tokenHash);
    for (const kind of kinds) {
      const detail = kind === 'role' ? (change.role ?? '') : '';
      await insertAccountEvent(transaction, { userId: row.id, kind, detail, actor: actor.email });
    }
    return { id: row.id, version };
  });
}

async function newHash(
  db: ShopDatabase,
  language: Language,
  { id, password, ...change }: Pick<UserChange, 'id' | 'name' | 'email'> & { readonly password: string },
): Promise<string> {
  const row = await findUserById(db, id);
  if (!row) throw new Failure('NOT_FOUND');
  const person = { name: change.name ?? row.name, email: change.email ?? row.email };
  checkNewPassword(language, 'password', password, person);
  return hashPassword(password);
}

function checkRoles(actor: Role, row: UserRow, change: UserChange): void {
  checkMayManage(actor, toRole(row.role));
  if (change.role !== undefined) checkMayManage(actor, change.role);
}

async function checkChange(db: ShopDatabase, row: UserRow, change: UserChange, language: Language): Promise<void> {
  if (change.version !== undefined && change.version !== row.version) throw new Failure('STALE_VERSION');
  if (change.role !== undefined && change.role !== 'owner' && (await isLastOwner(db, row.id))) {
    throw new Failure('CONFLICT', { reason: 'lastOwner' });
  }
  if (change.email === undefined || change.email === row.email) return;
  if (await findUserByEmail(db, change.email)) throw emailTaken(language);
}

async function givePassword(db: ShopDatabase, row: UserRow, hash: string, language: Language): Promise<void> {
  await setPassword(db, row.id, hash);
  await queueEmail(db, { template: 'password_changed', to: row.email, language, params: { name: row.name } });
}

/** The kinds of changes that end the account's sessions and are logged. */
function changedKinds(row: UserRow, change: UserChange, hasPassword: boolean) {
  const hasRole = change.role !== undefined && change.role !== toRole(row.role);
  const hasEmail = change.email !== undefined && change.email !== row.email;
  return [
    ...(hasRole ? (['role'] as const) : []),
    ...(hasEmail ? (['email'] as const) : []),
    ...(hasPassword ? (['password'] as const) : []),
  ];
}

/** Removes another user's account; its orders stay. */
export async function removeUser(db: ShopDatabase, id: number, { user: actor }: Session): Promise<void> {
  await oneAtATime(db, async (transaction) => {
    const row = await findUserById(transaction, id);
    if (!row) throw new Failure('NOT_FOUND');
    checkMayManage(actor.role, toRole(row.role));
    // Checked first: for the last owner, this error takes precedence over the one about one's own account.
    if (await isLastOwner(transaction, id)) throw new Failure('CONFLICT', { reason: 'lastOwner' });
    if (id === actor.id) throw new Failure('CONFLICT', { reason: 'ownAccount' });
    await removeAccount(transaction, id);
    await insertAccountEvent(transaction, { userId: id, kind: 'deleted', actor: actor.email });
  });
}

/** Another account signs in with that address. */
function emailTaken(language: Language): Failure {
  return new Failure('CONFLICT', {
    reason: 'emailTaken',
    fields: { email: translate(language, 'reasons.emailTaken') },
  });
}

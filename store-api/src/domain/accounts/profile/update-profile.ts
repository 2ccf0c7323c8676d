import type { Profile, updateProfile } from '@fakos/contracts/profile/contract';
import type { Delivery } from '@fakos/contracts/users/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import { findMailServer, type MailEnvironment } from '../../mail/delivery/mail-server.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import type { AccountRequest } from '../account-request.ts';
import { createAccountToken, findPendingEmail, revokeAccountTokens } from '../account-tokens.repo.ts';
import { changeAccount, findUserByEmail, findUserById, oneAtATime, rewriteAccount } from '../accounts.repo.ts';
import { requirePassword } from '../passwords/change-password.ts';
import { revokeSessions, signedIn, toRole } from '../sessions/sessions.repo.ts';
import { countAttempt, getBuckets } from '../sessions/throttle.ts';

type ProfileChange = z.output<typeof updateProfile.body>;

interface ProfileRequest extends AccountRequest {
  readonly config: MailEnvironment;
}

/** The profile of an account. */
export async function loadProfile(db: ShopDatabase, userId: number): Promise<Profile> {
  const row = await ownRow(db, userId);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    phone: row.phone,
    role: toRole(row.role),
    email_verified: row.email_verified_at !== null,
    pending_email: await findPendingEmail(db, row.id, row.email),
    created_at: row.created_at,
    version: row.version,
  };
}

/** Changes the user's own profile; for a new address see {@link updateProfile}. */
export async function changeProfile(
  context: ProfileRequest,
  wanted: ProfileChange,
): Promise<{ data: Profile; verification: Delivery }> {
  const { db, config, session } = context;
  const { user } = signedIn(session);
  const email = wanted.email?.toLowerCase();
  const newEmail = email === user.email ? undefined : email;
  if (newEmail !== undefined) await requirePasswordForEmailChange(context, wanted.current_password);
  const mustVerify = newEmail !== undefined && (await findMailServer(db, config)) !== undefined;
  return oneAtATime(db, async (transaction) => {
    const row = await ownRow(transaction, user.id);
    if (wanted.version !== undefined && wanted.version !== row.version) throw new Failure('STALE_VERSION');
    await changeAccount(transaction, row, { name: wanted.name, phone: wanted.phone });
    if (newEmail !== undefined && mustVerify) await askForProof(transaction, row, newEmail, context);
    if (newEmail !== undefined && !mustVerify) await moveTo(transaction, user.id, newEmail, context);
    return { data: await loadProfile(transaction, user.id), verification: mustVerify ? 'sent' : 'none' };
  });
}

async function ownRow(db: ShopDatabase, userId: number): Promise<UserRow> {
  const row = await findUserById(db, userId);
  if (!row) throw new Failure('NOT_SIGNED_IN');
  return row;
}

async function requirePasswordForEmailChange(context: AccountRequest, password: string | undefined): Promise<void> {
  const { db, language, request, session } = context;
  if (password === undefined) throw brokenRule(language, 'current_password', 'passwordForEmail');
  await requirePassword(context, 'current_password', password);
  // Without a mail server, each attempt reveals whether an address is taken.
  await countAttempt(
    db,
    getBuckets('emailChange', { email: signedIn(session).user.email, address: request.address() }),
  );
}

/** If the address already has an account, neither its owner nor the caller is notified. */
async function askForProof(
  db: ShopDatabase,
  row: UserRow,
  email: string,
  { language }: Pick<AccountRequest, 'language'>,
): Promise<void> {
  await revokeAccountTokens(db, row.id, 'verify');
  const token = await createAccountToken(db, 'verify', { user_id: row.id, email });
  // As many writes as for an e-mail, so that timing does not reveal the result.
  if (await findUserByEmail(db, email)) return rewriteAccount(db, row.email);
  await queueEmail(db, { template: 'verify_email', to: email, language, params: { name: row.name, token } });
}

async function moveTo(
  db: ShopDatabase,
  userId: number,
  email: string,
  { language, session }: Pick<AccountRequest, 'language' | 'session'>,
): Promise<void> {
  if (await findUserByEmail(db, email)) throw brokenRule(language, 'email', 'emailTaken');
  await changeAccount(db, await ownRow(db, userId), { email, emailVerifiedAt: null });
  await revokeAccountTokens(db, userId);
  await revokeSessions(db, userId, signedIn(session).tokenHash);
}

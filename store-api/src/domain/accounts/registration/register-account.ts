import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { notifyNewUser } from '../../notifications/new-arrivals.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { announceEmail } from '../../outbox/wake-up.ts';
import { createAccountToken, removeExpiredTokens } from '../account-tokens.repo.ts';
import { findUserByEmail, insertAccount, rewriteAccount } from '../accounts.repo.ts';
import { type Bucket, rewriteAttempts } from '../sessions/throttle.ts';
import { findRegistration, insertRegistration, type Registration } from './registrations.repo.ts';

// Neither responses nor their timing may reveal whether an address has an account. A commit with writes waits for the
// disk, so every path through a request performs the same number of writes.

/**
 * Creates an account that may sign in at once, unless the address has one: a shop without mail cannot verify addresses.
 */
export async function registerAtOnce(db: ShopDatabase, wanted: Registration): Promise<void> {
  const { name, email, password_hash: passwordHash } = wanted;
  const id = await insertAccount(db, { name, email, passwordHash, role: 'user', isVerified: false });
  await (id === undefined ? rewriteAccount(db, email) : notifyNewUser(db, id));
}

/** Sends a verification link to the address, or a password reset link if the address already has an account. */
export async function registerByMail(db: ShopDatabase, wanted: Registration, language: Language): Promise<void> {
  const user = await findUserByEmail(db, wanted.email);
  if (user) return sendReset(db, user, language);
  const token = await insertRegistration(db, wanted);
  await sendVerification(db, { to: wanted.email, name: wanted.name, token, language });
}

/** Sends a password reset token to the owner of an account; older ones end. */
export async function sendReset(
  db: ShopDatabase,
  user: { readonly id: number; readonly name: string; readonly email: string },
  language: Language,
): Promise<void> {
  const token = await createAccountToken(db, 'reset', { user_id: user.id, email: user.email });
  await queueEmail(db, { template: 'reset_password', to: user.email, language, params: { name: user.name, token } });
}

/** Sends a token that signs in once to the owner of an account; older ones end. */
export async function sendLink(
  db: ShopDatabase,
  user: { readonly id: number; readonly name: string; readonly email: string },
  language: Language,
): Promise<void> {
  const token = await createAccountToken(db, 'login', { user_id: user.id, email: user.email });
  await queueEmail(db, { template: 'login_link', to: user.email, language, params: { name: user.name, token } });
}

/** Performs the same writes as {@link sendReset} and {@link sendLink} without a recipient; `counted` are the buckets of the request. */
export async function simulateSend(db: ShopDatabase, counted: readonly Bucket[]): Promise<void> {
  await removeExpiredTokens(db);
  await rewriteAttempts(db, counted);
  announceEmail();
}

interface Asked {
  readonly email: string;
  readonly language: Language;
  readonly counted: readonly Bucket[];
}

/** Sends the token again to an unverified address; does nothing if there is none. */
export async function sendVerificationAgain(db: ShopDatabase, { email, language, counted }: Asked): Promise<void> {
  const waiting = await findRegistration(db, email);
  const user = await findUserByEmail(db, email);
  if (user && user.email_verified_at === null) {
    const token = await createAccountToken(db, 'verify', { user_id: user.id, email });
    await sendVerification(db, { to: email, name: user.name, token, language });
  } else if (!user && waiting) {
    const token = await insertRegistration(db, waiting);
    await sendVerification(db, { to: email, name: waiting.name, token, language });
  } else await simulateSend(db, counted);
}

interface Verification {
  readonly to: string;
  readonly name: string;
  readonly token: string;
  readonly language: Language;
}

function sendVerification(db: ShopDatabase, { to, name, token, language }: Verification): Promise<void> {
  return queueEmail(db, { template: 'verify_email', to, language, params: { name, token } });
}

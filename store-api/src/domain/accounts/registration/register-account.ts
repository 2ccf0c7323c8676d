import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { notifyNewUser } from '../../notifications/new-arrivals.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { announceEmail } from '../../outbox/wake-up.ts';
import { createAccountToken, removeDeadTokens } from '../account-tokens.repo.ts';
import { findUserByEmail, insertAccount, rewriteAccount } from '../accounts.repo.ts';
import { type Bucket, rewriteAttempts } from '../sessions/throttle.ts';
import { findRegistration, insertRegistration, type Registration } from './registrations.repo.ts';

// Nobody may learn who has an account, from answers or from how long they take. What takes long is that a commit with
// writes waits for the disk: every way through a call writes as often as the others.

/** Makes an account that may sign in at once, unless its address has one: a shop without mail has nobody verify. */
export async function registerAtOnce(db: ShopDatabase, wanted: Registration): Promise<void> {
  const { name, email, password_hash: passwordHash } = wanted;
  const id = await insertAccount(db, { name, email, passwordHash, role: 'user', isVerified: false });
  await (id === undefined ? rewriteAccount(db, email) : notifyNewUser(db, id));
}

/** Asks the owner of the address whether the account is wanted; whoever has one already gets a way back into it. */
export async function registerByMail(db: ShopDatabase, wanted: Registration, language: Language): Promise<void> {
  const user = await findUserByEmail(db, wanted.email);
  if (user) return sendReset(db, user, language);
  const token = await insertRegistration(db, wanted);
  await sendVerification(db, { to: wanted.email, name: wanted.name, token, language });
}

/** Sends whoever has an account a key to a new password. */
export async function sendReset(
  db: ShopDatabase,
  user: { readonly id: number; readonly name: string; readonly email: string },
  language: Language,
): Promise<void> {
  const token = await createAccountToken(db, 'reset', { user_id: user.id, email: user.email });
  await queueEmail(db, { template: 'reset_password', to: user.email, language, params: { name: user.name, token } });
}

/** Writes what {@link sendReset} would, where there is nobody to send it to; `counted` is what the call was counted in. */
export async function sendNothing(db: ShopDatabase, counted: readonly Bucket[]): Promise<void> {
  await removeDeadTokens(db);
  await rewriteAttempts(db, counted);
  announceEmail();
}

interface Asked {
  readonly email: string;
  readonly language: Language;
  readonly counted: readonly Bucket[];
}

/** Sends the key again to an address that is still to be proved; nothing where there is none. */
export async function sendVerificationAgain(db: ShopDatabase, { email, language, counted }: Asked): Promise<void> {
  const waiting = await findRegistration(db, email);
  const user = await findUserByEmail(db, email);
  if (user && user.email_verified_at === null) {
    const token = await createAccountToken(db, 'verify', { user_id: user.id, email });
    await sendVerification(db, { to: email, name: user.name, token, language });
  } else if (!user && waiting) {
    const token = await insertRegistration(db, waiting);
    await sendVerification(db, { to: email, name: waiting.name, token, language });
  } else await sendNothing(db, counted);
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

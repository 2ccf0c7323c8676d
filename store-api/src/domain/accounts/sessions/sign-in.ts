import type { SignedInUser } from '@fakos/contracts/login/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { Failure } from '../../../errors/failure.ts';
import { findMailServer, type MailEnvironment } from '../../mail/delivery/mail-server.ts';
import type { AccountRequest } from '../account-request.ts';
import { findUserByEmail } from '../accounts.repo.ts';
import { isCorrectPassword, simulatePasswordCheck } from '../passwords/passwords.ts';
import { findRegistration } from '../registration/registrations.repo.ts';
import { createSession, revokeSession, toSignedInUser } from './sessions.repo.ts';
import { countAttempt, forgetAttempts, getBuckets } from './throttle.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Browser and system, for the user's list of sessions. */
  readonly device: string;
}

/** Creates a session; LOGIN_FAILED for unknown and disabled accounts and wrong passwords alike. The request's own session ends. */
export async function signIn(
  { db, config, request, session }: AccountRequest & { readonly config: MailEnvironment },
  { password, device, ...credentials }: SignIn,
): Promise<{ user: SignedInUser; token: string }> {
  const email = credentials.email.toLowerCase();
  const buckets = getBuckets('login', { email, address: request.address() });
  await countAttempt(db, buckets);
  const user = await findUserByEmail(db, email);
  const known = user ?? (await findRegistration(db, email));
  const isGood = known ? await isCorrectPassword(password, known.password_hash) : await simulatePasswordCheck(password);
  const isDisabled = user !== undefined && user.disabled_at !== null;
  if (!known || !isGood || isDisabled) throw new Failure('LOGIN_FAILED');
  await forgetAttempts(db, buckets);
  if (!user || !(await isVerified(db, config, user))) throw unverified();
  if (session) await revokeSession(db, session.tokenHash);
  const token = await createSession(db, user.id, device);
  return { user: toSignedInUser(user), token };
}

/** Without a mail server addresses cannot be verified. */
async function isVerified(db: ShopDatabase, config: MailEnvironment, user: UserRow): Promise<boolean> {
  return user.email_verified_at !== null || (await findMailServer(db, config)) === undefined;
}

function unverified(): Failure {
  return new Failure('FORBIDDEN', { reason: 'unverifiedEmail', extra: { verification: 'required' } });
}

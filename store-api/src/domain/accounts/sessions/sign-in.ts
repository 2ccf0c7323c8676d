import type { SignedInUser } from '@fakos/contracts/login/contract';
import { isStaff } from '@fakos/contracts/roles';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import { findMailServer, type MailEnvironment } from '../../mail/delivery/mail-server.ts';
import { readSetting } from '../../settings/read-settings.ts';
import type { AccountRequest } from '../account-request.ts';
import { findUserByEmail, findUserById } from '../accounts.repo.ts';
import { isCorrectPassword, simulatePasswordCheck } from '../passwords/passwords.ts';
import { findRegistration } from '../registration/registrations.repo.ts';
import { takeCode } from '../two-step/codes.ts';
import { noteTwoStep } from '../two-step/note-two-step.ts';
import type { KeyEnvironment } from '../two-step/secret-key.ts';
import { countChallengeAttempt, createChallenge, findTwoStepSince, takeChallenge } from '../two-step/two-step.repo.ts';
import { createDeviceCookie, findKnownDevice } from './known-device.ts';
import { createSession, revokeSession, toRole, toSignedInUser } from './sessions.repo.ts';
import { countAttempt, forgetAttempts, getBuckets } from './throttle.ts';

/** The part of the request context that signing in needs. */
export type SignInRequest = AccountRequest & {
  readonly config: MailEnvironment & KeyEnvironment;
  addCookie(cookie: string): void;
};

interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Browser and system, for the user's list of sessions. */
  readonly device: string;
}

interface SecondStep {
  readonly challenge: string;
  readonly code: string;
  readonly device: string;
}

/** A new session. */
export interface SignedIn {
  readonly user: SignedInUser;
  readonly token: string;
}

/**
 * Creates a session; LOGIN_FAILED for unknown and disabled accounts and wrong passwords alike. The request's own session
 * ends. With two-step login there is no session yet but FORBIDDEN with a challenge for {@link completeSignIn}.
 */
export async function signIn(context: SignInRequest, { password, device, ...credentials }: SignIn): Promise<SignedIn> {
  const { db, config, request } = context;
  const email = credentials.email.toLowerCase();
  const user = await findUserByEmail(db, email);
  const knownDevice = await findKnownDevice(config, user?.id ?? 0, request.header('cookie'));
  const buckets = getBuckets('login', { email, address: request.address(), device: knownDevice });
  await countAttempt(db, buckets);
  const known = user ?? (await findRegistration(db, email));
  const isGood = known ? await isCorrectPassword(password, known.password_hash) : await simulatePasswordCheck(password);
  const isDisabled = user !== undefined && user.disabled_at !== null;
  if (!known || !isGood || isDisabled) throw new Failure('LOGIN_FAILED');
  await forgetAttempts(db, buckets);
  if (!user || !(await isVerified(db, config, user))) throw unverified();
  return finishFirstStep(context, user, device);
}

/** Creates the session of a user who has proved who they are once, or a challenge where two-step login is on. */
export async function finishFirstStep(context: SignInRequest, user: UserRow, device: string): Promise<SignedIn> {
  const { db } = context;
  if ((await findTwoStepSince(db, user.id)) !== undefined) {
    const challenge = await createChallenge(db, user.id);
    throw new Failure('FORBIDDEN', { reason: 'twoStepNeeded', extra: { two_step: 'code', challenge } });
  }
  const isSetUpNeeded = isStaff(toRole(user.role)) && (await readSetting(db, 'staff_two_step_required')) === 'true';
  return openSession(context, user, { device, mustSetUpTwoStep: isSetUpNeeded });
}

/** Creates the session of a challenge with a code from the app or a recovery code. */
export async function completeSignIn(
  context: SignInRequest,
  { challenge, code, device }: SecondStep,
): Promise<SignedIn> {
  const { db, config, language, request } = context;
  await countAttempt(db, getBuckets('token', { address: request.address() }));
  const userId = await countChallengeAttempt(db, challenge);
  const user = userId === undefined ? undefined : await findUserById(db, userId);
  if (!user || user.disabled_at !== null) throw challengeEnded();
  const buckets = getBuckets('twoStep', { email: user.email, address: request.address() });
  await countAttempt(db, buckets);
  const kind = await takeCode(db, config, { userId: user.id, code });
  if (kind === undefined) throw brokenRule(language, 'code', 'twoStepCode');
  if (!(await takeChallenge(db, challenge))) throw challengeEnded();
  await forgetAttempts(db, [...buckets, ...getBuckets('token', { address: request.address() })]);
  if (kind === 'recovery') await noteTwoStep(db, user, { change: 'recovery_used', language });
  return openSession(context, user, { device, mustSetUpTwoStep: false });
}

async function openSession(
  { db, config, request, session, addCookie }: SignInRequest,
  user: UserRow,
  options: { readonly device: string; readonly mustSetUpTwoStep: boolean },
): Promise<SignedIn> {
  if (session) await revokeSession(db, session.tokenHash);
  const token = await createSession(db, user.id, options);
  addCookie(await createDeviceCookie(config, user.id, request.header('x-forwarded-proto') === 'https'));
  return { user: toSignedInUser(user, options.mustSetUpTwoStep), token };
}

/** Without a mail server addresses cannot be verified. */
async function isVerified(db: ShopDatabase, config: MailEnvironment, user: UserRow): Promise<boolean> {
  return user.email_verified_at !== null || (await findMailServer(db, config)) === undefined;
}

function unverified(): Failure {
  return new Failure('FORBIDDEN', { reason: 'unverifiedEmail', extra: { verification: 'required' } });
}

function challengeEnded(): Failure {
  return new Failure('FORBIDDEN', { reason: 'twoStepEnded', extra: { two_step: 'restart' } });
}

import { isStaff } from '@fakos/contracts/roles';
import type { UserRow } from '../../../database/tables/people.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import { readSetting } from '../../settings/read-settings.ts';
import type { AccountRequest } from '../account-request.ts';
import { findUserById } from '../accounts.repo.ts';
import { requirePassword } from '../passwords/change-password.ts';
import { revokeSessions, signedIn } from '../sessions/sessions.repo.ts';
import { countAttempt, forgetAttempts, getBuckets } from '../sessions/throttle.ts';
import { createRecoveryCodes, createSecret, hashRecoveryCode, takeCode, toKeyAddress } from './codes.ts';
import { noteTwoStep } from './note-two-step.ts';
import { encryptSecret, type KeyEnvironment } from './secret-key.ts';
import {
  confirmSecret,
  countRecoveryCodes,
  findTwoStepSince,
  removeTwoStep,
  replaceRecoveryCodes,
  storePendingSecret,
} from './two-step.repo.ts';

type TwoStepRequest = AccountRequest & { readonly config: KeyEnvironment };

interface Proof {
  readonly current_password: string;
  readonly code: string;
}

/** State of the signed-in user's two-step login. */
export async function loadTwoStep({ db, session }: TwoStepRequest) {
  const { user } = signedIn(session);
  const since = await findTwoStepSince(db, user.id);
  return {
    on_since: since ?? null,
    recovery_codes_left: since === undefined ? 0 : await countRecoveryCodes(db, user.id),
    is_required: isStaff(user.role) && (await readSetting(db, 'staff_two_step_required')) === 'true',
  };
}

/** Creates a secret for the app; two-step login stays off until {@link turnOnTwoStep}. */
export async function startTwoStep(context: TwoStepRequest, password: string) {
  const { db, config, session, language } = context;
  const { user } = signedIn(session);
  await requirePassword(context, 'current_password', password);
  const secret = createSecret();
  const isStored = await storePendingSecret(db, user.id, await encryptSecret(config, user.id, secret));
  if (!isStored) throw new Failure('CONFLICT', { reason: 'twoStepOn' });
  const issuer = await readSetting(db, 'company_name', language);
  return { secret, uri: toKeyAddress(secret, issuer || 'Fakos', user.email) };
}

/** Turns on two-step login with the first code of the app, ends the other sessions and returns the recovery codes. */
export async function turnOnTwoStep(context: TwoStepRequest, code: string): Promise<string[]> {
  const { db, session, language } = context;
  const { tokenHash } = signedIn(session);
  const user = await getUser(context);
  if ((await findTwoStepSince(db, user.id)) !== undefined) throw new Failure('CONFLICT', { reason: 'twoStepOn' });
  await requireCode(context, user, code);
  return db.transaction().execute(async (transaction) => {
    if (!(await confirmSecret(transaction, user.id))) throw new Failure('CONFLICT', { reason: 'twoStepOn' });
    await revokeSessions(transaction, user.id, tokenHash);
    await noteTwoStep(transaction, user, { change: 'on', language });
    return storeRecoveryCodes(transaction, user.id);
  });
}

/** Replaces all recovery codes. */
export async function renewRecoveryCodes(context: TwoStepRequest, proof: Proof): Promise<string[]> {
  const user = await requireProof(context, proof);
  return context.db.transaction().execute((transaction) => storeRecoveryCodes(transaction, user.id));
}

/** Turns off two-step login; staff who must use it cannot. */
export async function turnOffTwoStep(context: TwoStepRequest, proof: Proof): Promise<void> {
  const { db, language } = context;
  const { is_required: isRequired } = await loadTwoStep(context);
  if (isRequired) throw new Failure('CONFLICT', { reason: 'twoStepRequired' });
  const user = await requireProof(context, proof);
  await db.transaction().execute(async (transaction) => {
    await removeTwoStep(transaction, user.id);
    await noteTwoStep(transaction, user, { change: 'off', language });
  });
}

async function requireProof(context: TwoStepRequest, { current_password: password, code }: Proof): Promise<UserRow> {
  const user = await getUser(context);
  if ((await findTwoStepSince(context.db, user.id)) === undefined)
    throw new Failure('CONFLICT', { reason: 'twoStepOff' });
  await requirePassword(context, 'current_password', password);
  await requireCode(context, user, code);
  return user;
}

/** Requires a valid code; wrong ones are counted as at sign-in. */
async function requireCode({ db, config, language, request }: TwoStepRequest, user: UserRow, code: string) {
  const buckets = getBuckets('twoStep', { email: user.email, address: request.address() });
  await countAttempt(db, buckets);
  if ((await takeCode(db, config, { userId: user.id, code })) === undefined)
    throw brokenRule(language, 'code', 'twoStepCode');
  await forgetAttempts(db, buckets);
}

async function getUser({ db, session }: TwoStepRequest): Promise<UserRow> {
  const user = await findUserById(db, signedIn(session).user.id);
  if (!user) throw new Failure('NOT_SIGNED_IN');
  return user;
}

async function storeRecoveryCodes(db: TwoStepRequest['db'], userId: number): Promise<string[]> {
  const codes = createRecoveryCodes();
  await replaceRecoveryCodes(
    db,
    userId,
    codes.map((code) => hashRecoveryCode(userId, code)),
  );
  return codes;
}

import type { changePassword } from '@fakos/contracts/login/contract';
import type { z } from 'zod';
import { brokenRule } from '../../../errors/failure.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import type { AccountRequest } from '../account-request.ts';
import { findUserById, setPassword } from '../accounts.repo.ts';
import { revokeSessions, signedIn } from '../sessions/sessions.repo.ts';
import { countAttempt, forgetAttempts, getBuckets } from '../sessions/throttle.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword, isCorrectPassword } from './passwords.ts';

/** Changes the password of the signed-in user: all other sessions and all tokens of the account are revoked. */
export async function changeOwnPassword(
  context: AccountRequest,
  wanted: z.output<typeof changePassword.body>,
): Promise<void> {
  const { db, language, session } = context;
  const { user, tokenHash } = signedIn(session);
  await requirePassword(context, 'current_password', wanted.current_password);
  if (wanted.new_password === wanted.current_password) throw brokenRule(language, 'new_password', 'samePassword');
  checkNewPassword(language, 'new_password', wanted.new_password, user);
  const hash = await hashPassword(wanted.new_password);
  await db.transaction().execute(async (transaction) => {
    await setPassword(transaction, user.id, hash);
    await revokeSessions(transaction, user.id, tokenHash);
    const params = { name: user.name };
    await queueEmail(transaction, { template: 'password_changed', to: user.email, language, params });
  });
}

/** Requires the password, because an open session alone is not enough; attempts are limited as for a login. */
export async function requirePassword(context: AccountRequest, field: string, password: string): Promise<void> {
  const { db, language, request, session } = context;
  const { user } = signedIn(session);
  const buckets = getBuckets('password', { email: user.email, address: request.address() });
  await countAttempt(db, buckets);
  const row = await findUserById(db, user.id);
  const isProved = row !== undefined && (await isCorrectPassword(password, row.password_hash));
  if (!isProved) throw brokenRule(language, field, 'currentPassword');
  await forgetAttempts(db, buckets);
}

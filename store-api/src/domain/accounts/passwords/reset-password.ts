import type { resetPassword } from '@fakos/contracts/users/contract';
import type { z } from 'zod';
import { brokenRule } from '../../../errors/failure.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import type { AccountRequest } from '../account-request.ts';
import { findAccountToken, takeAccountToken } from '../account-tokens.repo.ts';
import { findUserById, noteVerifiedEmail, setPassword } from '../accounts.repo.ts';
import { revokeSessions } from '../sessions/sessions.repo.ts';
import { countAttempt, forgetAttempts, getBuckets } from '../sessions/throttle.ts';
import { checkNewPassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';

/**
 * Sets a new password with an e-mail token. A refused password does not consume the token. The token also verifies the
 * address, because it was sent there, and ends a lockout of the account.
 */
export async function resetForgottenPassword(
  { db, language, request }: Pick<AccountRequest, 'db' | 'language' | 'request'>,
  wanted: z.output<typeof resetPassword.body>,
): Promise<void> {
  await countAttempt(db, getBuckets('token', { address: request.address() }));
  const found = await findAccountToken(db, 'reset', wanted.token);
  const owner = found && (await findUserById(db, found.user_id));
  if (!owner) throw brokenRule(language, 'token', 'deadLink');
  checkNewPassword(language, 'password', wanted.password, owner);
  const hash = await hashPassword(wanted.password);
  await db.transaction().execute(async (transaction) => {
    const taken = await takeAccountToken(transaction, 'reset', wanted.token);
    const user = taken && (await findUserById(transaction, taken.user_id));
    if (!user) throw brokenRule(language, 'token', 'deadLink');
    await setPassword(transaction, user.id, hash);
    await revokeSessions(transaction, user.id);
    // The e-mail proved who it is, so that a lockout which an attacker caused ends for the next login.
    const attempts = getBuckets('login', { email: user.email, address: request.address() });
    await forgetAttempts(
      transaction,
      attempts.filter(({ isAccount }) => isAccount),
    );
    if (taken.email === user.email) await noteVerifiedEmail(transaction, user);
    const params = { name: user.name };
    await queueEmail(transaction, { template: 'password_changed', to: user.email, language, params });
  });
}

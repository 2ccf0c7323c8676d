import {
  type Delivery,
  forgotPassword,
  listUsers,
  register,
  resendVerification,
  resetPassword,
  sendLoginLink,
  verifyEmail,
} from '@fakos/contracts/users/contract';
import { findUsers, oneAtATime } from '../../domain/accounts/accounts.repo.ts';
import { resetForgottenPassword } from '../../domain/accounts/passwords/reset-password.ts';
import {
  registerAccount,
  resendVerificationEmail,
  sendLoginLinkEmail,
  sendPasswordReset,
} from '../../domain/accounts/registration/account-emails.ts';
import { verifyAddress } from '../../domain/accounts/registration/verify-address.ts';
import { toRole } from '../../domain/accounts/sessions/sessions.repo.ts';
import { countAttempt, getBuckets } from '../../domain/accounts/sessions/throttle.ts';
import { brokenRule } from '../../errors/failure.ts';
import { type Language, translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** users.php: registration and account recovery. No response reveals which e-mail addresses have an account. */
export const userEndpoints = [
  endpoint(listUsers, async ({ query: { page, limit }, db }) => {
    const { rows, total } = await findUsers(db, { page, limit });
    const data = rows.map((row) => ({ ...row, role: toRole(row.role) }));
    return { data, meta: { page, limit, total } };
  }),

  endpoint(register, async ({ body, ...context }) => {
    const verification = await registerAccount(context, body);
    const done = verification === 'sent' ? 'done.registeredToVerify' : 'done.registered';
    return { message: translate(context.language, done), data: { verification } };
  }),

  endpoint(forgotPassword, async ({ body, ...context }) => {
    return reportDelivery(context.language, await sendPasswordReset(context, body.email), 'done.resetSent');
  }),

  endpoint(sendLoginLink, async ({ body, ...context }) => {
    return reportDelivery(context.language, await sendLoginLinkEmail(context, body.email), 'done.loginLinkSent');
  }),

  endpoint(resetPassword, async ({ body, ...context }) => {
    await resetForgottenPassword(context, body);
    return { message: translate(context.language, 'done.passwordReset') };
  }),

  endpoint(verifyEmail, async ({ body, db, language, request }) => {
    await countAttempt(db, getBuckets('token', { address: request.address() }));
    const isGood = await oneAtATime(db, (transaction) => verifyAddress(transaction, body.token));
    if (!isGood) throw brokenRule(language, 'token', 'deadLink');
    return { message: translate(language, 'done.emailVerified') };
  }),

  endpoint(resendVerification, async ({ body, ...context }) => {
    return reportDelivery(
      context.language,
      await resendVerificationEmail(context, body.email),
      'done.verificationSent',
    );
  }),
];

function reportDelivery(language: Language, delivery: Delivery, done: string) {
  return { message: translate(language, delivery === 'sent' ? done : 'done.mailUnavailable'), data: { delivery } };
}

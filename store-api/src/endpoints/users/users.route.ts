import {
  forgotPassword,
  listUsers,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@fakos/shared-kit/api/users/contract';
import { endpoint, type Surroundings } from '../../http/endpoint.ts';
import { brokenRule } from '../../http/failure.ts';
import { findMailServer } from '../../outbox/mail-server.ts';
import { findUserByEmail, oneAtATime } from '../../sessions/accounts.repo.ts';
import { checkNewPassword } from '../../sessions/password-rules.ts';
import { hashPassword } from '../../sessions/passwords.ts';
import { roleOf } from '../../sessions/sessions.repo.ts';
import { bucketsOf, countAttempt } from '../../sessions/throttle.ts';
import { translate } from '../../text/translate.ts';
import { registerAtOnce, registerByMail, sendNothing, sendReset, sendVerificationAgain } from './register-account.ts';
import { resetForgottenPassword } from './reset-password.ts';
import { findUsers } from './users.repo.ts';
import { verifyAddress } from './verify-address.ts';

/** users.php: registration and the ways back into an account. No answer tells which addresses have one. */
export const userEndpoints = [
  endpoint(listUsers, async ({ query: { page, limit }, db }) => {
    const { rows, total } = await findUsers(db, { page, limit });
    const data = rows.map((row) => ({ ...row, role: roleOf(row.role) }));
    return { data, meta: { page, limit, total } };
  }),

  endpoint(register, async ({ body, db, config, language, request }) => {
    const email = body.email.toLowerCase();
    checkNewPassword(language, 'password', body.password, { name: body.name, email });
    await countAttempt(db, bucketsOf('registration', { email, address: request.address() }));
    const canMail = (await findMailServer(db, config)) !== undefined;
    const wanted = { name: body.name, email, password_hash: await hashPassword(body.password) };
    await db
      .transaction()
      .execute((transaction) =>
        canMail ? registerByMail(transaction, wanted, language) : registerAtOnce(transaction, wanted),
      );
    return {
      message: translate(language, canMail ? 'done.registeredToVerify' : 'done.registered'),
      data: { verification: canMail ? ('sent' as const) : ('none' as const) },
    };
  }),

  endpoint(forgotPassword, async ({ body, ...context }) => {
    const email = body.email.toLowerCase();
    const { db, language, request } = context;
    const counted = bucketsOf('forgottenPassword', { email, address: request.address() });
    await countAttempt(db, counted);
    return mailIfPossible(context, 'done.resetSent', async (transaction) => {
      const user = await findUserByEmail(transaction, email);
      await (user ? sendReset(transaction, user, language) : sendNothing(transaction, counted));
    });
  }),

  endpoint(resetPassword, async ({ body, ...context }) => {
    await resetForgottenPassword(context, body);
    return { message: translate(context.language, 'done.passwordReset') };
  }),

  endpoint(verifyEmail, async ({ body, db, language, request }) => {
    await countAttempt(db, bucketsOf('token', { address: request.address() }));
    const isGood = await oneAtATime(db, (transaction) => verifyAddress(transaction, body.token));
    if (!isGood) throw brokenRule(language, 'token', 'deadLink');
    return { message: translate(language, 'done.emailVerified') };
  }),

  endpoint(resendVerification, async ({ body, ...context }) => {
    const email = body.email.toLowerCase();
    const { db, language, request } = context;
    const counted = bucketsOf('verificationMail', { email, address: request.address() });
    await countAttempt(db, counted);
    return mailIfPossible(context, 'done.verificationSent', (transaction) =>
      sendVerificationAgain(transaction, { email, language, counted }),
    );
  }),
];

/** Says truly that nothing was sent where nothing can be: a key that waits in the outbox would be dead when it leaves. */
async function mailIfPossible(
  { db, config, language }: Pick<Surroundings, 'db' | 'config' | 'language'>,
  done: string,
  send: (transaction: Surroundings['db']) => Promise<void>,
) {
  if (!(await findMailServer(db, config))) {
    return { message: translate(language, 'done.mailUnavailable'), data: { delivery: 'none' as const } };
  }
  await db.transaction().execute(send);
  return { message: translate(language, done), data: { delivery: 'sent' as const } };
}

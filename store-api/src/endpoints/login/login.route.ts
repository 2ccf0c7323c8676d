import { changePassword, getSession, login, logout } from '@fakos/shared-kit/api/login/contract';
import type { UserRow } from '../../database/tables/people.ts';
import { endpoint, type Surroundings } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { findMailServer } from '../../outbox/mail-server.ts';
import { findUserByEmail } from '../../sessions/accounts.repo.ts';
import { changeOwnPassword } from '../../sessions/change-password.ts';
import { deviceNameOf } from '../../sessions/device-name.ts';
import { isPasswordOf, wastePasswordCheck } from '../../sessions/passwords.ts';
import { findRegistration } from '../../sessions/registrations.repo.ts';
import { createSession, revokeSession, signedIn, toSignedInUser } from '../../sessions/sessions.repo.ts';
import { bucketsOf, countAttempt, forgetAttempts } from '../../sessions/throttle.ts';
import { translate } from '../../text/translate.ts';

/** login.php: sign in, who am I, change the password, sign out. */
export const loginEndpoints = [
  endpoint(login, async ({ body, ...context }) => {
    const { db, language, request, session } = context;
    const email = body.email.toLowerCase();
    const buckets = bucketsOf('login', { email, address: request.address() });
    await countAttempt(db, buckets);
    const user = await findUserByEmail(db, email);
    const known = user ?? (await findRegistration(db, email));
    const isGood = known
      ? await isPasswordOf(body.password, known.password_hash)
      : await wastePasswordCheck(body.password);
    if (!known || !isGood) throw new Failure('LOGIN_FAILED');
    await forgetAttempts(db, buckets);
    if (!user || !(await isVerified(context, user))) throw unverified();
    if (session) await revokeSession(db, session.tokenHash);
    const token = await createSession(db, user.id, deviceNameOf(request.header('user-agent')));
    return { message: translate(language, 'done.signedIn'), user: toSignedInUser(user), token };
  }),

  endpoint(getSession, async ({ session }) => ({ user: signedIn(session).user })),

  endpoint(changePassword, async ({ body, ...context }) => {
    await changeOwnPassword(context, body);
    return { message: translate(context.language, 'done.passwordChanged') };
  }),

  endpoint(logout, async ({ db, language, session }) => {
    await revokeSession(db, signedIn(session).tokenHash);
    return { message: translate(language, 'done.signedOut') };
  }),
];

/** Where the shop cannot send mail, nobody could ever verify. */
async function isVerified({ db, config }: Pick<Surroundings, 'db' | 'config'>, user: UserRow): Promise<boolean> {
  return user.email_verified_at !== null || (await findMailServer(db, config)) === undefined;
}

function unverified(): Failure {
  return new Failure('FORBIDDEN', { reason: 'unverifiedEmail', extra: { verification: 'required' } });
}

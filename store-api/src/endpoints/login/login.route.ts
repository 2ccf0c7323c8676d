import { changePassword, getSession, login, logout } from '@fakos/shared-kit/api/login/contract';
import { endpoint } from '../../http/endpoint.ts';
import { brokenRule, Failure } from '../../http/failure.ts';
import { countAttempt, forgetAttempts, loginBuckets } from '../../sessions/login-throttle.ts';
import { hashPassword, isPasswordOf, wastePasswordCheck } from '../../sessions/passwords.ts';
import {
  createSession,
  revokeOtherSessions,
  revokeSession,
  type Session,
  toSignedInUser,
} from '../../sessions/sessions.repo.ts';
import { translate } from '../../text/translate.ts';
import { findUserByEmail, findUserById, setPassword } from './login.repo.ts';

/** login.php: sign in, who am I, change the password, sign out. */
export const loginEndpoints = [
  endpoint(login, async ({ body, db, language, request }) => {
    const email = body.email.toLowerCase();
    const buckets = loginBuckets(email, request.address);
    await countAttempt(db, buckets);
    const user = await findUserByEmail(db, email);
    const isGood = user
      ? await isPasswordOf(body.password, user.password_hash)
      : await wastePasswordCheck(body.password);
    if (!user || !isGood) throw new Failure('LOGIN_FAILED');
    await forgetAttempts(db, buckets);
    const token = await createSession(db, user.id);
    return { message: translate(language, 'done.signedIn'), user: toSignedInUser(user), token };
  }),

  endpoint(getSession, async ({ session }) => ({ user: signedIn(session).user })),

  endpoint(changePassword, async ({ body, db, language, request, session }) => {
    const { user, tokenHash } = signedIn(session);
    const buckets = loginBuckets(user.email, request.address);
    await countAttempt(db, buckets);
    const row = await findUserById(db, user.id);
    const isKnown = row !== undefined && (await isPasswordOf(body.current_password, row.password_hash));
    if (!isKnown) throw brokenRule(language, 'current_password', 'currentPassword');
    await forgetAttempts(db, buckets);
    if (body.new_password === body.current_password) throw brokenRule(language, 'new_password', 'samePassword');
    const hash = await hashPassword(body.new_password);
    await db.transaction().execute(async (transaction) => {
      await setPassword(transaction, user.id, hash);
      await revokeOtherSessions(transaction, user.id, tokenHash);
    });
    return { message: translate(language, 'done.passwordChanged') };
  }),

  endpoint(logout, async ({ db, language, session }) => {
    await revokeSession(db, signedIn(session).tokenHash);
    return { message: translate(language, 'done.signedOut') };
  }),
];

function signedIn(session: Session | null): Session {
  if (!session) throw new Failure('NOT_SIGNED_IN');
  return session;
}

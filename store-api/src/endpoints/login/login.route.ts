import {
  changePassword,
  getSession,
  login,
  loginSecondStep,
  loginWithLink,
  logout,
} from '@fakos/contracts/login/contract';
import { changeOwnPassword } from '../../domain/accounts/passwords/change-password.ts';
import { getDeviceName } from '../../domain/accounts/sessions/device-name.ts';
import { logSignIn } from '../../domain/accounts/sessions/log-sign-in.ts';
import { signInWithLink } from '../../domain/accounts/sessions/login-link.ts';
import { revokeSession, signedIn } from '../../domain/accounts/sessions/sessions.repo.ts';
import { completeSignIn, signIn } from '../../domain/accounts/sessions/sign-in.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** login.php: sign in, current user, change of password, sign out. */
export const loginEndpoints = [
  endpoint(login, async ({ body, ...context }) => {
    const device = getDeviceName(context.request.header('user-agent'));
    const { user, token } = await logSignIn(context, 'password', signIn(context, { ...body, device }));
    return { message: translate(context.language, 'done.signedIn'), user, token };
  }),

  endpoint(loginSecondStep, async ({ body, ...context }) => {
    const device = getDeviceName(context.request.header('user-agent'));
    const { user, token } = await logSignIn(context, 'code', completeSignIn(context, { ...body, device }));
    return { message: translate(context.language, 'done.signedIn'), user, token };
  }),

  endpoint(loginWithLink, async ({ body, ...context }) => {
    const device = getDeviceName(context.request.header('user-agent'));
    const { user, token } = await logSignIn(context, 'link', signInWithLink(context, { ...body, device }));
    return { message: translate(context.language, 'done.signedIn'), user, token };
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

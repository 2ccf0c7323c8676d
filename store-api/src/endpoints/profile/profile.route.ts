import {
  eraseProfile,
  exportProfile,
  getProfile,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  updatePassword,
  updateProfile,
} from '@fakos/shared-kit/api/profile/contract';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { findUserById } from '../../sessions/accounts.repo.ts';
import { changeOwnPassword } from '../../sessions/change-password.ts';
import {
  findSessionsOf,
  revokeSessionById,
  revokeSessions,
  sessionIdOf,
  signedIn,
} from '../../sessions/sessions.repo.ts';
import { translate } from '../../text/translate.ts';
import { addressEndpoints } from './addresses.route.ts';
import { eraseAccount } from './erase-account.ts';
import { exportAccount } from './export-account.ts';
import { changeProfile, loadProfile } from './update-profile.ts';

/** profile.php: somebody's own account. Nothing here reaches another one. */
export const profileEndpoints = [
  endpoint(getProfile, async ({ db, session }) => ({ data: await loadProfile(db, signedIn(session).user.id) })),

  endpoint(updateProfile, async ({ body, ...context }) => {
    const { data, verification } = await changeProfile(context, body);
    const done = verification === 'sent' ? 'done.profileToVerify' : 'done.profileSaved';
    return { message: translate(context.language, done), data, verification };
  }),

  endpoint(updatePassword, async ({ body, ...context }) => {
    await changeOwnPassword(context, body);
    return { message: translate(context.language, 'done.passwordChanged') };
  }),

  ...addressEndpoints,

  endpoint(listSessions, async ({ db, session }) => {
    const { user, tokenHash } = signedIn(session);
    const current = sessionIdOf(tokenHash);
    const sessions = await findSessionsOf(db, user.id);
    return { data: sessions.map((one) => ({ ...one, is_current: one.id === current })) };
  }),

  endpoint(revokeSession, async ({ body, db, language, session }) => {
    const isFound = await revokeSessionById(db, signedIn(session).user.id, body.id);
    if (!isFound) throw new Failure('NOT_FOUND');
    return { message: translate(language, 'done.sessionEnded') };
  }),

  endpoint(revokeOtherSessions, async ({ db, language, session }) => {
    const { user, tokenHash } = signedIn(session);
    await revokeSessions(db, user.id, tokenHash);
    return { message: translate(language, 'done.otherSessionsEnded') };
  }),

  endpoint(exportProfile, async ({ db, session }) => {
    const person = await findUserById(db, signedIn(session).user.id);
    if (!person) throw new Failure('NOT_SIGNED_IN');
    return { data: await exportAccount(db, person) };
  }),

  endpoint(eraseProfile, async ({ body, ...context }) => {
    await eraseAccount(context, body.password);
    return { message: translate(context.language, 'done.accountErased') };
  }),
];

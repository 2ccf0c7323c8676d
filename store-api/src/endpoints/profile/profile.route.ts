import {
  eraseProfile,
  exportProfile,
  getFrameFit,
  getProfile,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  updateFrameFit,
  updatePassword,
  updateProfile,
} from '@fakos/contracts/profile/contract';
import { findUserById } from '../../domain/accounts/accounts.repo.ts';
import { changeOwnPassword } from '../../domain/accounts/passwords/change-password.ts';
import { eraseAccount } from '../../domain/accounts/profile/erase-account.ts';
import { exportAccount } from '../../domain/accounts/profile/export-account.ts';
import { findFrameFit, setFrameSize } from '../../domain/accounts/profile/frame-fit.repo.ts';
import { changeProfile, loadProfile } from '../../domain/accounts/profile/update-profile.ts';
import {
  findUserSessions,
  getSessionId,
  revokeSessionById,
  revokeSessions,
  signedIn,
} from '../../domain/accounts/sessions/sessions.repo.ts';
import { removeUnusedFiles } from '../../domain/optics/prescriptions/prescription-files.ts';
import { Failure } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';
import { addressEndpoints } from './addresses.route.ts';
import { twoStepEndpoints } from './two-step.route.ts';

/** profile.php: the user's own account. No endpoint here accesses another account. */
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

  endpoint(getFrameFit, async ({ db, language, session }) => ({
    data: await findFrameFit(db, signedIn(session).user.id, language),
  })),

  endpoint(updateFrameFit, async ({ body, db, language, session }) => {
    const { user } = signedIn(session);
    await setFrameSize(db, user.id, body.size);
    const message = translate(language, body.size === null ? 'done.frameSizeDeleted' : 'done.frameSizeSaved');
    return { message, data: await findFrameFit(db, user.id, language) };
  }),

  ...twoStepEndpoints,

  endpoint(listSessions, async ({ db, session }) => {
    const { user, tokenHash } = signedIn(session);
    const current = getSessionId(tokenHash);
    const sessions = await findUserSessions(db, user.id);
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

  endpoint(exportProfile, async ({ db, config, session }) => {
    const person = await findUserById(db, signedIn(session).user.id);
    if (!person) throw new Failure('NOT_SIGNED_IN');
    return { data: await exportAccount(db, person, config) };
  }),

  endpoint(eraseProfile, async ({ body, ...context }) => {
    await eraseAccount(context, body.password);
    await removeUnusedFiles(context.db, context.config);
    return { message: translate(context.language, 'done.accountErased') };
  }),
];

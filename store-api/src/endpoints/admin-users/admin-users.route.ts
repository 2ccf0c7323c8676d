import {
  anonymiseUser,
  createAdminUser,
  deleteAdminUser,
  disableUser,
  enableUser,
  endUserSessions,
  exportUser,
  getAdminUser,
  listAdminUsers,
  resetUserTwoStep,
  sendUserReset,
  updateAdminUser,
} from '@fakos/contracts/admin-users/contract';
import { findUserById } from '../../domain/accounts/accounts.repo.ts';
import { checkMayRead, mayReadStaff } from '../../domain/accounts/administration/account-rights.ts';
import { findAdminUsers, findSessionsAndEvents } from '../../domain/accounts/administration/admin-users.repo.ts';
import { findCustomerHistory } from '../../domain/accounts/administration/customer.repo.ts';
import {
  anonymiseAccount,
  disableAccount,
  enableAccount,
  endSessions,
  exportForStaff,
  resetTwoStep,
  sendResetLink,
} from '../../domain/accounts/administration/manage-customer.ts';
import { createUser, removeUser, updateUser } from '../../domain/accounts/administration/manage-users.ts';
import { findAddresses } from '../../domain/accounts/profile/addresses.repo.ts';
import { signedIn, toRole } from '../../domain/accounts/sessions/sessions.repo.ts';
import { findTwoStepSince } from '../../domain/accounts/two-step/two-step.repo.ts';
import { removeUnusedFiles } from '../../domain/optics/prescriptions/prescription-files.ts';
import { requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

const customerActions = [
  endpoint(disableUser, async ({ body, ...context }) => {
    await disableAccount(context, body.id);
    return { message: translate(context.language, 'done.userDisabled') };
  }),

  endpoint(enableUser, async ({ body, ...context }) => {
    await enableAccount(context, body.id);
    return { message: translate(context.language, 'done.userEnabled') };
  }),

  endpoint(anonymiseUser, async ({ body, ...context }) => {
    await anonymiseAccount(context, body.id);
    await removeUnusedFiles(context.db, context.config);
    return { message: translate(context.language, 'done.userAnonymised') };
  }),

  endpoint(sendUserReset, async ({ body, ...context }) => {
    const delivery = await sendResetLink(context, body.id);
    const done = delivery === 'sent' ? 'done.userResetSent' : 'done.userResetUnavailable';
    return { message: translate(context.language, done), data: { delivery } };
  }),

  endpoint(endUserSessions, async ({ body, ...context }) => {
    await endSessions(context, body.id);
    return { message: translate(context.language, 'done.userSessionsEnded') };
  }),

  endpoint(resetUserTwoStep, async ({ body, ...context }) => {
    await resetTwoStep(context, body.id);
    return { message: translate(context.language, 'done.userTwoStepReset') };
  }),

  endpoint(exportUser, async ({ body, ...context }) => ({ data: await exportForStaff(context, body.id) })),
];

/** admin-users.php: accounts for staff. */
export const adminUserEndpoints = [
  endpoint(listAdminUsers, async ({ query, db, session }) => {
    const { user: reader } = signedIn(session);
    const role = query.role ?? (mayReadStaff(reader.role) ? undefined : 'user');
    if (role !== undefined) checkMayRead(reader.role, role);
    const { rows, total } = await findAdminUsers(db, { ...query, role });
    return { data: rows.map(toAdminUser), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getAdminUser, async ({ query, db, session }) => {
    const person = requireFound(await findUserById(db, query.id));
    checkMayRead(signedIn(session).user.role, toRole(person.role));
    return {
      data: {
        ...toAdminUser(person),
        ...(await findSessionsAndEvents(db, person.id)),
        ...(await findCustomerHistory(db, person)),
        two_step_since: (await findTwoStepSince(db, person.id)) ?? null,
        addresses: await findAddresses(db, person.id),
      },
    };
  }),

  endpoint(createAdminUser, async ({ body, ...context }) => {
    const data = await createUser(context, body);
    return { message: translate(context.language, 'done.userSaved'), data };
  }),

  endpoint(updateAdminUser, async ({ body, ...context }) => {
    const data = await updateUser(context, body);
    return { message: translate(context.language, 'done.userSaved'), data };
  }),

  ...customerActions,

  endpoint(deleteAdminUser, async ({ body, db, language, session }) => {
    await removeUser(db, body.id, signedIn(session));
    return { message: translate(language, 'done.userDeleted') };
  }),
];

type UserRow = Awaited<ReturnType<typeof findAdminUsers>>['rows'][number];

function toAdminUser(row: UserRow) {
  const { id, name, email, phone, email_verified_at, created_at, version } = row;
  const isDisabled = row.disabled_at !== null;
  return {
    id,
    name,
    email,
    phone,
    email_verified_at,
    created_at,
    version,
    role: toRole(row.role),
    disabled: isDisabled,
  };
}

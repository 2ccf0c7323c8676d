import {
  createAdminUser,
  deleteAdminUser,
  getAdminUser,
  listAdminUsers,
  updateAdminUser,
} from '@fakos/contracts/admin-users/contract';
import { findAdminUsers, findBelongings } from '../../domain/accounts/administration/admin-users.repo.ts';
import { createUser, removeUser, updateUser } from '../../domain/accounts/administration/manage-users.ts';
import { signedIn, toRole } from '../../domain/accounts/sessions/sessions.repo.ts';
import { Failure } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** admin-users.php: accounts as staff look after them. */
export const adminUserEndpoints = [
  endpoint(listAdminUsers, async ({ query, db }) => {
    const { rows, total } = await findAdminUsers(db, query);
    const data = rows.map((row) => ({ ...row, role: toRole(row.role) }));
    return { data, meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getAdminUser, async ({ query, db }) => {
    const one = { id: query.id, page: 1, limit: 1, sort: 'created_at', order: 'DESC' } as const;
    const row = (await findAdminUsers(db, one)).rows[0];
    if (!row) throw new Failure('NOT_FOUND');
    const belongings = await findBelongings(db, query.id);
    return { data: { ...row, role: toRole(row.role), ...belongings } };
  }),

  endpoint(createAdminUser, async ({ body, ...context }) => {
    const data = await createUser(context, body);
    return { message: translate(context.language, 'done.userSaved'), data };
  }),

  endpoint(updateAdminUser, async ({ body, ...context }) => {
    const data = await updateUser(context, body);
    return { message: translate(context.language, 'done.userSaved'), data };
  }),

  endpoint(deleteAdminUser, async ({ body, db, language, session }) => {
    await removeUser(db, body.id, signedIn(session));
    return { message: translate(language, 'done.userDeleted') };
  }),
];

import {
  type AccountEvent,
  createAdminUser,
  deleteAdminUser,
  getAdminUser,
  listAdminUsers,
  updateAdminUser,
} from '@fakos/shared-kit/api/admin-users/contract';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { insertAccount } from '../../sessions/accounts.repo.ts';
import { checkNewPassword } from '../../sessions/password-rules.ts';
import { hashPassword } from '../../sessions/passwords.ts';
import { roleOf, signedIn } from '../../sessions/sessions.repo.ts';
import { translate } from '../../text/translate.ts';
import { emailTaken } from './account-failures.ts';
import { findAdminUsers, findBelongings, insertAccountEvent } from './admin-users.repo.ts';
import { removeUser } from './remove-user.ts';
import { updateUser } from './update-user.ts';

/** admin-users.php: accounts as staff look after them. */
export const adminUserEndpoints = [
  endpoint(listAdminUsers, async ({ query, db }) => {
    const { rows, total } = await findAdminUsers(db, query);
    const data = rows.map((row) => ({ ...row, role: roleOf(row.role) }));
    return { data, meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getAdminUser, async ({ query, db }) => {
    const one = { id: query.id, page: 1, limit: 1, sort: 'created_at', order: 'DESC' } as const;
    const row = (await findAdminUsers(db, one)).rows[0];
    if (!row) throw new Failure('NOT_FOUND');
    const { events, ...belongings } = await findBelongings(db, query.id);
    const log = events.map((event) => ({ ...event, kind: event.kind as AccountEvent['kind'] }));
    return { data: { ...row, role: roleOf(row.role), ...belongings, events: log } };
  }),

  endpoint(createAdminUser, async ({ body, db, language, session }) => {
    const { name, phone, role } = body;
    const email = body.email.toLowerCase();
    checkNewPassword(language, 'password', body.password, { name, email });
    const passwordHash = await hashPassword(body.password);
    const actor = signedIn(session).user.email;
    const data = await db.transaction().execute(async (transaction) => {
      const id = await insertAccount(transaction, { name, email, phone, role, passwordHash, isVerified: true });
      if (id === undefined) throw emailTaken(language);
      await insertAccountEvent(transaction, { userId: id, kind: 'created', detail: role, actor });
      return { id, version: 1 };
    });
    return { message: translate(language, 'done.userSaved'), data };
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

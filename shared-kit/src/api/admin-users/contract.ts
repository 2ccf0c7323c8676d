import { z } from 'zod';
import { answerOf, defineCall, doneAnswer, instant, listOf, pageQuery, rowId } from '../contract.ts';
import { role } from '../login/contract.ts';
import { contactDetails } from '../orders/fields.ts';
import { accountEmail, newPassword, personName } from '../users/fields.ts';

/** An account as the back office lists it. */
export const adminUser = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role,
  /** When its owner proved that the address is theirs; null until then. */
  email_verified_at: instant.nullable(),
  created_at: instant,
  version: z.number().int(),
});
/** See {@link adminUser}. */
export type AdminUser = z.output<typeof adminUser>;

/** One thing that staff did to an account. `detail` is the new role where that changed. */
export const accountEvent = z.object({
  kind: z.enum(['created', 'role', 'email', 'password', 'deleted']),
  detail: z.string(),
  actor: z.string(),
  at: instant,
});
/** See {@link accountEvent}. */
export type AccountEvent = z.output<typeof accountEvent>;

/** An account with what hangs on it. */
export const adminUserDetail = adminUser.extend({
  orders: z.number().int(),
  sessions: z.number().int(),
  /** Null where no session is open. */
  last_seen_at: instant.nullable(),
  events: z.array(accountEvent),
});
/** See {@link adminUserDetail}. */
export type AdminUserDetail = z.output<typeof adminUserDetail>;

/** GET admin-users.php: newest first unless asked otherwise; with `id`, that one alone. */
export const listAdminUsers = defineCall({
  resource: 'admin-users',
  method: 'GET',
  permission: 'admin',
  query: pageQuery.extend({
    id: rowId.optional(),
    search: z.string().max(100).optional(),
    role: role.optional(),
    sort: z.enum(['created_at', 'name', 'email']).default('created_at'),
    order: z.enum(['ASC', 'DESC']).default('DESC'),
  }),
  answer: listOf(adminUser),
});

/** GET admin-users.php?action=get&id=… */
export const getAdminUser = defineCall({
  resource: 'admin-users',
  method: 'GET',
  action: 'get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  answer: answerOf(adminUserDetail),
});

const phone = contactDetails.shape.phone.or(z.literal(''));
const savedUser = doneAnswer.extend({ data: z.object({ id: z.number().int(), version: z.number().int() }) });

/** POST admin-users.php: an account that can sign in at once. An address that has one already is a 409. */
export const createAdminUser = defineCall({
  resource: 'admin-users',
  method: 'POST',
  permission: 'admin',
  body: z.object({
    name: personName,
    email: accountEmail,
    phone: phone.default(''),
    role: role.default('user'),
    password: newPassword,
  }),
  answer: savedUser,
});

/**
 * PUT admin-users.php: what is not named stays. Another role, e-mail or password ends the account's sessions. The last
 * admin stays one: 409.
 */
export const updateAdminUser = defineCall({
  resource: 'admin-users',
  method: 'PUT',
  permission: 'admin',
  body: z.object({
    id: rowId,
    version: z.number().int().optional(),
    name: personName.optional(),
    email: accountEmail.optional(),
    phone: phone.optional(),
    role: role.optional(),
    password: newPassword.optional(),
  }),
  answer: savedUser,
});

/** DELETE admin-users.php {id}: orders and bookings stay, without it. Nobody deletes themselves or the last admin: 409. */
export const deleteAdminUser = defineCall({
  resource: 'admin-users',
  method: 'DELETE',
  permission: 'admin',
  body: z.object({ id: rowId }),
  answer: doneAnswer,
});

import { z } from 'zod';
import { dataResponse, defineEndpoint, instant, listResponse, messageResponse, pageQuery, rowId } from '../endpoint.ts';
import { role } from '../login/contract.ts';
import { contactDetails } from '../orders/fields.ts';
import { accountEmail, newPassword, personName } from '../users/fields.ts';

/** An account in the back office's list. */
export const adminUser = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role,
  /** When the owner verified the address; null until then. */
  email_verified_at: instant.nullable(),
  created_at: instant,
  version: z.number().int(),
});
/** See {@link adminUser}. */
export type AdminUser = z.output<typeof adminUser>;

/** One change to an account by staff. `detail` is the new role for kind `role`. */
export const accountEvent = z.object({
  kind: z.enum(['created', 'role', 'email', 'password', 'deleted']),
  detail: z.string(),
  actor: z.string(),
  at: instant,
});
/** See {@link accountEvent}. */
export type AccountEvent = z.output<typeof accountEvent>;

/** An account with its orders, sessions and history. */
export const adminUserDetail = adminUser.extend({
  orders: z.number().int(),
  sessions: z.number().int(),
  /** Null if no session is open. */
  last_seen_at: instant.nullable(),
  events: z.array(accountEvent),
});
/** See {@link adminUserDetail}. */
export type AdminUserDetail = z.output<typeof adminUserDetail>;

/** GET admin-users.php: newest first by default; with `id`, only that account. */
export const listAdminUsers = defineEndpoint({
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
  response: listResponse(adminUser),
});

/** GET admin-users.php?action=get&id=… */
export const getAdminUser = defineEndpoint({
  resource: 'admin-users',
  method: 'GET',
  action: 'get',
  permission: 'admin',
  query: z.object({ id: rowId }),
  response: dataResponse(adminUserDetail),
});

const phone = contactDetails.shape.phone.or(z.literal(''));
const savedUser = messageResponse.extend({ data: z.object({ id: z.number().int(), version: z.number().int() }) });

/** POST admin-users.php: creates a verified account; 409 if the address is already in use. */
export const createAdminUser = defineEndpoint({
  resource: 'admin-users',
  method: 'POST',
  permission: 'admin',
  invalidates: [],
  body: z.object({
    name: personName,
    email: accountEmail,
    phone: phone.default(''),
    role: role.default('user'),
    password: newPassword,
  }),
  response: savedUser,
});

/**
 * PUT admin-users.php: changes the given fields. A changed role, e-mail or password ends the account's sessions. 409 if
 * it would remove the last admin.
 */
export const updateAdminUser = defineEndpoint({
  resource: 'admin-users',
  method: 'PUT',
  permission: 'admin',
  invalidates: [],
  body: z.object({
    id: rowId,
    version: z.number().int().optional(),
    name: personName.optional(),
    email: accountEmail.optional(),
    phone: phone.optional(),
    role: role.optional(),
    password: newPassword.optional(),
  }),
  response: savedUser,
});

/** DELETE admin-users.php {id}: orders and bookings remain without the account. 409 for one's own account or the last admin. */
export const deleteAdminUser = defineEndpoint({
  resource: 'admin-users',
  method: 'DELETE',
  permission: 'admin',
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse,
});

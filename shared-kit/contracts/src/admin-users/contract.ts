import { z } from 'zod';
import { adminOrderSummary } from '../admin-orders/order-detail.ts';
import { bookingSummary } from '../bookings/contract.ts';
import { dataResponse, defineEndpoint, instant, listResponse, messageResponse, pageQuery, rowId } from '../endpoint.ts';
import { role } from '../login/contract.ts';
import { contactDetails } from '../orders/fields.ts';
import { savedAddress } from '../profile/contract.ts';
import { accountExport } from '../profile/export.ts';
import { delivery } from '../users/contract.ts';
import { accountEmail, newPassword, personName } from '../users/fields.ts';

// Which accounts a member of staff may see and change depends on their role: `accountPermissions`. FORBIDDEN for the others.

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
  /** Whether staff disabled it; nobody can sign in to a disabled account. */
  disabled: z.boolean(),
});
/** See {@link adminUser}. */
export type AdminUser = z.output<typeof adminUser>;

/** One change to an account by staff. `detail` is the new role for kind `role`. */
export const accountEvent = z.object({
  kind: z.enum([
    ...['created', 'role', 'email', 'password', 'deleted'],
    ...['disabled', 'enabled', 'anonymised', 'reset_sent', 'sessions_ended', 'exported'],
    ...['login_link_used'],
    ...['two_step_on', 'two_step_off', 'two_step_recovery_used', 'two_step_reset'],
  ] as const),
  detail: z.string(),
  actor: z.string(),
  at: instant,
});
/** See {@link accountEvent}. */
export type AccountEvent = z.output<typeof accountEvent>;

/** A choice about personal data. `source` is the order number, or '' for a contact message. */
export const consentRecord = z.object({
  at: instant,
  kind: z.enum(['marketing', 'privacy']),
  granted: z.boolean(),
  source: z.string(),
});

/**
 * An account with its orders, bookings, sessions and history, each newest first. Orders and bookings include those that
 * its verified address made without signing in. Cookie consents are anonymous and belong to no account.
 */
export const adminUserDetail = adminUser.extend({
  /** Number of orders; `latest_orders` lists the last ones. */
  orders: z.number().int(),
  latest_orders: z.array(
    adminOrderSummary.pick({
      id: true,
      number: true,
      created_at: true,
      total: true,
      status: true,
      payment_status: true,
      fulfilment_status: true,
    }),
  ),
  bookings: z.array(
    bookingSummary.pick({ id: true, created_at: true, status: true, product_name: true, booking_date: true }),
  ),
  addresses: z.array(savedAddress),
  consents: z.array(consentRecord),
  sessions: z.number().int(),
  /** Null if no session is open. */
  last_seen_at: instant.nullable(),
  /** When two-step login was turned on; null while it is off. */
  two_step_since: instant.nullable(),
  events: z.array(accountEvent),
});
/** See {@link adminUserDetail}. */
export type AdminUserDetail = z.output<typeof adminUserDetail>;

/** GET admin-users.php: newest first by default; with `id`, only that account. `sales` alone sees customers only. */
export const listAdminUsers = defineEndpoint({
  resource: 'admin-users',
  method: 'GET',
  permission: 'sales',
  query: pageQuery.extend({
    id: rowId.optional(),
    search: z.string().max(100).optional(),
    role: role.optional(),
    state: z.enum(['active', 'disabled']).optional(),
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
  permission: 'sales',
  query: z.object({ id: rowId }),
  response: dataResponse(adminUserDetail),
});

const phone = contactDetails.shape.phone.or(z.literal(''));
const savedUser = messageResponse.extend({ data: z.object({ id: z.number().int(), version: z.number().int() }) });

/** POST admin-users.php: creates a verified account; 409 if the address is already in use. */
export const createAdminUser = defineEndpoint({
  resource: 'admin-users',
  method: 'POST',
  permission: 'sales',
  record: { table: 'users' },
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
 * it would demote the last owner.
 */
export const updateAdminUser = defineEndpoint({
  resource: 'admin-users',
  method: 'PUT',
  permission: 'sales',
  record: { table: 'users' },
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

/** DELETE admin-users.php {id}: orders and bookings remain without the account. 409 for one's own account or the last owner. */
export const deleteAdminUser = defineEndpoint({
  resource: 'admin-users',
  method: 'DELETE',
  permission: 'sales',
  record: { table: 'users' },
  invalidates: [],
  body: z.object({ id: rowId }),
  response: messageResponse,
});

const target = {
  resource: 'admin-users',
  method: 'POST',
  permission: 'sales',
  record: { table: 'users' },
  invalidates: [],
} as const;
const userKey = z.object({ id: rowId });

/** POST admin-users.php?action=disable: ends the sessions and refuses to sign in. 409 for one's own account or the last owner. */
export const disableUser = defineEndpoint({ ...target, action: 'disable', body: userKey, response: messageResponse });

/** POST admin-users.php?action=enable */
export const enableUser = defineEndpoint({ ...target, action: 'enable', body: userKey, response: messageResponse });

/**
 * POST admin-users.php?action=anonymise: the erasure of profile.php for a person who requests it from staff. 409 while an
 * order or a booking is open, for one's own account and for the last owner.
 */
export const anonymiseUser = defineEndpoint({
  ...target,
  action: 'anonymise',
  body: userKey,
  response: messageResponse,
});

/** POST admin-users.php?action=send-reset: sends a link for a new password; 409 for a disabled account. */
export const sendUserReset = defineEndpoint({
  ...target,
  action: 'send-reset',
  body: userKey,
  response: messageResponse.extend({ data: z.object({ delivery }) }),
});

/** POST admin-users.php?action=end-sessions: ends all sessions; of one's own account all except this one. */
export const endUserSessions = defineEndpoint({
  ...target,
  action: 'end-sessions',
  body: userKey,
  response: messageResponse,
});

/** POST admin-users.php?action=reset-two-step: for a person who lost their app; owners only, not for one's own account. */
export const resetUserTwoStep = defineEndpoint({
  ...target,
  permission: 'ownership',
  action: 'reset-two-step',
  body: userKey,
  response: messageResponse,
});

/** POST admin-users.php?action=export: the export of profile.php for a person who requests it from staff; it is logged. */
export const exportUser = defineEndpoint({
  ...target,
  action: 'export',
  body: userKey,
  response: dataResponse(accountExport),
});

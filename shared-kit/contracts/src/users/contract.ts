import { z } from 'zod';
import { defineEndpoint, instant, listResponse, messageResponse, pageQuery } from '../endpoint.ts';
import { role } from '../login/contract.ts';
import { emailedToken, emailOnly, passwordReset, registration } from './fields.ts';

/** `sent`: an e-mail was queued. `none`: the shop cannot send e-mails. */
export const delivery = z.enum(['sent', 'none']);
/** See {@link delivery}. */
export type Delivery = z.output<typeof delivery>;

/**
 * POST users.php: registration. The response does not reveal whether the address already has an account. With `sent` the
 * address must be verified before signing in; with `none` it need not. A given `role` is ignored.
 */
export const register = defineEndpoint({
  resource: 'users',
  method: 'POST',
  permission: 'public',
  invalidates: [],
  body: registration,
  response: messageResponse.extend({ data: z.object({ verification: delivery }) }),
});

const deliveryResponse = messageResponse.extend({ data: z.object({ delivery }) });

/** POST users.php?action=forgot-password: the same response for every address. */
export const forgotPassword = defineEndpoint({
  resource: 'users',
  method: 'POST',
  action: 'forgot-password',
  permission: 'public',
  invalidates: [],
  body: emailOnly,
  response: deliveryResponse,
});

/**
 * POST users.php?action=login-link: e-mails a link that signs in once, for an account whose password is refused after too many
 * attempts; the same response for every address. A newer link ends the older ones.
 */
export const sendLoginLink = defineEndpoint({
  resource: 'users',
  method: 'POST',
  action: 'login-link',
  permission: 'public',
  invalidates: [],
  body: emailOnly,
  response: deliveryResponse,
});

/** POST users.php?action=reset-password: the token is valid once; ends every session of the account. */
export const resetPassword = defineEndpoint({
  resource: 'users',
  method: 'POST',
  action: 'reset-password',
  permission: 'public',
  invalidates: [],
  body: passwordReset,
  response: messageResponse,
});

/** POST users.php?action=verify-email: verifies the address of a new account or the new address of an existing one. */
export const verifyEmail = defineEndpoint({
  resource: 'users',
  method: 'POST',
  action: 'verify-email',
  permission: 'public',
  invalidates: [],
  body: z.object({ token: emailedToken }),
  response: messageResponse,
});

/** POST users.php?action=resend-verification: the same response for every address. */
export const resendVerification = defineEndpoint({
  resource: 'users',
  method: 'POST',
  action: 'resend-verification',
  permission: 'public',
  invalidates: [],
  body: emailOnly,
  response: deliveryResponse,
});

/** An account in the list of the page `/users`. */
export const listedUser = z.object({ id: z.number().int(), name: z.string(), role, created_at: instant });
/** See {@link listedUser}. */
export type ListedUser = z.output<typeof listedUser>;

/** GET users.php: newest first; for staff only (product.md section 1). */
export const listUsers = defineEndpoint({
  resource: 'users',
  method: 'GET',
  permission: 'administration',
  query: pageQuery,
  response: listResponse(listedUser),
});

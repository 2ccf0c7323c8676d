import { z } from 'zod';
import { defineEndpoint, messageResponse } from '../endpoint.ts';
import { passwordChange } from '../profile/fields.ts';
import { roles } from '../roles.ts';
import { emailedToken } from '../users/fields.ts';
import { credentials, twoStepCode } from './fields.ts';

/** Role of an account; `user` by default (product.md section 1). What each may do is in `permissions.ts`. */
export const role = z.enum(roles);

/** The signed-in user. */
export const signedInUser = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role,
  /** True until the generated initial password has been changed. */
  must_change_password: z.boolean(),
  /** True in a session of staff who must set up two-step login before anything else; otherwise missing. */
  must_set_up_two_step: z.boolean().optional(),
});
/** See {@link signedInUser}. */
export type SignedInUser = z.output<typeof signedInUser>;

/**
 * POST login.php {email, password}. Every failure has the same generic error, except for a correct password of an account
 * whose address is not verified: 403 with `verification: 'required'`. A token sent with the request is revoked.
 *
 * An account with two-step login gets 403 with `two_step: 'code'` and a `challenge`, which {@link loginSecondStep} takes
 * together with a code; there is neither a session nor a token before that.
 */
export const login = defineEndpoint({
  resource: 'login',
  method: 'POST',
  permission: 'public',
  invalidates: [],
  body: credentials,
  response: messageResponse.extend({ user: signedInUser, token: z.string() }),
});

/**
 * POST login.php?action=two-step {challenge, code}: the second step, with a code of the app or a recovery code. The response
 * is that of {@link login}. A challenge is valid once, for five minutes and five codes; then 403 with
 * `two_step: 'restart'`. A wrong or used code is a 422 for the field `code`.
 */
export const loginSecondStep = defineEndpoint({
  resource: 'login',
  method: 'POST',
  action: 'two-step',
  permission: 'public',
  invalidates: [],
  body: z.object({ challenge: z.string().min(1).max(128), code: twoStepCode }),
  response: messageResponse.extend({ user: signedInUser, token: z.string() }),
});

/**
 * POST login.php?action=link {token}: signs in with an e-mailed link instead of the password. The response is that of
 * {@link login}, with the second step where the account has one. A token is valid once; otherwise 422 for the field `token`.
 */
export const loginWithLink = defineEndpoint({
  resource: 'login',
  method: 'POST',
  action: 'link',
  permission: 'public',
  invalidates: [],
  body: z.object({ token: emailedToken }),
  response: messageResponse.extend({ user: signedInUser, token: z.string() }),
});

/** GET login.php: the user of the bearer token; 401 if it is no longer valid. */
export const getSession = defineEndpoint({
  resource: 'login',
  method: 'GET',
  permission: 'user',
  response: z.object({ success: z.literal(true), user: signedInUser }),
});

/** POST login.php?action=change-password: ends the account's other sessions and keeps this one. */
export const changePassword = defineEndpoint({
  resource: 'login',
  method: 'POST',
  action: 'change-password',
  permission: 'user',
  invalidates: [],
  body: passwordChange,
  response: messageResponse,
});

/** POST login.php?action=logout: revokes the token. */
export const logout = defineEndpoint({
  resource: 'login',
  method: 'POST',
  action: 'logout',
  permission: 'user',
  invalidates: [],
  response: messageResponse,
});

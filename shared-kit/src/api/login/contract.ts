import { z } from 'zod';
import { defineCall, doneAnswer } from '../contract.ts';
import { passwordChange } from '../profile/fields.ts';
import { credentials } from './fields.ts';

/** Who may enter what. A missing role is `user` (product.md section 1). */
export const role = z.enum(['admin', 'user']);

/** Who is signed in. */
export const signedInUser = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  role,
  /** True while the generated first password must still be changed. */
  must_change_password: z.boolean(),
});
/** See {@link signedInUser}. */
export type SignedInUser = z.output<typeof signedInUser>;

/**
 * POST login.php {email, password}. One generic error for every reason, except that whoever proves the password of an
 * account whose address still waits to be verified is told so: 403 with `verification: 'required'`. A token that comes
 * along ends.
 */
export const login = defineCall({
  resource: 'login',
  method: 'POST',
  permission: 'public',
  body: credentials,
  answer: doneAnswer.extend({ user: signedInUser, token: z.string() }),
});

/** GET login.php: who the bearer token belongs to; 401 when it is no longer good. */
export const getSession = defineCall({
  resource: 'login',
  method: 'GET',
  permission: 'user',
  answer: z.object({ success: z.literal(true), user: signedInUser }),
});

/** POST login.php?action=change-password: other sessions of the account end, this one goes on. */
export const changePassword = defineCall({
  resource: 'login',
  method: 'POST',
  action: 'change-password',
  permission: 'user',
  body: passwordChange,
  answer: doneAnswer,
});

/** POST login.php?action=logout: the token is revoked, whoever still holds it. */
export const logout = defineCall({
  resource: 'login',
  method: 'POST',
  action: 'logout',
  permission: 'user',
  answer: doneAnswer,
});

import { z } from 'zod';
import { defineCall, doneAnswer, instant, listOf, pageQuery } from '../contract.ts';
import { role } from '../login/contract.ts';
import { emailedToken, emailOnly, passwordReset, registration } from './fields.ts';

/** `sent`: an e-mail is on its way, if the address is right. `none`: the shop cannot send any. */
export const delivery = z.enum(['sent', 'none']);
/** See {@link delivery}. */
export type Delivery = z.output<typeof delivery>;

/**
 * POST users.php: registration. The answer is the same whether the address has an account or not. With `sent` the
 * address must be verified before it can sign in; with `none` it can at once. A `role` that comes along is ignored.
 */
export const register = defineCall({
  resource: 'users',
  method: 'POST',
  permission: 'public',
  body: registration,
  answer: doneAnswer.extend({ data: z.object({ verification: delivery }) }),
});

const mailAnswer = doneAnswer.extend({ data: z.object({ delivery }) });

/** POST users.php?action=forgot-password: the same answer for every address. */
export const forgotPassword = defineCall({
  resource: 'users',
  method: 'POST',
  action: 'forgot-password',
  permission: 'public',
  body: emailOnly,
  answer: mailAnswer,
});

/** POST users.php?action=reset-password: the key works once; every session of the account ends. */
export const resetPassword = defineCall({
  resource: 'users',
  method: 'POST',
  action: 'reset-password',
  permission: 'public',
  body: passwordReset,
  answer: doneAnswer,
});

/** POST users.php?action=verify-email: proves the address of a new account, or the new address of an old one. */
export const verifyEmail = defineCall({
  resource: 'users',
  method: 'POST',
  action: 'verify-email',
  permission: 'public',
  body: z.object({ token: emailedToken }),
  answer: doneAnswer,
});

/** POST users.php?action=resend-verification: the same answer for every address. */
export const resendVerification = defineCall({
  resource: 'users',
  method: 'POST',
  action: 'resend-verification',
  permission: 'public',
  body: emailOnly,
  answer: mailAnswer,
});

/** An account as the page `/users` lists it. */
export const listedUser = z.object({ id: z.number().int(), name: z.string(), role, created_at: instant });
/** See {@link listedUser}. */
export type ListedUser = z.output<typeof listedUser>;

/** GET users.php: newest first; for staff only (product.md section 1). */
export const listUsers = defineCall({
  resource: 'users',
  method: 'GET',
  permission: 'admin',
  query: pageQuery,
  answer: listOf(listedUser),
});

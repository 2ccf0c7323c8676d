import { z } from 'zod';
import { singleLineText } from '../plain-text.ts';

// Validation that the account forms and the server share, apart from the endpoints because visitors download it.

/** Minimum length of a password (product.md section 3). The server also rejects common passwords. */
export const MIN_PASSWORD = 10;
const MAX_PASSWORD = 1024;
/** Minimum and maximum length of a person's name, in characters. */
export const nameLimits = { min: 2, max: 80 } as const;

/** A person's name. */
export const personName = singleLineText(nameLimits.max).min(nameLimits.min);

/** E-mail address of an account. */
export const accountEmail = z.email().max(254);

/** A new password. */
export const newPassword = z.string().min(MIN_PASSWORD).max(MAX_PASSWORD);

/** A current password, without the rules for new ones. */
export const currentPassword = z.string().min(1).max(MAX_PASSWORD);

/** Fields of the registration form. */
export const registration = z.object({ name: personName, email: accountEmail, password: newPassword });

/** Fields of the forms that request a password reset or another verification e-mail. */
export const emailOnly = z.object({ email: accountEmail });

/** A token from an e-mail. */
export const emailedToken = z.string().trim().min(1).max(128);

/** Fields of the password reset form. */
export const passwordReset = z.object({ token: emailedToken, password: newPassword });

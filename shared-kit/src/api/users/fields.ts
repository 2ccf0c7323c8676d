import { z } from 'zod';
import { lineOfText } from '../storable.ts';

// What the forms of an account and the server check alike. It stands apart from the calls, because visitors download it.

/** Shortest password, in characters (product.md section 3); what it may not be made of, only the server knows. */
export const MIN_PASSWORD = 10;
const MAX_PASSWORD = 1024;
const NAME = { min: 2, max: 80 } as const;

/** What somebody is called: one line. */
export const personName = lineOfText(NAME.max).min(NAME.min);

/** The address that an account signs in with. */
export const accountEmail = z.email().max(254);

/** A password that is being chosen. */
export const newPassword = z.string().min(MIN_PASSWORD).max(MAX_PASSWORD);

/** A password that is being proved: whatever it looks like. */
export const knownPassword = z.string().min(1).max(MAX_PASSWORD);

/** The registration's form. */
export const registration = z.object({ name: personName, email: accountEmail, password: newPassword });

/** The form of somebody who forgot the password, or who waits for a verification. */
export const emailOnly = z.object({ email: accountEmail });

/** The key that an e-mail brought. */
export const emailedToken = z.string().trim().min(1).max(128);

/** The form that a reset's link opens. */
export const passwordReset = z.object({ token: emailedToken, password: newPassword });

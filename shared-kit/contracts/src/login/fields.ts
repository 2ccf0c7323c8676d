import { z } from 'zod';

/** Validation of the login form, shared with the server. It does not apply the rules for new passwords. */
export const credentials = z.object({ email: z.email().max(254), password: z.string().min(1).max(1024) });

/** A code of an authenticator app or a recovery code, as people type it. */
export const twoStepCode = z.string().trim().min(6).max(64);

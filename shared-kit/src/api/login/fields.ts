import { z } from 'zod';

/** What the login's form and the server check alike: that there is something to try, not what a password looks like. */
export const credentials = z.object({ email: z.email().max(254), password: z.string().min(1).max(1024) });

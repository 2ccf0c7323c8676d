import type { Logger } from 'pino';
import { Failure } from '../../../errors/failure.ts';
import type { SignedIn } from './sign-in.ts';

/** What a user proves who they are with. */
type Factor = 'password' | 'code' | 'link';

/** Logs an attempt to sign in with its result; without the account's e-mail address and what was typed (ASVS 5.0, 16.3.1). */
export async function logSignIn(
  { log }: { log(): Logger },
  factor: Factor,
  attempt: Promise<SignedIn>,
): Promise<SignedIn> {
  try {
    const signedIn = await attempt;
    log().info({ factor, user: signedIn.user.id }, 'signed in');
    return signedIn;
  } catch (error) {
    if (error instanceof Failure) {
      const isNextStep = error.extra.two_step === 'code';
      if (isNextStep) log().info({ factor }, 'a code is needed to sign in');
      else log().warn({ factor, code: error.code, reason: error.reason }, 'sign-in refused');
    }
    throw error;
  }
}

import type { SignedInUser } from '@fakos/shared-kit/api/login/contract';
import type { Surroundings } from '../http/endpoint.ts';
import { Failure } from '../http/failure.ts';
import type { Session } from '../sessions/sessions.repo.ts';
import type { Language } from '../text/translate.ts';

/** Who writes, and in which language they are told what is wrong. */
export interface Editor {
  readonly user: SignedInUser;
  readonly language: Language;
}

/** The editor who makes a call; fails with NOT_SIGNED_IN where nobody does. */
export function editorOf({ session, language }: Pick<Surroundings, 'session' | 'language'>): Editor {
  if (!session) throw new Failure('NOT_SIGNED_IN');
  return { user: session.user, language };
}

/** True for whoever may read what is not out yet. */
export function isStaff(session: Session | null): boolean {
  return session?.user.role === 'admin';
}

import type { SignedInUser } from '@fakos/contracts/login/contract';
import { isStaff as isStaffRole } from '@fakos/contracts/roles';
import { Failure } from '../../errors/failure.ts';
import type { Language } from '../../text/translate.ts';
import type { Session } from '../accounts/sessions/sessions.repo.ts';

/** The signed-in user who changes something, and the language of their error messages. */
export interface Editor {
  readonly user: SignedInUser;
  readonly language: Language;
}

/** The editor of a request; throws NOT_SIGNED_IN without a session. */
export function getEditor({ session, language }: { session: Session | null; language: Language }): Editor {
  if (!session) throw new Failure('NOT_SIGNED_IN');
  return { user: session.user, language };
}

/** True for staff, who may read unpublished content. */
export function isStaff(session: Session | null): boolean {
  return isStaffRole(session?.user.role);
}

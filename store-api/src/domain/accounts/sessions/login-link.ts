import { isStaff } from '@fakos/contracts/roles';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { brokenRule } from '../../../errors/failure.ts';
import { insertAuditEntries } from '../../audit/audit-log.repo.ts';
import { takeAccountToken } from '../account-tokens.repo.ts';
import { findUserById, noteVerifiedEmail } from '../accounts.repo.ts';
import { insertAccountEvent } from '../administration/admin-users.repo.ts';
import { toRole } from './sessions.repo.ts';
import { finishFirstStep, type SignedIn, type SignInRequest } from './sign-in.ts';
import { countAttempt, forgetAttempts, getBuckets } from './throttle.ts';

interface LinkSignIn {
  readonly token: string;
  /** Browser and system, for the user's list of sessions. */
  readonly device: string;
}

/**
 * Signs in with the token of an e-mail instead of the password, also while passwords are refused after too many attempts. Their
 * counters stay: the browser is a known device from now on, and guesses elsewhere gain no attempts. With two-step login the
 * code is still needed.
 */
export async function signInWithLink(context: SignInRequest, { token, device }: LinkSignIn): Promise<SignedIn> {
  const { db, language, request } = context;
  const address = request.address();
  const counted = getBuckets('token', { address });
  await countAttempt(db, counted);
  const user = await db.transaction().execute(async (transaction) => {
    const taken = await takeAccountToken(transaction, 'login', token);
    const found = taken && (await findUserById(transaction, taken.user_id));
    if (!found || found.disabled_at !== null || found.email !== taken.email) return undefined;
    await noteVerifiedEmail(transaction, found);
    await noteUse(transaction, found);
    const ofAccount = getBuckets('loginLink', { email: found.email, address }).filter(({ isAccount }) => isAccount);
    await forgetAttempts(transaction, [...counted, ...ofAccount]);
    return found;
  });
  if (!user) throw brokenRule(language, 'token', 'deadLink');
  return finishFirstStep(context, user, device);
}

/** Writes the use of a link to the account's history, and to the audit log for staff. */
async function noteUse(db: ShopDatabase, user: UserRow): Promise<void> {
  const role = toRole(user.role);
  await insertAccountEvent(db, { userId: user.id, kind: 'login_link_used', actor: user.email });
  if (!isStaff(role)) return;
  await insertAuditEntries(db, [
    {
      ...{ user_id: user.id, user_name: user.name, user_role: role, permission: 'administration' },
      ...{ resource: 'login', action: 'link', record_table: 'users', record_id: String(user.id) },
      ...{ label: user.name, changes: {} },
    },
  ]);
}

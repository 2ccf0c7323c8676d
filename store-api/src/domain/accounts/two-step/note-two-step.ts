import type { TwoStepChange } from '@fakos/contracts/emails/contract';
import { isStaff } from '@fakos/contracts/roles';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import type { Language } from '../../../text/translate.ts';
import { insertAuditEntries } from '../../audit/audit-log.repo.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { insertAccountEvent } from '../administration/admin-users.repo.ts';
import { toRole } from '../sessions/sessions.repo.ts';

const events = {
  on: 'two_step_on',
  off: 'two_step_off',
  recovery_used: 'two_step_recovery_used',
  reset: 'two_step_reset',
} as const satisfies Record<TwoStepChange, string>;

interface Noted {
  readonly change: TwoStepChange;
  readonly language: Language;
  /** E-mail of the person who made the change; without it the account's own, and the audit log gets an entry too. */
  readonly actor?: string;
}

/** Writes a change of two-step login to the account's history and the audit log, and notifies its owner by e-mail. */
export async function noteTwoStep(db: ShopDatabase, user: UserRow, { change, language, actor }: Noted): Promise<void> {
  const role = toRole(user.role);
  await insertAccountEvent(db, { userId: user.id, kind: events[change], actor: actor ?? user.email });
  if (actor === undefined && isStaff(role)) {
    await insertAuditEntries(db, [
      {
        ...{ user_id: user.id, user_name: user.name, user_role: role, permission: 'administration' },
        ...{ resource: 'profile', action: events[change].replaceAll('_', '-') },
        ...{ record_table: 'users', record_id: String(user.id), label: user.name, changes: {} },
      },
    ]);
  }
  const params = { name: user.name, change };
  await queueEmail(db, { template: 'two_step_changed', to: user.email, language, params });
}

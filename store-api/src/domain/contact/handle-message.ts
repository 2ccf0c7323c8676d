import type { ContactStatus, replyToContactMessage, updateContactMessage } from '@fakos/contracts/contact/contract';
import { hasPermission } from '@fakos/contracts/permissions';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { brokenRule, Failure, requireFound } from '../../errors/failure.ts';
import type { Language } from '../../text/translate.ts';
import { toRole } from '../accounts/sessions/sessions.repo.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { findAssignees, insertContactEvent } from './contact-events.repo.ts';
import { changeMessage, findContactMessage, type MessageRow } from './contact-messages.repo.ts';

type By<T> = T & { readonly actor: string };

/** Marks a message as read or unread inside a transaction; reading it again does not change when it was first read. */
export async function markMessage(
  transaction: ShopDatabase,
  { id, read, actor }: By<{ readonly id: number; readonly read: boolean }>,
): Promise<void> {
  const row = requireFound(await findContactMessage(transaction, id));
  if (read === (row.status !== 'new')) return;
  await setStatus(transaction, row, read ? 'read' : 'new', actor);
}

/** Changes the status and the assignee of a message inside a transaction. */
export async function updateMessage(
  transaction: ShopDatabase,
  { id, version, status, assigned_to: assignee, actor }: By<z.output<typeof updateContactMessage.body>>,
  language: Language,
): Promise<void> {
  const row = requireFound(await findContactMessage(transaction, id));
  if (row.version !== version) throw new Failure('STALE_VERSION');
  const people = await findAssignees(
    transaction,
    [row.assigned_to, assignee].filter((one) => one !== null && one !== undefined),
  );
  const mayHandle = (userId: number) => hasPermission(toRole(people.get(userId)?.role ?? null), 'sales');
  if (assignee !== null && assignee !== undefined && !mayHandle(assignee)) {
    throw brokenRule(language, 'assigned_to', 'unknownStaff');
  }
  const isTaken = await changeMessage(transaction, row, { status, assigned_to: assignee });
  if (!isTaken) throw new Failure('STALE_VERSION');
  if (status !== undefined && status !== row.status) {
    await insertContactEvent(transaction, id, { kind: 'status', from: row.status, to: status, actor });
  }
  if (assignee !== undefined && assignee !== row.assigned_to) {
    const getEmail = (userId: number | null) => (userId === null ? '' : (people.get(userId)?.email ?? ''));
    const [from, to] = [getEmail(row.assigned_to), getEmail(assignee)];
    await insertContactEvent(transaction, id, { kind: 'assigned', from, to, actor });
  }
}

/** Stores a reply inside a transaction and sends it in the language of the message. */
export async function replyToMessage(
  transaction: ShopDatabase,
  { id, version, text, actor }: By<z.output<typeof replyToContactMessage.body>>,
): Promise<void> {
  const row = requireFound(await findContactMessage(transaction, id));
  if (row.version !== version) throw new Failure('STALE_VERSION');
  const event = await insertContactEvent(transaction, id, { kind: 'reply', text, actor });
  await setStatus(transaction, row, 'replied', actor);
  const { email: to, language } = row;
  await queueEmail(transaction, { template: 'contact_reply', to, language, params: { id, event } });
}

async function setStatus(
  transaction: ShopDatabase,
  row: MessageRow,
  status: ContactStatus,
  actor: string,
): Promise<void> {
  const isTaken = await changeMessage(transaction, row, { status });
  if (!isTaken) throw new Failure('STALE_VERSION');
  if (status === row.status) return;
  await insertContactEvent(transaction, row.id, { kind: 'status', from: row.status, to: status, actor });
}

import type { ContactMessage, ContactMessageDetail } from '@fakos/contracts/contact/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { requireFound } from '../../errors/failure.ts';
import { findReplyEmails } from '../mail/related-emails.ts';
import { findAssignees, findContactEvents } from './contact-events.repo.ts';
import { findContactMessage, type findContactMessages } from './contact-messages.repo.ts';

type ListedRow = Awaited<ReturnType<typeof findContactMessages>>['rows'][number];

/** Messages as the back office lists them. */
export async function toMessages(db: ShopDatabase, rows: readonly ListedRow[]): Promise<ContactMessage[]> {
  const assignees = await findAssignees(
    db,
    rows.map((row) => row.assigned_to).filter((id) => id !== null),
  );
  return rows.map(({ gdpr_consent: consent, assigned_to: assignedTo, ...row }) => {
    const person = assignedTo === null ? undefined : assignees.get(assignedTo);
    return {
      ...row,
      gdprConsent: consent === 1,
      assigned: person ? { id: person.id, name: person.name, email: person.email } : null,
    };
  });
}

/** A message with its history, or NOT_FOUND. */
export async function loadMessage(db: ShopDatabase, id: number): Promise<ContactMessageDetail> {
  const { search_text: _searchText, ...row } = requireFound(await findContactMessage(db, id));
  const [message] = await toMessages(db, [row]);
  const emails = await findReplyEmails(db, id);
  const events = (await findContactEvents(db, id)).map((event) => {
    const email = emails.get(event.id);
    return { ...event, ...(email && { email }) };
  });
  return { ...requireFound(message), events };
}

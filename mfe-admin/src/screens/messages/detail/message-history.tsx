import type { ContactEvent, ContactMessageDetail } from '@fakos/contracts/contact/contract';
import { EventHistory } from '../../../framework/detail/event-history.tsx';
import { EmailState } from '../../../framework/mail/email-state.tsx';
import { type AdminTextKey, useText } from '../../../text.ts';

type StatusKey = Extract<AdminTextKey, `messages.statuses.${string}`>;

/** History of a message: statuses, assignees, notes, and replies with the state of their e-mails. */
export function MessageHistory({ events }: { events: ContactMessageDetail['events'] }) {
  const text = useText();
  const getTitle = ({ kind, from, to }: ContactEvent): string => {
    if (kind === 'reply') return text('messages.events.reply');
    if (kind === 'note') return text('messages.events.note');
    if (kind === 'status') {
      const [before, after] = [from, to].map((status) => text(`messages.statuses.${status}` as StatusKey));
      return `${before} → ${after}`;
    }
    return to ? text('messages.events.assigned', { to }) : text('messages.events.unassigned');
  };
  return (
    <EventHistory
      entries={events.map((event) => ({
        key: String(event.id),
        title: getTitle(event),
        at: event.at,
        actor: event.actor,
        text: event.text,
        details: event.email && <EmailState email={event.email} />,
      }))}
    />
  );
}

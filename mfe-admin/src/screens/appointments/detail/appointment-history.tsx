import type { Booking } from '@fakos/contracts/bookings/contract';
import { EventHistory, type HistoryEntry } from '../../../framework/detail/event-history.tsx';
import { EmailState } from '../../../framework/mail/email-state.tsx';
import { type AdminTextKey, useText } from '../../../text.ts';
import { type DayFormat, useDayFormat } from '../days.ts';

type Text = ReturnType<typeof useText>;
type EmailKey = Extract<AdminTextKey, `appointments.emails.${string}`>;

const EMAIL_PREFIX = /^booking_(?:changed\.)?/;

/** Status changes, moves, notes and e-mails of an appointment. */
export function AppointmentHistory({ booking }: { booking: Booking }) {
  const text = useText();
  const format = useDayFormat();
  return <EventHistory entries={listEntries(booking, text, format)} />;
}

function listEntries({ events, notes, emails }: Booking, text: Text, format: DayFormat): readonly HistoryEntry[] {
  return [
    ...events.map((event, index) => ({
      key: `event-${index}`,
      title: getEventTitle(event, text, format),
      at: event.at,
      actor: event.actor,
    })),
    ...notes.map((note, index) => ({ key: `note-${index}`, title: text('appointments.note'), ...note })),
    ...emails.map((email) => ({
      key: `email-${email.id}`,
      title: text(`appointments.emails.${email.kind.replace(EMAIL_PREFIX, '')}` as EmailKey),
      at: email.created_at,
      actor: '',
      details: <EmailState email={email} />,
    })),
  ];
}

function getEventTitle(event: Booking['events'][number], text: Text, format: DayFormat): string {
  const { from, to, from_date: fromDay, to_date: toDay } = event;
  if (fromDay !== undefined && toDay !== undefined) {
    return text('appointments.moved', { from: format.full(fromDay), to: format.full(toDay) });
  }
  const status = text(`appointments.statuses.${to}`);
  return from === null ? status : `${text(`appointments.statuses.${from}`)} → ${status}`;
}

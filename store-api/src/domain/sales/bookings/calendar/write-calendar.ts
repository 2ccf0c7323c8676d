/** An appointment of a calendar file. */
export interface CalendarEvent {
  /** Stays the same when the appointment is moved, so that calendar programs move it too. */
  readonly uid: string;
  /** Grows with every change. */
  readonly sequence: number;
  readonly stampedAt: string;
  /** Instants; or days, the second one excluded, for an appointment without a time. */
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string;
  readonly isCancelled: boolean;
}

/** Longest line of a calendar file in octets (RFC 5545, section 3.1). */
const MAX_OCTETS = 75;
const LINE_END = '\r\n';

/** A calendar file (RFC 5545). Times are in UTC, so that it needs no rules of a time zone. */
export function writeCalendar(events: readonly CalendarEvent[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fakos//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`X-WR-CALNAME:${escapeText(name)}`]),
    ...events.flatMap(writeEvent),
    'END:VCALENDAR',
  ];
  return lines.map((line) => foldLine(line) + LINE_END).join('');
}

function writeEvent(event: CalendarEvent): string[] {
  const text = (property: string, value: string) => (value === '' ? [] : [`${property}:${escapeText(value)}`]);
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${toCalendarTime(event.stampedAt)}`,
    `DTSTART${writeMoment(event.start)}`,
    `DTEND${writeMoment(event.end)}`,
    ...text('SUMMARY', event.summary),
    ...text('DESCRIPTION', event.description),
    ...text('LOCATION', event.location),
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

function writeMoment(value: string): string {
  return value.includes('T') ? `:${toCalendarTime(value)}` : `;VALUE=DATE:${value.replaceAll('-', '')}`;
}

function toCalendarTime(instant: string): string {
  return `${instant.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length).replace(/[-:]/g, '')}Z`;
}

/** A text value (RFC 5545, section 3.3.11). */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** A line in parts of at most 75 octets; no character is split. */
function foldLine(line: string): string {
  const parts = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MAX_OCTETS) {
      parts.push('');
      // The space at the start of a continued line counts.
      octets = 1;
    }
    parts[parts.length - 1] += character;
    octets += size;
  }
  return parts.join(`${LINE_END} `);
}

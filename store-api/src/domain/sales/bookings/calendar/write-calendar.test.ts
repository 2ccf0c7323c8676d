import { type CalendarEvent, writeCalendar } from './write-calendar.ts';

const event: CalendarEvent = {
  uid: 'booking-5@shop.example',
  sequence: 2,
  stampedAt: '2026-11-20T10:11:12.345Z',
  start: '2026-11-25T07:30:00.000Z',
  end: '2026-11-25T08:00:00.000Z',
  summary: 'Έλεγχος όρασης',
  description: '',
  location: 'Ερμού 5, Αθήνα',
  isCancelled: false,
};
const listLines = (events: readonly CalendarEvent[], name?: string) => writeCalendar(events, name).split('\r\n');

test('an appointment has its times in UTC', () => {
  expect(listLines([event])).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fakos//Appointments//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:booking-5@shop.example',
    'SEQUENCE:2',
    'DTSTAMP:20261120T101112Z',
    'DTSTART:20261125T073000Z',
    'DTEND:20261125T080000Z',
    'SUMMARY:Έλεγχος όρασης',
    String.raw`LOCATION:Ερμού 5\, Αθήνα`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('one without a time is an all-day event, and a cancelled one has the status CANCELLED', () => {
  const lines = listLines([{ ...event, start: '2026-11-25', end: '2026-11-26', isCancelled: true }]);
  expect(lines).toEqual(expect.arrayContaining(['DTSTART;VALUE=DATE:20261125', 'DTEND;VALUE=DATE:20261126']));
  expect(lines).toContain('STATUS:CANCELLED');
});

test.each([
  ['a;b,c\\d', String.raw`SUMMARY:a\;b\,c\\d`],
  ['one\ntwo\r\nthree\rfour', String.raw`SUMMARY:one\ntwo\nthree\nfour`],
  ['x\r\nATTENDEE:mailto:someone@example.gr', String.raw`SUMMARY:x\nATTENDEE:mailto:someone@example.gr`],
])('the text %j is escaped', (summary, line) => {
  expect(listLines([{ ...event, summary }])).toContain(line);
});

test('long lines are folded at 75 octets without splitting a character', () => {
  const summary = 'Εφαρμογή φακών επαφής 👓 '.repeat(12);
  const file = writeCalendar([{ ...event, summary }], 'Ραντεβού');
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
  expect(file).toContain('X-WR-CALNAME:Ραντεβού');
});

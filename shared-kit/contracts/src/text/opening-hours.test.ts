import fc from 'fast-check';
import { parseOpeningHours, parseWeek, splitNote, type WeekHours, writeOpeningHours } from './opening-hours.ts';
import { weekdays } from './weekdays.ts';

test.each<[string, string[] | undefined]>([
  [
    'Δευτέρα, Τετάρτη: 09:30 – 16:00\nΤρίτη, Πέμπτη, Παρασκευή: 09:30 – 20:30\nΣάββατο: 10:00 – 16:00',
    ['Mo,We 09:30-16:00', 'Tu,Th,Fr 09:30-20:30', 'Sa 10:00-16:00'],
  ],
  ['Monday – Friday: 9:00 - 17:00\nSat: 10.00-14.00\nSunday: closed', ['Mo-Fr 09:00-17:00', 'Sa 10:00-14:00']],
  ['Δευ-Παρ 09:00-14:00, 17:30-21:00', ['Mo-Fr 09:00-14:00', 'Mo-Fr 17:30-21:00']],
  ['Τρίτη και Πέμπτη 10:00–18:00; Κυριακή κλειστά', ['Tu,Th 10:00-18:00']],
  ['Δευτέρα: 09:00 – 17:00\n\nΤον Αύγουστο με ραντεβού.', ['Mo 09:00-17:00']],
  ['Δευτέρα: 09:00 – 17:00\n\nΣάββατο: 10:00 – 14:00', ['Mo 09:00-17:00', 'Sa 10:00-14:00']],
  ['Κατόπιν ραντεβού', undefined],
  ['Mon–Fri: 09:00–17:00\nSaturdays by appointment', undefined],
  ['Every day: 09:00–17:00', undefined],
  ['Monday: 25:00–26:00', undefined],
  ['', undefined],
])('opening hours of %s', (text, hours) => expect(parseOpeningHours(text)).toEqual(hours));

const span = { from: '09:30', to: '16:00' };
const closedWeek: WeekHours = { Mo: [], Tu: [], We: [], Th: [], Fr: [], Sa: [], Su: [] };

test('hours are written with a line for each group of days, and the note at the end', () => {
  const evening = { from: '17:30', to: '20:30' };
  const week = { ...closedWeek, Mo: [span], Tu: [span, evening], We: [span], Th: [span, evening], Fr: [span, evening] };
  expect(writeOpeningHours(week, 'Τον Αύγουστο με ραντεβού.', 'el')).toBe(
    'Δευτέρα, Τετάρτη: 09:30 – 16:00\nΤρίτη, Πέμπτη, Παρασκευή: 09:30 – 16:00, 17:30 – 20:30\n' +
      'Σάββατο, Κυριακή: κλειστά\n\nΤον Αύγουστο με ραντεβού.',
  );
  const weekdaysOnly = { ...week, Tu: [span], Th: [span], Fr: [span] };
  expect(writeOpeningHours(weekdaysOnly, '', 'en')).toBe('Monday – Friday: 09:30 – 16:00\nSaturday, Sunday: closed');
});

test('formatted hours can be parsed again, in both languages', () => {
  const time = fc
    .tuple(fc.nat(23), fc.nat(59))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const spans = fc.array(fc.record({ from: time, to: time }), { maxLength: 2 });
  const weeks = fc
    .tuple(...weekdays.map(() => spans))
    .map((all) => Object.fromEntries(weekdays.map((day, index) => [day, all[index]])) as unknown as WeekHours);
  fc.assert(
    fc.property(
      weeks,
      fc.constantFrom('el' as const, 'en' as const),
      fc.constantFrom('', 'Σημείωση'),
      (week, language, note) => {
        const text = writeOpeningHours(week, note, language);
        fc.pre(weekdays.some((day) => week[day].length > 0));
        expect(parseWeek(text)).toEqual(week);
        expect(splitNote(text).note).toBe(note);
      },
    ),
  );
});

test('a text that contains more than hours is not parsed', () => {
  expect(parseWeek('Κατόπιν ραντεβού')).toBeUndefined();
  expect(parseWeek('')).toEqual(closedWeek);
});

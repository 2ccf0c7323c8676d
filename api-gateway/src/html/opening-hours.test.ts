import { parseOpeningHours } from './opening-hours.ts';

test.each<[string, string[] | undefined]>([
  [
    'Δευτέρα, Τετάρτη: 09:30 – 16:00\nΤρίτη, Πέμπτη, Παρασκευή: 09:30 – 20:30\nΣάββατο: 10:00 – 16:00',
    ['Mo,We 09:30-16:00', 'Tu,Th,Fr 09:30-20:30', 'Sa 10:00-16:00'],
  ],
  ['Monday – Friday: 9:00 - 17:00\nSat: 10.00-14.00\nSunday: closed', ['Mo-Fr 09:00-17:00', 'Sa 10:00-14:00']],
  ['Δευ-Παρ 09:00-14:00, 17:30-21:00', ['Mo-Fr 09:00-14:00', 'Mo-Fr 17:30-21:00']],
  ['Τρίτη και Πέμπτη 10:00–18:00; Κυριακή κλειστά', ['Tu,Th 10:00-18:00']],
  ['Κατόπιν ραντεβού', undefined],
  ['Mon–Fri: 09:00–17:00\nSaturdays by appointment', undefined],
  ['Every day: 09:00–17:00', undefined],
  ['Monday: 25:00–26:00', undefined],
  ['', undefined],
])('opening hours of %s', (text, hours) => expect(parseOpeningHours(text)).toEqual(hours));

import { toSearchKey } from './to-search-key.ts';

test.each([
  ['gyalia', 'Γυαλιά'],
  ['ΓΥΑΛΙΑ', 'γυαλιά'],
  ['gialia', 'Γυαλιά'],
  ['paraggelies', 'Παραγγελίες'],
  ['proion', 'Προϊόν'],
  ['kouponia', 'Κουπόνια'],
  ['rithmiseis', 'Ρυθμίσεις'],
  ['epexergasia', 'Επεξεργασία'],
  ['xristes', 'Χρήστες'],
  ['selides', 'Σελίδες'],
  ['εκπτωση', 'Έκπτωση'],
])('%s equals %s', (typed, label) => {
  expect(toSearchKey(typed)).toBe(toSearchKey(label));
});

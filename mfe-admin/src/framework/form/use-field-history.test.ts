import type { AuditEntry } from '@fakos/contracts/audit-log/contract';
import { findStaleFields } from './use-field-history.ts';

const toEntry = (changes: AuditEntry['changes']) => ({ changes }) as AuditEntry;
const greek = toEntry({ name_el: ['Παλιό', 'Νέο'] });
const english = toEntry({ name_en: ['Old', 'New'] });
const both = toEntry({ ...greek.changes, ...english.changes });
const created = toEntry({ name_el: [null, 'Νέο'] });
const other = toEntry({ price: [1, 2] });

test.each([
  ['no entries', [], []],
  ['a change of other fields', [other], []],
  ['a change of the Greek text', [greek], ['name_en']],
  ['a change of the Greek text before others', [other, greek], ['name_en']],
  ['a change of the Greek text after the English one', [greek, english], ['name_en']],
  ['a change of the English text after the Greek one', [english, greek], []],
  ['a change of both texts', [both, greek], []],
  ['a new record', [created], []],
])('stale texts after %s', (_case, newestFirst, stale) => {
  expect(findStaleFields(newestFirst, ['name', 'description'])).toEqual(stale);
});

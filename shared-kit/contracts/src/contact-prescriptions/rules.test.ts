import el from '../../locales/contact-prescriptions/el.json' with { type: 'json' };
import en from '../../locales/contact-prescriptions/en.json' with { type: 'json' };
import { contactPrescriptionCases, createContactPrescription } from '../testing/contact-prescription-cases.ts';
import { contactPrescriptionValues } from './fields.ts';
import { contactPrescriptionErrors, findContactPrescriptionIssues } from './rules.ts';

test.each(contactPrescriptionCases)('$name', ({ values, refused }) => {
  const written = contactPrescriptionValues.parse(createContactPrescription(values));
  expect(findContactPrescriptionIssues(written).map(({ path, code }) => [path, code])).toEqual(
    refused ? [refused] : [],
  );
});

test('the table has a case for every rule, and every rule has a message in both languages', () => {
  const refused = new Set(contactPrescriptionCases.map((one) => one.refused?.[1]));
  expect(contactPrescriptionErrors.filter((code) => !refused.has(code))).toEqual([]);
  for (const texts of [el, en]) {
    expect(Object.keys(texts.errors).sort()).toEqual([...contactPrescriptionErrors].sort());
  }
});

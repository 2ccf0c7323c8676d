import {
  type ContactPrescriptionValues,
  findContactPrescriptionIssues,
} from '@fakos/contracts/contact-prescriptions/rules';
import {
  contactPrescriptionCases,
  createContactPrescription,
} from '@fakos/contracts/testing/contact-prescription-cases';
import { toContactValues, toTypedLenses } from './typed-lenses.ts';

// The form shows the dominant eye with an addition only.
const typedCases = contactPrescriptionCases.filter(({ refused }) => refused?.[0] !== 'dominant_eye');

test.each(typedCases)('typed: $name', ({ values, refused }) => {
  const prescription = createContactPrescription(values) as unknown as ContactPrescriptionValues;
  const typed = toContactValues(toTypedLenses(prescription, ','));
  expect(findContactPrescriptionIssues(typed).map(({ path, code }) => [path, code])).toEqual(refused ? [refused] : []);
});

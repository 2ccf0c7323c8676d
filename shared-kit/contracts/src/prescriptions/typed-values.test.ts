import { createPrescription, prescriptionCases } from '../testing/prescription-cases.ts';
import { findPrescriptionIssues, type PrescriptionValues } from './rules.ts';
import { parseDioptres, toPrescriptionValues, toTyped } from './typed-values.ts';

test.each([
  ['-1.25', -1.25],
  ['−1,25', -1.25],
  ['+ 2,00', 2],
  ['PL', 0],
  ['plano', 0],
  ['DS', 0],
  ['', null],
  ['1.2.3', Number.NaN],
  ['abc', Number.NaN],
])('%j is read as %p', (typed, value) => {
  expect(parseDioptres(typed)).toEqual(value);
});

const sameInBothForms = prescriptionCases.filter(
  ({ values }) => !('pd_near' in values) && !(values.pd !== null && 'pd_right' in values),
);

test.each(sameInBothForms)('typed, $use: $name', ({ use, values, refused }) => {
  const prescription = createPrescription(values) as unknown as PrescriptionValues;
  // The form writes powers with two digits.
  const typed = toPrescriptionValues(toTyped(prescription, ','));
  const issues = findPrescriptionIssues(typed, use).map(({ path, code }) => [path, code]);
  expect(issues).toEqual(refused ? [refused] : []);
});

import { MIN_PASSWORD as SERVER_MINIMUM } from '@fakos/shared-kit/api/users/fields';
import { MIN_PASSWORD, strengthOf } from './password-strength.ts';

const maria = ['Μαρία Παππά', 'maria.pappa@example.gr'];

test('the hint and the server count the same', () => {
  expect(MIN_PASSWORD).toBe(SERVER_MINIMUM);
});

test.each([
  ['', 'empty'],
  ['καράβι', 'short'],
  ['abababababab', 'repeated'],
  ['maria.pappa1', 'personal'],
  ['Παππά-2026-x', 'personal'],
  ['καράβι λεμόνι', 'fair'],
  ['καράβι λεμόνι σύννεφο', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(strengthOf(password, maria)).toBe(strength);
});

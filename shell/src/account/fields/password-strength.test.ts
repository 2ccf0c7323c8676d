import { MIN_PASSWORD as SERVER_MINIMUM } from '@fakos/contracts/users/fields';
import { getPasswordStrength, MIN_PASSWORD } from './password-strength.ts';

const maria = ['Μαρία Παππά', 'maria.pappa@example.gr'];

test('the hint and the server use the same minimum length', () => {
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
  expect(getPasswordStrength(password, maria)).toBe(strength);
});

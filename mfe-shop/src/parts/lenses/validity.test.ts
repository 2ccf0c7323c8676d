import { getValidity } from './validity.ts';

test.each([
  ['2026-11-23', 'expired'],
  ['2026-11-24', 'expiresSoon'],
  ['2026-12-23', 'expiresSoon'],
  ['2026-12-25', 'valid'],
  [null, undefined],
])('a prescription until %s is %s', (validUntil, expected) => {
  expect(getValidity(validUntil, Date.parse('2026-11-24T12:00:00Z'))).toBe(expected);
});

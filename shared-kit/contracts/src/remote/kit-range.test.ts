import { satisfiesKit, usesPreviousKit } from './kit-range.ts';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.2.9', true],
  ['1.2.0', '^1.2.1', false],
  ['2.0.0', '^1.0.0', false],
  ['0.3.5', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['1.0.0', '*', false],
])('kit %s satisfies %s: %s', (kit, range, expected) => {
  expect(satisfiesKit(kit, range)).toBe(expected);
});

test.each([
  ['^2.0.0', '1.4.0', false],
  ['^1.0.0', '1.4.0', true],
  ['^1.5.0', '1.4.0', false],
  ['^1.0.0', undefined, false],
])('a remote for %s gets the previous kit %s beside kit 2.0.0: %s', (range, version, expected) => {
  const previousKit = version === undefined ? undefined : { version };
  expect(usesPreviousKit({ kit: '2.0.0', previousKit }, range)).toBe(expected);
});

import { describeFailure, isPermanentFailure, waitAfter } from './retry-rules.ts';

test.each([
  [1, 0.5, 30_000],
  [1, 0, 24_000],
  [1, 1, 36_000],
  [2, 0.5, 60_000],
  [6, 0.5, 960_000],
  [30, 0.5, 21_600_000],
])('after attempt %d with random value %d the delay is %d ms', (attempts, random, expected) => {
  expect(waitAfter(attempts, random)).toBe(expected);
});

test.each([
  [{ code: 'EENVELOPE', permanent: true }, true],
  [{ code: 'EMESSAGE', permanent: true }, true],
  [{ code: 'EENVELOPE', permanent: false }, false],
  [{ code: 'EAUTH', permanent: true }, false],
  [{ code: 'ECONNECTION' }, false],
])('%j is permanent: %s', (failure, expected) => {
  expect(isPermanentFailure({ message: '', ...failure })).toBe(expected);
});

test('an error is described in one line, without addresses', () => {
  const message = '550 5.1.1 <maria@example.gr>: unknown\r\nsee "owner@shop.gr"';
  expect(describeFailure({ code: 'EENVELOPE', message })).toBe('EENVELOPE: 550 5.1.1 <…>: unknown see "…"');
});

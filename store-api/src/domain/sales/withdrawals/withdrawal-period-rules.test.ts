import { withdrawalEnd } from './withdrawal-period.ts';

test.each([
  ['a Tuesday two weeks later', '2026-03-03T10:00:00.000Z', '2026-03-17T22:00:00.000Z'],
  ['late in the evening in Athens', '2026-03-03T22:30:00.000Z', '2026-03-18T22:00:00.000Z'],
  ['a Saturday moves to Monday', '2026-02-28T10:00:00.000Z', '2026-03-16T22:00:00.000Z'],
  ['over the change to summer time', '2026-03-20T10:00:00.000Z', '2026-04-03T21:00:00.000Z'],
  ['on Good Friday moves behind Easter Monday', '2026-03-27T10:00:00.000Z', '2026-04-14T21:00:00.000Z'],
  ['on the 28th of October moves on', '2026-10-14T10:00:00.000Z', '2026-10-29T22:00:00.000Z'],
  ['on Whit Monday moves on', '2026-05-18T10:00:00.000Z', '2026-06-02T21:00:00.000Z'],
])('withdrawal ends: %s', (_name, delivered, end) => {
  expect(withdrawalEnd(delivered)).toBe(end);
});

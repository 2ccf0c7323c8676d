import { z } from 'zod';
import { numeric } from './endpoint.ts';

const quantity = numeric(z.number().int().min(-9).max(99));

test.each([
  [2, 2],
  ['2', 2],
  ['007', 7],
  ['-3', -3],
  ['4.0', 4],
])('%j is a number', (value, number) => {
  expect(quantity.parse(value)).toBe(number);
});

test.each([true, false, [1], ['1'], {}, null, undefined, '', ' ', '0x2', '1e1', 'Infinity', '2.5', '١', NaN])(
  '%j is not a number',
  (value) => {
    expect(quantity.safeParse(value).success).toBe(false);
  },
);

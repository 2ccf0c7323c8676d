import { lowestPriorPrice } from './prior-price.ts';

/** Days of 2026 with the list price and the sale price from then on, in cents. */
type Entry = readonly [day: string, price: number, sale: number | null];

const history = (entries: readonly Entry[]) =>
  entries.map(([day, price_cents, sale_price_cents]) => ({
    since: `2026-${day}T09:00:00.000Z`,
    price_cents,
    sale_price_cents,
  }));

test.each<[string, readonly Entry[], number | null]>([
  ['nothing is known', [], null],
  ['there is no discount', [['01-01', 9000, null]], null],
  [
    'the discount is over',
    [
      ['01-01', 9000, null],
      ['02-01', 9000, 7000],
      ['02-10', 9000, null],
    ],
    null,
  ],
  [
    'one price came before',
    [
      ['01-01', 9000, null],
      ['03-01', 9000, 7000],
    ],
    9000,
  ],
  [
    'the list price rose just before the discount',
    [
      ['01-01', 9000, null],
      ['02-20', 12_000, null],
      ['03-01', 12_000, 10_000],
    ],
    9000,
  ],
  [
    'a price ended on the thirtieth day before',
    [
      ['01-01', 8000, null],
      ['01-30', 9000, null],
      ['03-01', 9000, 7000],
    ],
    9000,
  ],
  [
    'a price ended on the twenty-ninth day before',
    [
      ['01-01', 8000, null],
      ['01-31', 9000, null],
      ['03-01', 9000, 7000],
    ],
    8000,
  ],
  [
    'another discount ended inside the thirty days',
    [
      ['01-01', 9000, null],
      ['02-10', 9000, 6000],
      ['02-15', 9000, null],
      ['03-01', 9000, 7000],
    ],
    6000,
  ],
  [
    'the discount was increased',
    [
      ['01-01', 9000, null],
      ['03-01', 9000, 8000],
      ['03-08', 9000, 7000],
    ],
    9000,
  ],
  [
    'the discount was reduced',
    [
      ['01-01', 9000, null],
      ['03-01', 9000, 6000],
      ['03-08', 9000, 7000],
    ],
    6000,
  ],
  [
    'the list price rose under the discount',
    [
      ['01-01', 9000, null],
      ['03-01', 9000, 7000],
      ['03-08', 12_000, 7000],
    ],
    9000,
  ],
  ['the product came with its discount', [['01-01', 9000, 7000]], 9000],
])('when %s', (_case, entries, expected) => {
  expect(lowestPriorPrice(history(entries))).toBe(expected);
});

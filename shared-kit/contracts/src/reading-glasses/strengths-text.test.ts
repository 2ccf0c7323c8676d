import { formatStrengths, parseStrengths } from './strengths-text.ts';

const strengths = [
  { strength: 1, stock: 5 },
  { strength: 2.25, stock: 0 },
];

test('the stock of strengths is one line that is read again, in any order and with decimal commas', () => {
  expect(formatStrengths(strengths)).toBe('1.00=5 | 2.25=0');
  expect(parseStrengths('1.00=5 | 2.25=0')).toEqual(strengths);
  expect(parseStrengths('+2,25 = 0|1=5')).toEqual(strengths);
  expect(parseStrengths(' ')).toEqual([]);
});

test.each(['5', '1.00', '1.00=', '1.00=-1', '1.00=5 |', '-1.00=5', '1.00=x'])(
  '"%s" is no stock of strengths',
  (text) => {
    expect(parseStrengths(text)).toBeUndefined();
  },
);

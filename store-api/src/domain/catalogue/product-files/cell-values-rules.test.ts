import { parseItems, parseNumber } from './cell-values.ts';

test.each<[string, number | undefined]>([
  ['52', 52],
  ['52,00', 52],
  ['52.5', 52.5],
  ['0,125', 0.125],
  ['-3', -3],
  ['€ 1.299,90', 1299.9],
  ['1,299.90 €', 1299.9],
  ['1 299,90', 1299.9],
  ['1.299.000', 1_299_000],
  ['24 %', 24],
  // 1234 or 1.234.
  ['1.299', undefined],
  ['12,500', undefined],
  ['1.2.3', undefined],
  ['1,2.3', undefined],
  ['12-', undefined],
  ['free', undefined],
  ['1e3', undefined],
  ['', undefined],
])('the number of %j is %s', (cell, expected) => {
  expect(parseNumber(cell)).toBe(expected);
});

test.each([
  ['a | b', ['a', 'b']],
  ['a.jpg,b.jpg; c.jpg\na.jpg', ['a.jpg', 'b.jpg', 'c.jpg']],
  [' | ', []],
])('the items of %j are %j', (cell, expected) => {
  expect(parseItems(cell)).toEqual(expected);
});

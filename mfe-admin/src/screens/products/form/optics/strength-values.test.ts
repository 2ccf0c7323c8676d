import { toStockFields } from '../stock-reason.tsx';
import { sumPieces, toWantedStrengths } from './strength-values.ts';

const before = [
  { strength: 1, stock: '2' },
  { strength: 1.5, stock: '4' },
] as const;
const after = [
  { strength: 1, stock: '2' },
  { strength: 1.5, stock: '9' },
  { strength: 2, stock: '1' },
] as const;

test('a delivery is sent as a change of the strengths that differ, a correction as their new stock', () => {
  expect(toWantedStrengths(before, after, 'delivery')).toEqual([
    { strength: 1 },
    { strength: 1.5, stock_change: 5 },
    { strength: 2, stock: 1 },
  ]);
  expect(toWantedStrengths(before, after, 'stocktake')).toEqual([
    { strength: 1 },
    { strength: 1.5, stock: 9 },
    { strength: 2, stock: 1 },
  ]);
});

test('pieces have a sum unless one of them is no number', () => {
  expect(sumPieces(after)).toBe(12);
  expect(sumPieces([...after, { strength: 3, stock: 'x' }])).toBeUndefined();
});

test('strengths replace the plain stock, and shared stock replaces strengths', () => {
  const cause = { reason: 'correction', note: '' } as const;
  const counted = toStockFields(
    { before: { stock: '6', strengths: before }, changes: { stock: '8', strengths: after } },
    cause,
  );
  expect(counted).toMatchObject({ stock: undefined, stock_reason: 'correction' });
  expect(counted.strengths).toHaveLength(3);
  const shared = toStockFields({ before: { stock: '6', strengths: before }, changes: { strengths: null } }, cause);
  expect(shared).toEqual({ strengths: [], stock_reason: 'correction' });
  expect(toStockFields({ before: { stock: '6', strengths: null }, changes: {} }, cause)).toEqual({});
});

import { orderOf } from '../../testing/shop.fixtures.ts';
import { piecesLeft } from './pieces-left.ts';

const created_at = '2026-11-21T10:00:00Z';
const withdrawn = (status: 'received' | 'refused', quantity: number) => ({
  created_at,
  status,
  reason: '',
  lines: [{ position: 1, name: 'Aegina 1', quantity }],
});

test.each([
  ['nothing was withdrawn', [], 3],
  ['a piece is on its way back', [withdrawn('received', 1)], 2],
  ['a refused withdrawal frees its pieces', [withdrawn('refused', 3)], 3],
  ['everything went back', [withdrawn('received', 1), withdrawn('received', 2)], undefined],
])('where %s', (_, withdrawals, left) => {
  const [line] = orderOf().lines;
  const lines = line ? [{ ...line, position: 1, quantity: 3 }] : [];
  expect(piecesLeft({ lines, withdrawals })[0]?.left).toBe(left);
});

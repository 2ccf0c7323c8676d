import { createOrder } from '../../../testing/shop.fixtures.ts';
import { listWithdrawableLines } from './withdrawable-lines.ts';

const created_at = '2026-11-21T10:00:00Z';
const withdrawn = (status: 'received' | 'refused', quantity: number) => ({
  created_at,
  status,
  reason: '',
  lines: [{ position: 1, name: 'Aegina 1', quantity }],
});

test.each([
  ['without withdrawals', [], 3],
  ['with a withdrawn piece', [withdrawn('received', 1)], 2],
  ['with a refused withdrawal', [withdrawn('refused', 3)], 3],
  ['after everything was withdrawn', [withdrawn('received', 1), withdrawn('received', 2)], undefined],
])('the remaining quantity %s', (_, withdrawals, left) => {
  const [line] = createOrder().lines;
  const lines = line ? [{ ...line, position: 1, quantity: 3 }] : [];
  expect(listWithdrawableLines({ lines, withdrawals })[0]?.remaining).toBe(left);
});

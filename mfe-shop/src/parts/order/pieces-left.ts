import type { Order } from '@fakos/shared-kit/api/orders/contract';

/** A line that its buyer may still withdraw from. */
export interface WithdrawableLine {
  readonly position: number;
  readonly name: string;
  /** Pieces that nobody has withdrawn from yet. */
  readonly left: number;
}

/** Which pieces of an order may still go back: all that is not on its way back already; a refused withdrawal frees its own. */
export function piecesLeft({ lines, withdrawals = [] }: Pick<Order, 'lines' | 'withdrawals'>): WithdrawableLine[] {
  const gone = withdrawals.filter(({ status }) => status !== 'refused').flatMap((withdrawal) => withdrawal.lines);
  return lines.flatMap(({ position, name, quantity }) => {
    if (position === undefined) return [];
    const taken = gone.filter((line) => line.position === position).reduce((sum, line) => sum + line.quantity, 0);
    return quantity > taken ? [{ position, name, left: quantity - taken }] : [];
  });
}

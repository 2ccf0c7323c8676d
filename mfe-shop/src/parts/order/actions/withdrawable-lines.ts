import { isExceptedFromWithdrawal } from '@fakos/contracts/line-configuration/rules';
import type { Order } from '@fakos/contracts/orders/contract';

/** An order line that can still be withdrawn. */
export interface WithdrawableLine {
  readonly position: number;
  readonly name: string;
  /** Quantity that has not been withdrawn yet. */
  readonly remaining: number;
  /** Whether the goods can be returned only while their seal is unbroken. */
  readonly isSealed: boolean;
}

/** Lines that can still be withdrawn, without goods made to a prescription. Refused withdrawals do not count. */
export function listWithdrawableLines({
  lines,
  withdrawals = [],
}: Pick<Order, 'lines' | 'withdrawals'>): WithdrawableLine[] {
  const withdrawnLines = withdrawals
    .filter(({ status }) => status !== 'refused')
    .flatMap((withdrawal) => withdrawal.lines);
  return lines.flatMap(({ position, name, quantity, configuration, sealed_goods: isSealed = false }) => {
    if (position === undefined || isExceptedFromWithdrawal(configuration)) return [];
    const withdrawn = withdrawnLines
      .filter((line) => line.position === position)
      .reduce((sum, line) => sum + line.quantity, 0);
    return quantity > withdrawn ? [{ position, name, remaining: quantity - withdrawn, isSealed }] : [];
  });
}

import type { BankTransfer, Order } from '@fakos/shared-kit/api/orders/contract';
import { useDeferred } from '@fakos/shared-kit/ui/deferred';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';

// Most orders are paid otherwise.
const loadBankDetails = () =>
  import(/* webpackChunkName: "bank-details" */ './bank-details.tsx').then((module) => module.BankDetails);

/** Height of a row, and what stands in every list of them: amount, reference, deadline, and the space around. */
const ROW_REM = 3.75;
const OTHER_ROWS = 4;

/** What a bank asks for, in code that only these orders fetch. */
export function LateBankDetails(props: { order: Order; transfer: BankTransfer }) {
  const BankDetails = useDeferred(loadBankDetails, true);
  const height = `${(props.transfer.account.length + OTHER_ROWS) * ROW_REM}rem`;
  return BankDetails ? <BankDetails {...props} /> : <Skeleton variant="box" height={height} />;
}

import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import type { WithdrawalStatus } from '@fakos/contracts/orders/contract';
import type { Step } from './order-steps.ts';

/** A withdrawal of an order. */
export type Withdrawal = NonNullable<AdminOrder['withdrawals']>[number];

/** A status that staff give a withdrawal. */
export type WithdrawalStep = Exclude<WithdrawalStatus, 'received'>;

/** The dialog that is open on an order's page. */
export type OrderDialog =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'fullRefund' }
  /** A refund of an amount or of lines; with a withdrawal, its lines are filled in and it is settled afterwards. */
  | { readonly kind: 'refund'; readonly withdrawal?: Withdrawal }
  | { readonly kind: 'address' }
  | { readonly kind: 'withdrawal'; readonly withdrawal: Withdrawal; readonly to: WithdrawalStep };

/** Opens a dialog of the page. */
export type OpenOrderDialog = (dialog: OrderDialog) => void;

import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { AddressDialog } from './address-dialog.tsx';
import { FullRefundDialog } from './full-refund-dialog.tsx';
import type { OrderDialog } from './order-dialog.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';
import type { OrderDialogProps } from './use-order-request.ts';
import { WithdrawalDialog } from './withdrawal-dialog.tsx';

interface OrderDialogsProps extends OrderDialogProps {
  readonly order: AdminOrder;
  readonly dialog: OrderDialog | undefined;
}

/** The open dialog of an order's page. */
export function OrderDialogs({ order, dialog, ...events }: OrderDialogsProps) {
  switch (dialog?.kind) {
    case 'step':
      return <StepDialog order={order} step={dialog.step} {...events} />;
    case 'fullRefund':
      return <FullRefundDialog order={order} {...events} />;
    case 'refund':
      return <RefundDialog order={order} withdrawal={dialog.withdrawal} {...events} />;
    case 'address':
      return <AddressDialog order={order} {...events} />;
    case 'withdrawal':
      return <WithdrawalDialog withdrawal={dialog.withdrawal} to={dialog.to} {...events} />;
    case undefined:
      return null;
  }
}

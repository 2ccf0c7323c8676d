import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useRefundOrderMutation } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useText } from '../../../text.ts';
import { EffectList } from './effect-list.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { type OrderDialogProps, useOrderRequest } from './use-order-request.ts';

/** Confirms the refund of everything that was paid and not yet refunded. Stock is not changed. */
export function FullRefundDialog({ order, ...dialog }: OrderDialogProps & { readonly order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  const [refund] = useRefundOrderMutation();
  const request = useOrderRequest(dialog);
  const amount = order.refundable?.amount ?? 0;
  const effects = {
    money: text('orders.effects.refund', { amount: format.money(amount) }),
    stock: text('orders.effects.refundStock'),
    mail: text('orders.effects.mail', { email: order.contact.email }),
  };
  return (
    <ConfirmDialog
      isOpen
      title={text('orders.refund.fullTitle', { number: order.number })}
      message={text('orders.refund.fullText')}
      confirmLabel={text('orders.refund.confirm', { amount: format.money(amount) })}
      isDestructive
      isPending={request.isPending}
      onConfirm={() => void request.send(refund({ id: order.id, version: order.version, amount }))}
      onCancel={dialog.onClose}
    >
      <EffectList effects={effects} />
      <FailureAlert message={request.failureMessage} />
    </ConfirmDialog>
  );
}

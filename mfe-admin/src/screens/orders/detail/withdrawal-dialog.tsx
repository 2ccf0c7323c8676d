import { useHandleWithdrawalMutation } from '@fakos/shared-kit/api/admin-orders/hooks';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useText } from '../../../text.ts';
import { EffectList } from './effect-list.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { Withdrawal, WithdrawalStep } from './order-dialog.ts';
import { type OrderDialogProps, useOrderRequest } from './use-order-request.ts';

interface WithdrawalDialogProps extends OrderDialogProps {
  readonly withdrawal: Withdrawal;
  readonly to: WithdrawalStep;
}

/** Confirms a status change of a withdrawal; returned goods may go back into stock. */
export function WithdrawalDialog({ withdrawal, to, ...dialog }: WithdrawalDialogProps) {
  const text = useText();
  const [handle] = useHandleWithdrawalMutation();
  const request = useOrderRequest(dialog);
  const areGoodsReturned = to === 'goods_returned';
  const [restock, setRestock] = useState(areGoodsReturned);
  const pieces = withdrawal.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const effects = {
    money: text(to === 'refunded' ? 'orders.effects.alreadyRefunded' : 'orders.effects.noMoney'),
    stock: restock ? text('orders.effects.restockPieces', { count: pieces }) : text('orders.effects.noStock'),
    mail: text('orders.effects.noMail'),
  };
  return (
    <ConfirmDialog
      isOpen
      title={text(`orders.withdrawal.step.${to}`)}
      message={text(`orders.withdrawal.text.${to}`)}
      confirmLabel={text(`orders.withdrawal.step.${to}`)}
      isDestructive={to === 'refused'}
      isPending={request.isPending}
      onConfirm={() => void request.send(handle({ id: withdrawal.id, to, restock }))}
      onCancel={dialog.onClose}
    >
      {areGoodsReturned && (
        <Checkbox
          label={text('orders.withdrawal.restock')}
          checked={restock}
          onChange={(event) => setRestock(event.currentTarget.checked)}
        />
      )}
      <EffectList effects={effects} />
      <FailureAlert message={request.failureMessage} />
    </ConfirmDialog>
  );
}

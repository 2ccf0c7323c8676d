import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useHandleWithdrawalMutation, useRefundOrderMutation } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Group, Radio, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { EffectList } from './effect-list.tsx';
import { FailureAlert } from './failure-alert.tsx';
import type { Withdrawal } from './order-dialog.ts';
import { RefundPartsFields } from './refund-parts-fields.tsx';
import { type OrderDialogProps, useOrderRequest } from './use-order-request.ts';
import { useRefund } from './use-refund.ts';

const MAX_NOTE = 200;

interface RefundDialogProps extends OrderDialogProps {
  readonly order: AdminOrder;
  readonly withdrawal: Withdrawal | undefined;
}

/** Refunds lines of an order, with their return to stock, or an amount. The refund of a withdrawal settles it. */
export function RefundDialog({ order, withdrawal, ...dialog }: RefundDialogProps) {
  const text = useText();
  const format = useFormat();
  const toasts = useToasts();
  const failureText = useFailureText();
  const input = useRefund(order, withdrawal);
  const [note, setNote] = useState('');
  const [sendRefund] = useRefundOrderMutation();
  const [moveWithdrawal] = useHandleWithdrawalMutation();
  const request = useOrderRequest(dialog);
  const total = input.total === undefined ? undefined : format.money(input.total);
  const pieces = input.lines.reduce((sum, { quantity, restock }) => sum + (restock ? quantity : 0), 0);

  async function send() {
    if (!input.refund) return;
    const { id, version } = order;
    const isRefunded = await request.send(sendRefund({ id, version, ...input.refund, note: note.trim() }));
    if (!isRefunded || !withdrawal) return;
    // The dialog is closed at this point, because submitting again would refund twice.
    const { error } = await moveWithdrawal({ id: withdrawal.id, to: 'refunded' });
    if (error) toasts.showError(failureText(error));
  }

  return (
    <ConfirmDialog
      isOpen
      size="lg"
      title={text(withdrawal ? 'orders.refund.withdrawalTitle' : 'orders.refund.title', { number: order.number })}
      message={text('orders.refund.text', { amount: format.money(order.refundable?.amount ?? 0) })}
      confirmLabel={
        total === undefined ? text('orders.refund.refund') : text('orders.refund.confirm', { amount: total })
      }
      isPending={request.isPending}
      isIncomplete={!input.refund}
      onConfirm={() => void send()}
      onCancel={dialog.onClose}
    >
      <Radio.Group
        label={text('orders.refund.mode')}
        value={input.mode}
        onChange={(mode) => input.setMode(mode === 'amount' ? 'amount' : 'parts')}
      >
        <Group mt="xs">
          <Radio value="parts" label={text('orders.refund.byParts')} />
          <Radio value="amount" label={text('orders.refund.byAmount')} />
        </Group>
      </Radio.Group>
      {input.mode === 'parts' ? (
        <RefundPartsFields order={order} input={input} />
      ) : (
        <TextInput
          label={text('orders.refund.amount')}
          inputMode="decimal"
          autoComplete="off"
          value={input.typedAmount}
          error={input.isAmountRefused ? text('orders.refund.amountError') : request.fieldErrors.amount}
          onChange={(event) => input.setTypedAmount(event.currentTarget.value)}
        />
      )}
      <TextInput
        label={text('orders.refund.note')}
        description={text('orders.refund.noteHint')}
        maxLength={MAX_NOTE}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Stack gap={4} role="status">
        <Text fw={500}>{total === undefined ? '' : text('orders.refund.total', { amount: total })}</Text>
      </Stack>
      {total !== undefined && (
        <EffectList
          effects={{
            money: text('orders.effects.refund', { amount: total }),
            stock:
              input.mode === 'parts' && pieces > 0
                ? text('orders.effects.restockPieces', { count: pieces })
                : text('orders.effects.noStock'),
            mail: text('orders.effects.refundMail', { email: order.contact.email }),
          }}
        />
      )}
      <FailureAlert message={input.quoteFailure ?? request.failureMessage} />
    </ConfirmDialog>
  );
}

import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useTransitionOrderMutation } from '@fakos/shared-kit/api/admin-orders/hooks';
import { Alert, Checkbox, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useStatusText } from '../../../framework/order-status.tsx';
import { type AdminTextKey, useText } from '../../../text.ts';
import { EffectList } from './effect-list.tsx';
import { FailureAlert } from './failure-alert.tsx';
import { getStatus, type Step } from './order-steps.ts';
import { type OrderDialogProps, useOrderRequest } from './use-order-request.ts';
import { useStepEffects } from './use-step-effects.ts';

type StepKey = Extract<AdminTextKey, `step.${string}`>;

/** Lengths that the server accepts. */
const MAX_CARRIER = 60;
const MAX_TRACKING_NUMBER = 80;

interface StepDialogProps extends OrderDialogProps {
  readonly order: AdminOrder;
  readonly step: Step;
}

/**
 * Confirms a status change and describes its effects. Shipping has fields for carrier and tracking number and, while a bank
 * transfer has not arrived, an additional confirmation.
 */
export function StepDialog({ order, step, ...dialog }: StepDialogProps) {
  const text = useText();
  const statusText = useStatusText();
  const effects = useStepEffects(order, step);
  const [transition] = useTransitionOrderMutation();
  const request = useOrderRequest(dialog);
  const [carrier, setCarrier] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  const [isUnpaidAllowed, setUnpaidAllowed] = useState(false);
  const isShipping = step.to === 'shipped';
  const isUnpaid = isShipping && order.unpaid === true;
  const isCancelling = step.to === 'cancelled';

  const take = () => {
    const shipment = {
      ...(carrier.trim() && { carrier: carrier.trim() }),
      ...(trackingNumber.trim() && { tracking_number: trackingNumber.trim() }),
      ...(isUnpaid && { allow_unpaid: true }),
    };
    const { id, version } = order;
    void request.send(transition({ id, version, ...step, ...(isShipping && shipment) }));
  };

  return (
    <ConfirmDialog
      isOpen
      title={
        isCancelling
          ? text('orders.cancelTitle', { number: order.number })
          : `${text(`step.${step.axis}.${step.to}` as StepKey)}: ${order.number}`
      }
      message={
        <Text size="sm">
          {isCancelling
            ? text('orders.cancelText')
            : text('orders.stepText', {
                axis: text(`axis.${step.axis}`),
                from: statusText(step.axis, getStatus(order, step.axis)),
                to: statusText(step.axis, step.to),
              })}
        </Text>
      }
      confirmLabel={isCancelling ? text('orders.cancelConfirm') : text(`step.${step.axis}.${step.to}` as StepKey)}
      {...(isCancelling && { cancelLabel: text('orders.keep') })}
      isDestructive={isCancelling}
      isPending={request.isPending}
      isIncomplete={isUnpaid && !isUnpaidAllowed}
      onConfirm={take}
      onCancel={dialog.onClose}
    >
      <EffectList effects={effects} />
      {isShipping && (
        <Stack gap="xs">
          <TextInput
            label={text('orders.carrier')}
            value={carrier}
            maxLength={MAX_CARRIER}
            autoComplete="off"
            data-autofocus
            error={request.fieldErrors.carrier}
            onChange={(event) => setCarrier(event.currentTarget.value)}
          />
          <TextInput
            label={text('orders.trackingNumber')}
            description={text('orders.trackingHint')}
            value={trackingNumber}
            maxLength={MAX_TRACKING_NUMBER}
            autoComplete="off"
            error={request.fieldErrors.tracking_number}
            onChange={(event) => setTrackingNumber(event.currentTarget.value)}
          />
        </Stack>
      )}
      {isUnpaid && (
        <Alert color="yellow" title={text('orders.unpaidTitle')}>
          <Checkbox
            label={text('orders.allowUnpaid')}
            checked={isUnpaidAllowed}
            onChange={(event) => setUnpaidAllowed(event.currentTarget.checked)}
          />
        </Alert>
      )}
      <FailureAlert message={request.failureMessage} />
    </ConfirmDialog>
  );
}

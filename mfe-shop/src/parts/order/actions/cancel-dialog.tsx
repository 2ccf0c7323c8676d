import { isApiFailure } from '@fakos/shared-kit/api';
import { useCancelOrderMutation } from '@fakos/shared-kit/api/orders/hooks';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useState } from 'react';
import { useOrderText } from '../../../translations/order-text.ts';
import type { OrderKey } from '../order-key.ts';

interface CancelDialogProps {
  orderKey: OrderKey;
  open: boolean;
  onClose: () => void;
}

/** Confirms the cancellation of an order; shows the server's message if it refuses. */
export function CancelDialog({ orderKey, open, onClose }: CancelDialogProps) {
  const text = useOrderText();
  const toast = useToast();
  const [cancelOrder] = useCancelOrderMutation();
  const [refusal, setRefusal] = useState<string>();

  async function cancel() {
    const { data, error } = await cancelOrder({ ...orderKey });
    if (data) {
      toast.success(text('order.cancelled'));
      return;
    }
    setRefusal(isApiFailure(error) ? error.message : undefined);
    throw error;
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={text('order.cancelQuestion', { number: orderKey.number })}
      description={text('order.cancelText')}
      confirmLabel={text('order.cancelConfirm')}
      cancelLabel={text('order.keep')}
      tone="danger"
      failureText={refusal ?? text('order.actionFailed')}
      onConfirm={cancel}
    />
  );
}

import type { CorrectionReason, OrderPrescription } from '@fakos/contracts/prescriptions/contract';
import { useRequestCorrectionMutation } from '@fakos/shared-kit/api/prescriptions/hooks';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { usePrescriptionsText } from './prescriptions-text.ts';

const reasons: readonly CorrectionReason[] = ['missing', 'unreadable', 'incomplete', 'unusual', 'expired'];

/** Asks the buyer for the prescription by e-mail, with a reason in the buyer's language. */
export function RequestCorrection({ prescription, email }: { prescription: OrderPrescription; email: string }) {
  const text = usePrescriptionsText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const { id, version, values, file } = prescription;
  const [reason, setReason] = useState<CorrectionReason>(values || file ? 'incomplete' : 'missing');
  const [isOpen, setOpen] = useState(false);
  const [request, { isLoading }] = useRequestCorrectionMutation();

  async function send() {
    try {
      await request({ id, version, reason }).unwrap();
      setOpen(false);
      toasts.showSuccess(text('correctionRequested'));
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  }

  return (
    <>
      <Button size="sm" variant="default" onClick={() => setOpen(true)}>
        {text('requestCorrection')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('requestCorrection')}
        message={text('correctionText', { email })}
        confirmLabel={text('sendRequest')}
        isPending={isLoading}
        onConfirm={() => void send()}
        onCancel={() => setOpen(false)}
      >
        <NativeSelect
          data-autofocus
          label={text('reason')}
          value={reason}
          data={reasons.map((value) => ({ value, label: text(`reasons.${value}`) }))}
          onChange={(event) => setReason(event.currentTarget.value as CorrectionReason)}
        />
      </ConfirmDialog>
    </>
  );
}

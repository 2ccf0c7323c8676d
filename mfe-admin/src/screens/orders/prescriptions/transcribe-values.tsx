import type { OrderPrescription } from '@fakos/contracts/prescriptions/contract';
import { findPrescriptionIssues, type LensUse } from '@fakos/contracts/prescriptions/rules';
import { emptyTyped, toPrescriptionValues, toTyped } from '@fakos/contracts/prescriptions/typed-values';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useTranscribePrescriptionMutation } from '@fakos/shared-kit/api/prescriptions/hooks';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { usePrescriptionsText } from './prescriptions-text.ts';
import { ValueFields } from './value-fields.tsx';

interface TranscribeValuesProps {
  readonly prescription: OrderPrescription;
  readonly use: LensUse;
}

/** The optician writes the values of a prescription, from the buyer's file or a measurement, or corrects them. */
export function TranscribeValues({ prescription: { id, version, values }, use }: TranscribeValuesProps) {
  const text = usePrescriptionsText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const separator = useLanguage() === 'el' ? ',' : '.';
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(() => (values ? toTyped(values, separator) : emptyTyped));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [failure, setFailure] = useState<string>();
  const [transcribe, { isLoading }] = useTranscribePrescriptionMutation();
  const label = text(values ? 'correctValues' : 'transcribe');

  async function save() {
    // The form has no field for the near distance.
    const written = { ...toPrescriptionValues(typed), pd_near: values?.pd_near ?? null };
    const found = findPrescriptionIssues(written, use).map(({ path, code }) => [path, text(`rules.errors.${code}`)]);
    setErrors(Object.fromEntries(found));
    setFailure(undefined);
    if (found.length > 0) return;
    const { error } = await transcribe({ id, version, values: written });
    if (!error) {
      setOpen(false);
      toasts.showSuccess(text('transcribed'));
      return;
    }
    setFailure(isApiFailure(error) && error.code === 'STALE_VERSION' ? text('stale') : failureText(error));
  }

  return (
    <>
      <Button size="sm" variant={values ? 'default' : 'filled'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        size="lg"
        title={label}
        message={text('transcribeText')}
        confirmLabel={text('saveValues')}
        isPending={isLoading}
        onConfirm={() => void save()}
        onCancel={() => setOpen(false)}
      >
        <ValueFields typed={typed} use={use} errors={errors} onChange={setTyped} />
        {failure && <Alert color="red">{failure}</Alert>}
      </ConfirmDialog>
    </>
  );
}

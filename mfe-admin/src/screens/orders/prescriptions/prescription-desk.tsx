import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import type { OrderPrescription } from '@fakos/contracts/prescriptions/contract';
import {
  useApprovePrescriptionMutation,
  useLazyGetOrderPrescriptionFileQuery,
  useListOrderPrescriptionsQuery,
} from '@fakos/shared-kit/api/prescriptions/hooks';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { AdminBadge } from '../../../framework/admin-badge.tsx';
import { PrintView } from '../../../framework/print/print-view.tsx';
import { Section } from '../../../framework/section.tsx';
import { useHasPermission } from '../../../framework/session/use-has-permission.ts';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { EopyyCertificate } from './eopyy-certificate.tsx';
import { LabSheet } from './lab-sheet.tsx';
import { PowerTable } from './power-table.tsx';
import { usePrescriptionsText } from './prescriptions-text.ts';
import { RequestCorrection } from './request-correction.tsx';
import { TranscribeValues } from './transcribe-values.tsx';

/** The prescriptions of an order with lenses, for staff who may see them; each opening is logged. */
export function PrescriptionDesk({ order }: { order: AdminOrder }) {
  const text = usePrescriptionsText();
  const failureText = useFailureText();
  const isAllowed = useHasPermission()('optician');
  const { data, error } = useListOrderPrescriptionsQuery({ id: order.id }, { skip: !isAllowed });
  return (
    <Section title={text('title')}>
      <Stack>
        {!isAllowed && <Text size="sm">{text('forOpticians')}</Text>}
        {error && <Alert color="red">{failureText(error)}</Alert>}
        {data?.data.map((prescription) => (
          <Prescription key={prescription.id} order={order} prescription={prescription} />
        ))}
      </Stack>
    </Section>
  );
}

interface PrescriptionProps {
  readonly order: AdminOrder;
  readonly prescription: OrderPrescription;
}

function Prescription({ order, prescription }: PrescriptionProps) {
  const text = usePrescriptionsText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [approve, { isLoading }] = useApprovePrescriptionMutation();
  const [loadFile, { isFetching }] = useLazyGetOrderPrescriptionFileQuery();
  const [printed, setPrinted] = useState<'lab' | 'eopyy'>();
  const { id, version, position, status, source, values, file } = prescription;
  const line = order.lines.find((one) => one.position === position);
  const use = line?.configuration?.kind === 'lenses' ? line.configuration.use : undefined;

  async function confirm() {
    try {
      await approve({ id, version }).unwrap();
      toasts.showSuccess(text('approved'));
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  }

  async function download() {
    try {
      const { data } = await loadFile({ id }).unwrap();
      const link = document.createElement('a');
      link.href = `data:${data.mime};base64,${data.content}`;
      link.download = data.name;
      link.click();
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  }

  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text fw={500}>{line?.name}</Text>
        <AdminBadge tone={status === 'approved' ? 'success' : 'warning'}>{text(`statuses.${status}`)}</AdminBadge>
      </Group>
      <Text size="sm" c="dimmed">
        {text(`sources.${source}`)}
      </Text>
      {!values && status !== 'approved' && <Text size="sm">{text('withoutValues')}</Text>}
      {values && <PowerTable label={line?.name ?? text('title')} values={values} />}
      <Group gap="xs">
        {file && (
          <Button size="sm" variant="default" loading={isFetching} onClick={() => void download()}>
            {text('download', { name: file.name })}
          </Button>
        )}
        {values && (
          <Button size="sm" variant="default" onClick={() => setPrinted('lab')}>
            {text('labSheet')}
          </Button>
        )}
        {status === 'approved' && (
          <Button size="sm" variant="default" onClick={() => setPrinted('eopyy')}>
            {text('eopyy.title')}
          </Button>
        )}
        {status !== 'approved' && <RequestCorrection prescription={prescription} email={order.contact.email} />}
        {status !== 'approved' && use && <TranscribeValues key={version} prescription={prescription} use={use} />}
        {values && status !== 'approved' && (
          <Button size="sm" loading={isLoading} onClick={() => void confirm()}>
            {text('approve')}
          </Button>
        )}
      </Group>
      {printed && (
        <PrintView onDone={() => setPrinted(undefined)}>
          {printed === 'lab' && <LabSheet order={order} prescription={prescription} />}
          {printed === 'eopyy' && <EopyyCertificate order={order} prescription={prescription} />}
        </PrintView>
      )}
    </Stack>
  );
}

import type { AdminOrder, PaymentRecord } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button, Group, List, Stack, Text } from '@mantine/core';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import styles from '../orders.module.css';
import { Fact } from './fact.tsx';
import type { OpenOrderDialog } from './order-dialog.ts';
import { useActorName } from './use-actor-name.ts';

/** Payment method, paid and refunded amounts, each step of the payment, and the possible refunds. */
export function OrderPayment({ order, onOpen }: { order: AdminOrder; onOpen: OpenOrderDialog }) {
  const text = useText();
  const format = useFormat();
  const { paid = 0, refunded = 0, bank_transfer: transfer, refundable } = order;
  return (
    <Section title={text('orders.paymentRecords')}>
      <Stack>
        <dl className={styles.facts}>
          <Fact name={text('orders.payment')}>{text(`orders.paymentMethod.${order.payment_method}`)}</Fact>
          <Fact name={text('orders.paid')}>{format.money(paid)}</Fact>
          {refunded > 0 && <Fact name={text('orders.refunded')}>{format.money(refunded)}</Fact>}
          {transfer?.pay_until && <Fact name={text('orders.payUntil')}>{format.dateTime(transfer.pay_until)}</Fact>}
        </dl>
        {order.payments && (
          <List size="sm" spacing="xs">
            {order.payments.map((record) => (
              <List.Item key={record.id}>
                <PaymentStep record={record} />
              </List.Item>
            ))}
          </List>
        )}
        {refundable && (
          <Group gap="xs">
            <Button size="sm" variant="default" onClick={() => onOpen({ kind: 'refund' })}>
              {text('orders.refund.open')}
            </Button>
            <Button size="sm" variant="outline" color="red" onClick={() => onOpen({ kind: 'fullRefund' })}>
              {text('orders.refund.openFull')}
            </Button>
          </Group>
        )}
      </Stack>
    </Section>
  );
}

function PaymentStep({ record }: { record: PaymentRecord }) {
  const text = useText();
  const format = useFormat();
  const actorName = useActorName();
  const details = [format.dateTime(record.at), actorName(record.actor), record.reference, record.note];
  return (
    <>
      <Text size="sm">
        {`${text(`orders.paymentStep.${record.kind}`)}: ${format.money(record.amount)}`}
        {record.status !== 'done' && ` (${text(`orders.paymentStepStatus.${record.status}`)})`}
      </Text>
      <Text size="sm" c="dimmed">
        {details.filter(Boolean).join(', ')}
      </Text>
    </>
  );
}

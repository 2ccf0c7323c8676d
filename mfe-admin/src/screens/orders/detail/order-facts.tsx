import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import styles from '../orders.module.css';

/** Customer, delivery and payment of an order. */
export function OrderFacts({ order }: { order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  const { contact, address } = order;
  return (
    <Section title={text('orders.contact')}>
      <dl className={styles.facts}>
        <Fact name={text('orders.customer')}>
          <div>{contact.full_name}</div>
          <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
          <br />
          <Anchor href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</Anchor>
        </Fact>
        <Fact name={text('orders.date')}>{format.dateTime(order.created_at)}</Fact>
        <Fact name={text('orders.delivery')}>{text(`orders.shippingMethod.${order.shipping_method}`)}</Fact>
        {address && (
          <Fact name={text('orders.address')}>
            <div>{`${address.street} ${address.street_number}`}</div>
            <div>{`${address.postcode} ${address.city}`}</div>
          </Fact>
        )}
        <Fact name={text('orders.payment')}>{text(`orders.paymentMethod.${order.payment_method}`)}</Fact>
        {order.note && <Fact name={text('orders.note')}>{order.note}</Fact>}
      </dl>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

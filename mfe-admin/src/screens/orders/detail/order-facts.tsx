import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Anchor, Button } from '@mantine/core';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import styles from '../orders.module.css';
import { Fact } from './fact.tsx';
import type { OpenOrderDialog } from './order-dialog.ts';

/** Customer, delivery and the buyer's other input, with a button that edits recipient and address before shipping. */
export function OrderFacts({ order, onOpen }: { order: AdminOrder; onOpen: OpenOrderDialog }) {
  const text = useText();
  const format = useFormat();
  const { contact, address, account, shipment } = order;
  const isInTheShop = order.fulfilment_status === 'unfulfilled' || order.fulfilment_status === 'ready_pickup';
  return (
    <Section
      title={text('orders.contact')}
      aside={
        isInTheShop &&
        order.status !== 'cancelled' && (
          <Button size="compact-sm" variant="default" onClick={() => onOpen({ kind: 'address' })}>
            {text('orders.edit.open')}
          </Button>
        )
      }
    >
      <dl className={styles.facts}>
        <Fact name={text('orders.customer')}>
          <div>{contact.full_name}</div>
          <Anchor href={`mailto:${contact.email}`}>{contact.email}</Anchor>
          <br />
          <Anchor href={`tel:${contact.phone.replaceAll(/[^+\d]/g, '')}`}>{contact.phone}</Anchor>
        </Fact>
        <Fact name={text('orders.account')}>
          {account ? `${account.name} (${account.email})` : text('orders.noAccount')}
        </Fact>
        <Fact name={text('orders.date')}>{format.dateTime(order.created_at)}</Fact>
        <Fact name={text('orders.delivery')}>{text(`orders.shippingMethod.${order.shipping_method}`)}</Fact>
        {address && (
          <Fact name={text('orders.address')}>
            <div>{`${address.street} ${address.street_number}`}</div>
            <div>{`${address.postcode} ${address.city}`}</div>
          </Fact>
        )}
        {shipment && (
          <Fact name={text('orders.shipment')}>
            {[shipment.carrier, shipment.tracking_number].filter(Boolean).join(', ')}
          </Fact>
        )}
        {order.note && <Fact name={text('orders.note')}>{order.note}</Fact>}
        <Fact name={text('orders.language')}>{text(`form.languages.${order.language}`)}</Fact>
        <Fact name={text('orders.marketing')}>{text(order.marketing_consent ? 'orders.yes' : 'orders.no')}</Fact>
      </dl>
    </Section>
  );
}

/** The data of the invoice that the buyer requested; nothing for a receipt. */
export function InvoiceFacts({ order }: { order: AdminOrder }) {
  const { invoice, address } = order;
  const text = useText();
  if (!invoice) return null;
  return (
    <Section title={text('orders.invoice.title')}>
      <dl className={styles.facts}>
        <Fact name={text('orders.invoice.company')}>{invoice.company_name}</Fact>
        <Fact name={text('orders.invoice.vatNumber')}>{invoice.vat_number}</Fact>
        <Fact name={text('orders.invoice.taxOffice')}>{invoice.tax_office}</Fact>
        {invoice.activity && <Fact name={text('orders.invoice.activity')}>{invoice.activity}</Fact>}
        {address && (
          <Fact name={text('orders.address')}>
            {`${address.street} ${address.street_number}, ${address.postcode} ${address.city}`}
          </Fact>
        )}
      </dl>
    </Section>
  );
}

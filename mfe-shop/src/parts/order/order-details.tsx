import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useOrderText } from '../../words/order-text.ts';
import styles from './order.module.css';

/** Who gets it, where, and with which parcel. */
export function Delivery({ order }: { order: Order }) {
  const text = useOrderText();
  const { address, contact, shipment, note } = order;
  return (
    <>
      <address className={styles.address}>
        {contact.full_name}
        {address && (
          <>
            <br />
            {address.street} {address.street_number}
            <br />
            {address.postcode} {address.city}
          </>
        )}
        <br />
        {contact.phone}
        <br />
        {contact.email}
      </address>
      {shipment && (
        <p>{text('order.tracking', { carrier: shipment.carrier, number: shipment.tracking_number || '–' })}</p>
      )}
      {note && <p className={styles.at}>{note}</p>}
    </>
  );
}

/** How it is paid, and what is still to do for it. */
export function Payment({ order }: { order: Order }) {
  const text = useOrderText();
  const { money } = useFormat();
  const { payment_method, payment_status, status, total, number } = order;
  const isDue = payment_method === 'bank_transfer' && payment_status === 'awaiting' && status !== 'cancelled';
  return (
    <>
      <p>{text(`payment.${payment_method}`)}</p>
      {isDue && <p>{text('order.paymentDue', { total: money(total) })}</p>}
      {isDue && <p>{text('order.transferHint', { number })}</p>}
    </>
  );
}

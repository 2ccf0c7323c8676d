import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useOrderText } from '../../words/order-text.ts';
import { LateBankDetails } from './late-bank-details.tsx';
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
  const { bank_transfer: transfer, payment_method: method, total, number } = order;
  return (
    <>
      <p>{text(`payment.${method}`)}</p>
      {transfer && (
        <>
          <p>{text('order.paymentDue', { total: money(total) })}</p>
          <p>{text('order.transferHint', { number })}</p>
          <LateBankDetails order={order} transfer={transfer} />
        </>
      )}
    </>
  );
}

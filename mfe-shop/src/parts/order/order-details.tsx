import type { BankTransfer, Order } from '@fakos/contracts/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { createLazy, useLazy } from '@fakos/shared-kit/lazy';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useOrderText } from '../../translations/order-text.ts';
import styles from './order.module.css';
import { isUnpaid } from './order-states.ts';

// A separate chunk: most orders use another payment method.
const bankDetails = createLazy(() =>
  import(/* webpackChunkName: "bank-details" */ './bank/bank-details.tsx').then((module) => module.BankDetails),
);

/** Height of a row in rem, and the rows besides the account: amount, reference, deadline and padding. */
const ROW_REM = 3.75;
const OTHER_ROWS = 4;

/** Recipient, address and shipment. */
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
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}

/** Company, activity, VAT number and tax office of an invoice. */
export function InvoiceDetails({ invoice }: { invoice: NonNullable<Order['invoice']> }) {
  const text = useOrderText();
  return (
    <p>
      {invoice.company_name}
      <br />
      {invoice.activity && (
        <>
          {invoice.activity}
          <br />
        </>
      )}
      {text('order.vatNumber', { number: invoice.vat_number })}
      <br />
      {text('order.taxOffice', { name: invoice.tax_office })}
    </p>
  );
}

/** Explains that an order was cancelled, and the consequence for its payment. */
export function CancellationNotice({ order }: { order: Order }) {
  const text = useOrderText();
  const { longDate } = useFormat();
  const { contact, created_at, events } = order;
  const cancellation = events.findLast(({ axis, to }) => axis === 'order' && to === 'cancelled');
  const date = longDate(cancellation?.at ?? created_at);
  return (
    <Notice tone="info">
      {isUnpaid(order)
        ? text('order.cancelledUnpaid', { date })
        : text('order.cancelledPaid', { date, email: contact.email })}
    </Notice>
  );
}

/** Payment method, and the bank details if a transfer is due. */
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
          <LazyBankDetails order={order} transfer={transfer} />
        </>
      )}
    </>
  );
}

function LazyBankDetails(props: { order: Order; transfer: BankTransfer }) {
  const { code: BankDetails } = useLazy(bankDetails, 'now');
  const height = `${(props.transfer.account.length + OTHER_ROWS) * ROW_REM}rem`;
  return BankDetails ? <BankDetails {...props} /> : <Skeleton variant="box" height={height} />;
}

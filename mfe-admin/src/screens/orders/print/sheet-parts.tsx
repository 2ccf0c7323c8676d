import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import type { ReactNode } from 'react';
import { useText } from '../../../text.ts';
import styles from './print.module.css';

interface SheetProps {
  readonly order: AdminOrder;
  readonly title: string;
  readonly children: ReactNode;
}

/** An A4 page: the shop, the title with the order's number, and its content. */
export function Sheet({ order, title, children }: SheetProps) {
  const format = useFormat();
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <ShopDetails />
        <div className={styles.title}>
          <h1>{title}</h1>
          <p>{order.number}</p>
          <p>{format.dateTime(order.created_at)}</p>
        </div>
      </header>
      {children}
    </article>
  );
}

/** Name and contact details of the shop, from its settings. */
export function ShopDetails() {
  const text = useText();
  const settings = useGetSettingsQuery().data?.settings;
  return (
    <address className={styles.shop}>
      <strong>{settings?.company_name || text('brand')}</strong>
      <span className={styles.lines}>{settings?.contact_address}</span>
      <span>{settings?.contact_phone}</span>
      <span>{settings?.contact_email}</span>
    </address>
  );
}

/** A titled block of lines; empty lines are left out. */
export function Block({ title, lines }: { title: string; lines: readonly (string | undefined)[] }) {
  const filled = lines.filter(Boolean);
  if (filled.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2>{title}</h2>
      {filled.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

/** Recipient with the address of a courier, or that the order is collected. */
export function Recipient({ order }: { order: AdminOrder }) {
  const text = useText();
  const { contact, address } = order;
  return (
    <Block
      title={text('orders.print.recipient')}
      lines={[
        contact.full_name,
        address ? `${address.street} ${address.street_number}` : undefined,
        address ? `${address.postcode} ${address.city}` : undefined,
        contact.phone,
        text(`orders.shippingMethod.${order.shipping_method}`),
      ]}
    />
  );
}

/** The order's amounts: subtotal, discount, shipping, fee and total. */
export function Amounts({ order }: { order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  const { discount = 0, payment_fee: fee } = order;
  return (
    <dl className={styles.amounts}>
      <dt>{text('orders.subtotal')}</dt>
      <dd>{format.money(order.subtotal)}</dd>
      {discount > 0 && (
        <>
          <dt>{text('orders.discount')}</dt>
          <dd>{format.money(-discount)}</dd>
        </>
      )}
      <dt>{text('orders.shipping')}</dt>
      <dd>{format.money(order.shipping)}</dd>
      {fee > 0 && (
        <>
          <dt>{text('orders.paymentFee')}</dt>
          <dd>{format.money(fee)}</dd>
        </>
      )}
      <dt className={styles.total}>{text('orders.total')}</dt>
      <dd className={styles.total}>{format.money(order.total)}</dd>
    </dl>
  );
}

/** Net, VAT and gross amounts by rate. */
export function VatTable({ order }: { order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{text('orders.vatTotals.rate')}</th>
          <th>{text('orders.vatTotals.net')}</th>
          <th>{text('orders.vatTotals.vat')}</th>
          <th>{text('orders.vatTotals.gross')}</th>
        </tr>
      </thead>
      <tbody>
        {order.vat_totals.map(({ rate, net, vat, gross }) => (
          <tr key={rate}>
            <td>{text('orders.vatTotals.percent', { rate: format.number(rate) })}</td>
            <td>{format.money(net)}</td>
            <td>{format.money(vat)}</td>
            <td>{format.money(gross)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A line's name with its brand, add-ons and configuration. */
export function LineName({ line }: { line: AdminOrder['lines'][number] }) {
  const options = line.options?.map(({ name }) => `+ ${name}`).join(', ');
  return (
    <>
      {line.name}
      {line.brand_name && ` (${line.brand_name})`}
      {options && <span className={styles.options}>{options}</span>}
      {line.configuration_texts?.map(({ label, value }) => (
        <span key={label} className={styles.options}>
          {label}: {value}
        </span>
      ))}
    </>
  );
}

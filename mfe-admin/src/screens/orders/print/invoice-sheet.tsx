import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useText } from '../../../text.ts';
import { PricedLines } from './order-sheet.tsx';
import styles from './print.module.css';
import { Amounts, Block, Sheet, VatTable } from './sheet-parts.tsx';

/** The data from which the accountant issues the invoice; it is not a tax document, which the sheet states. */
export function InvoiceSheet({ order }: { order: AdminOrder }) {
  const text = useText();
  const { invoice, address, contact } = order;
  const named = (name: string, value: string | undefined) => value && `${name}: ${value}`;
  return (
    <Sheet order={order} title={text('orders.print.kind.invoice')}>
      <div className={styles.blocks}>
        <Block
          title={text('orders.invoice.title')}
          lines={[
            invoice?.company_name,
            named(text('orders.invoice.vatNumber'), invoice?.vat_number),
            named(text('orders.invoice.taxOffice'), invoice?.tax_office),
            named(text('orders.invoice.activity'), invoice?.activity),
            address ? `${address.street} ${address.street_number}, ${address.postcode} ${address.city}` : undefined,
          ]}
        />
        <Block title={text('orders.contact')} lines={[contact.full_name, contact.email, contact.phone]} />
      </div>
      <PricedLines order={order} />
      <Amounts order={order} />
      <VatTable order={order} />
      <p className={styles.remark}>{text('orders.print.noTaxDocument')}</p>
    </Sheet>
  );
}

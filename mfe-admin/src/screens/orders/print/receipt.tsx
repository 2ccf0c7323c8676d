import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../../text.ts';
import styles from './print.module.css';
import { Amounts, LineName, ShopDetails } from './sheet-parts.tsx';

/** The order on a roll 80 mm wide. */
export function Receipt({ order }: { order: AdminOrder }) {
  const text = useText();
  const format = useFormat();
  return (
    <article className={styles.receipt}>
      <ShopDetails />
      <h1>{text('orders.titleWithNumber', { number: order.number })}</h1>
      <p>{format.dateTime(order.created_at)}</p>
      <p>{order.contact.full_name}</p>
      <ul className={styles.receiptLines}>
        {order.lines.map((line) => (
          <li key={line.position ?? line.product_id}>
            <span>
              {`${format.number(line.quantity)} × `}
              <LineName line={line} />
            </span>
            <span>{format.money(line.line_total)}</span>
          </li>
        ))}
      </ul>
      <Amounts order={order} />
      {order.vat.map(({ rate, amount }) => (
        <p key={rate}>{`${text('orders.vat', { rate: format.number(rate) })}: ${format.money(amount)}`}</p>
      ))}
      <p>{text(`orders.paymentMethod.${order.payment_method}`)}</p>
      <p className={styles.remark}>{text('orders.print.noTaxDocument')}</p>
    </article>
  );
}

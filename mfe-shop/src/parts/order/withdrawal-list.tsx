import type { Order } from '@fakos/contracts/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useOrderText } from '../../translations/order-text.ts';
import styles from './order.module.css';

/** Withdrawals of an order with their status. */
export function WithdrawalList({ withdrawals }: { withdrawals: NonNullable<Order['withdrawals']> }) {
  const text = useOrderText();
  const { dateTime } = useFormat();
  return (
    <ul className={styles.withdrawals}>
      {withdrawals.map(({ created_at, status, lines }) => (
        <li key={created_at}>
          <strong>{text(`order.withdrawal.${status}`)}</strong>{' '}
          <time dateTime={created_at} className={styles.note}>
            {dateTime(created_at)}
          </time>
          <br />
          {lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </li>
      ))}
    </ul>
  );
}

import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useOrderText } from '../../words/order-text.ts';
import styles from './order.module.css';

/** What was sent back so far, and how far each of it has come. */
export function WithdrawalList({ withdrawals }: { withdrawals: NonNullable<Order['withdrawals']> }) {
  const text = useOrderText();
  const { dateTime } = useFormat();
  return (
    <ul className={styles.withdrawals}>
      {withdrawals.map(({ created_at, status, lines }) => (
        <li key={created_at}>
          <strong>{text(`order.withdrawal.${status}`)}</strong>{' '}
          <time dateTime={created_at} className={styles.at}>
            {dateTime(created_at)}
          </time>
          <br />
          {lines.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ')}
        </li>
      ))}
    </ul>
  );
}

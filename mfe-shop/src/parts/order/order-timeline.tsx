import type { Order } from '@fakos/contracts/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useOrderText } from '../../translations/order-text.ts';
import styles from './order.module.css';
import { formatOrderState } from './order-states.ts';

/** Status changes of an order, oldest first. */
export function OrderTimeline({ order }: { order: Order }) {
  const text = useOrderText();
  const { dateTime } = useFormat();
  return (
    <ol className={styles.events}>
      {order.events.map(({ axis, to, at }) => (
        <li key={`${axis} ${to} ${at}`} className={styles.event}>
          <span>
            {text(`order.axis.${axis}`)}: {formatOrderState(text, axis, to)}
          </span>
          <time dateTime={at} className={styles.note}>
            {dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

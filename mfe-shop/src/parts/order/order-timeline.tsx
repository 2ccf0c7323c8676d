import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useOrderText } from '../../words/order-text.ts';
import styles from './order.module.css';
import { stateWords } from './status-words.ts';

/** What happened to an order on its three axes, in the order that it happened. */
export function OrderTimeline({ order }: { order: Order }) {
  const text = useOrderText();
  const { dateTime } = useFormat();
  return (
    <ol className={styles.events}>
      {order.events.map(({ axis, to, at }) => (
        <li key={`${axis} ${to} ${at}`} className={styles.event}>
          <span>
            {text(`order.axis.${axis}`)}: {stateWords(text, axis, to)}
          </span>
          <time dateTime={at} className={styles.at}>
            {dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

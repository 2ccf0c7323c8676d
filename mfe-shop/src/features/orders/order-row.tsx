import type { OrderSummary } from '@fakos/shared-kit/api/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { stateWords } from '../../parts/order/status-words.ts';
import { productPicture } from '../../parts/product-tile/product-picture.ts';
import { useOrderText } from '../../words/order-text.ts';
import styles from './orders-page.module.css';

const PICTURE_SIZES = '4rem';
const PICTURE_WIDEST = 160;
/** Pictures of an order; the rest is in its detail. */
const SHOWN_PICTURES = 4;

/** An order in the list: when, what, how much, and where it stands. The whole row is one link. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const text = useOrderText();
  const { money, longDate } = useFormat();
  const { number, created_at, status, payment_status, fulfilment_status, items, total, lines } = order;
  return (
    <li className={styles.order}>
      <h2 className={styles.number}>
        <Link to={`${paths.orders}/${number}`} className={styles.link}>
          {text('orders.open', { number })}
        </Link>
      </h2>
      <p className={styles.total}>{money(total)}</p>
      <p className={styles.remark}>
        <time dateTime={created_at}>{longDate(created_at)}</time>
        {' · '}
        {text('orders.items', { count: items })}
      </p>
      <p className={styles.states}>
        <span>{stateWords(text, 'order', status)}</span>
        {status !== 'cancelled' && (
          <span>
            {text('order.axis.payment')}: {stateWords(text, 'payment', payment_status)}
          </span>
        )}
        {status !== 'cancelled' && <span>{stateWords(text, 'fulfilment', fulfilment_status)}</span>}
      </p>
      <ul className={styles.pictures}>
        {lines.slice(0, SHOWN_PICTURES).map(({ slug, name, image }, index) => (
          <li key={`${slug} ${index}`} className={styles.picture}>
            <Picture {...productPicture(image, name, PICTURE_SIZES, PICTURE_WIDEST)} fit="cover" />
          </li>
        ))}
      </ul>
    </li>
  );
}

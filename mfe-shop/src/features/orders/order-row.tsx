import type { OrderSummary } from '@fakos/contracts/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { formatOrderState } from '../../parts/order/order-states.ts';
import { getProductImage } from '../../parts/product-tile/product-image.ts';
import { useOrderText } from '../../translations/order-text.ts';
import styles from './orders-page.module.css';

const IMAGE_SIZES = '4rem';
const MAX_IMAGE_WIDTH = 160;
/** Images shown for an order. */
const MAX_IMAGES = 4;

/** An order in the list. The whole row is one link. */
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
        <span>{formatOrderState(text, 'order', status)}</span>
        {status !== 'cancelled' && (
          <span>
            {text('order.axis.payment')}: {formatOrderState(text, 'payment', payment_status)}
          </span>
        )}
        {status !== 'cancelled' && <span>{formatOrderState(text, 'fulfilment', fulfilment_status)}</span>}
      </p>
      <ul className={styles.images}>
        {lines.slice(0, MAX_IMAGES).map(({ slug, name, image }, index) => (
          <li key={`${slug} ${index}`} className={styles.image}>
            <ResponsiveImage {...getProductImage(image, name, IMAGE_SIZES, MAX_IMAGE_WIDTH)} fit="cover" />
          </li>
        ))}
      </ul>
    </li>
  );
}

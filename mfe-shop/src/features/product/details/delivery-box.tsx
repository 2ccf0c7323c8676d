import { isSealedGoods } from '@fakos/contracts/orders/rules';
import type { ProductDetail } from '@fakos/contracts/products/contract';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { paths } from '@fakos/shared-kit/router';
import { Icon, type IconName } from '@fakos/shared-kit/ui/icon';
import { useRenderLink } from '@fakos/shared-kit/ui/link';
import type { ReactNode } from 'react';
import styles from './delivery-box.module.css';
import { useDetailsText } from './details-text.ts';

/** Delivery, and the rule of withdrawal that holds for the product. */
export function DeliveryBox({ productType }: { productType: ProductDetail['product_type'] }) {
  const text = useDetailsText();
  const link = useRenderLink();
  return (
    <section aria-label={text('delivery.title')} className={styles.box}>
      <ul className={styles.list}>
        <Line icon="truck" title={text('delivery.courier')}>
          <CourierCost />
        </Line>
        <Line icon="store" title={text('delivery.pickup')}>
          {text('delivery.pickupText')}
        </Line>
        <Line icon="refresh" title={text('delivery.returns')}>
          {text(isSealedGoods(productType) ? 'delivery.returnsSealed' : 'delivery.returnsText')}
        </Line>
      </ul>
      <p className={styles.detail}>{link({ href: paths.terms, children: text('delivery.more') })}</p>
    </section>
  );
}

function Line({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={styles.item}>
      <Icon name={icon} />
      <div>
        <strong>{title}</strong>
        <div className={styles.detail}>{children}</div>
      </div>
    </li>
  );
}

/** Courier cost from the settings (product.md section 3); without settings, a link to the cart. */
function CourierCost() {
  const text = useDetailsText();
  const link = useRenderLink();
  const { money } = useFormat();
  const { data } = useGetSettingsQuery();
  const { shipping_courier: cost, shipping_free_from: from } = data?.settings ?? {};
  if (cost === undefined || from === undefined) {
    return link({ href: paths.cart, children: text('delivery.courierInCart') });
  }
  if (cost === 0 || from === 0) return text('delivery.courierFree');
  return text('delivery.courierText', { cost: money(cost), from: money(from) });
}

import { paths } from '@fakos/shared-kit/router';
import { Icon, type IconName } from '@fakos/shared-kit/ui/icon';
import { useRenderLink } from '@fakos/shared-kit/ui/link';
import type { ReactNode } from 'react';
import { CourierCost } from './courier-cost.tsx';
import styles from './delivery-box.module.css';
import { useDetailsText } from './details-text.ts';

/** How it arrives and how it goes back. */
export function DeliveryBox() {
  const text = useDetailsText();
  const link = useRenderLink();
  return (
    <section aria-label={text('delivery.title')} className={styles.box}>
      <ul className={styles.promises}>
        <Line icon="truck" title={text('delivery.courier')}>
          <CourierCost />
        </Line>
        <Line icon="store" title={text('delivery.pickup')}>
          {text('delivery.pickupText')}
        </Line>
        <Line icon="refresh" title={text('delivery.returns')}>
          {text('delivery.returnsText')}
        </Line>
      </ul>
      <p className={styles.detail}>{link({ href: paths.terms, children: text('delivery.more') })}</p>
    </section>
  );
}

function Line({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={styles.promise}>
      <Icon name={icon} />
      <div>
        <strong>{title}</strong>
        <div className={styles.detail}>{children}</div>
      </div>
    </li>
  );
}

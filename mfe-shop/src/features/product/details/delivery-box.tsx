import { paths } from '@fakos/shared-kit/router';
import { Icon, type IconName } from '@fakos/shared-kit/ui/icon';
import { useRenderLink } from '@fakos/shared-kit/ui/link';
import styles from './delivery-box.module.css';
import { useDetailsText } from './details-text.ts';

const promises = [
  { icon: 'truck', key: 'courier' },
  { icon: 'store', key: 'pickup' },
  { icon: 'refresh', key: 'returns' },
] as const satisfies readonly { icon: IconName; key: string }[];

/** How it arrives and how it goes back. */
export function DeliveryBox() {
  const text = useDetailsText();
  const link = useRenderLink();
  return (
    <section aria-label={text('delivery.title')} className={styles.box}>
      <ul className={styles.promises}>
        {promises.map(({ icon, key }) => (
          <li key={key} className={styles.promise}>
            <Icon name={icon} />
            <p>
              <strong>{text(`delivery.${key}`)}</strong>
              <span className={styles.detail}>{text(`delivery.${key}Text`)}</span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.detail}>{link({ href: paths.terms, children: text('delivery.more') })}</p>
    </section>
  );
}

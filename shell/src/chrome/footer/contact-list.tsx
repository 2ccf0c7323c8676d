import { Icon } from '@fakos/shared-kit/ui/icon';
import type { ContactDetail } from '../../settings/shop-details.ts';
import { useText } from '../../text.ts';
import styles from './footer.module.css';

/** Telephone, e-mail, address and opening hours, linked where they can be called or written to. */
export function ContactList({ details }: { details: readonly ContactDetail[] }) {
  const text = useText();
  return (
    <dl className={styles.contact}>
      {details.map(({ kind, icon, value, href }) => (
        <div key={kind} className={styles.detail}>
          <dt>
            <Icon name={icon} size={18} />
            <span className="visually-hidden">{text(`footer.${kind}`)}</span>
          </dt>
          <dd className={styles.multiline}>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Icon } from '@fakos/shared-kit/ui/icon';
import { useText } from '../../text.ts';
import styles from './footer.module.css';
import type { ContactFact } from './footer-facts.ts';

/** Telephone, e-mail, address and opening hours, each with what a tap on it does. */
export function ContactList({ facts }: { facts: readonly ContactFact[] }) {
  const text = useText();
  return (
    <dl className={styles.contact}>
      {facts.map(({ kind, icon, value, href }) => (
        <div key={kind} className={styles.fact}>
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

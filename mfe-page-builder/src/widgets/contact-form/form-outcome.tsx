import { Icon } from '@fakos/shared-kit/ui/icon';
import styles from './contact-form.module.css';

/** How sending went. */
export function FormOutcome({ tone, children }: { tone: 'success' | 'danger'; children: string }) {
  return (
    <p className={styles.outcome} data-tone={tone}>
      <Icon name={tone === 'success' ? 'check' : 'alert'} size={20} />
      {children}
    </p>
  );
}

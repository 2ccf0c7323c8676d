import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './state-message.module.css';

/** Icon, title and text of an empty or error state. */
export interface StateMessageProps {
  icon?: IconName | undefined;
  title: ReactNode;
  text?: ReactNode;
  headingLevel?: 1 | 2 | 3 | undefined;
  className?: string | undefined;
}

interface StateMessageAllProps extends StateMessageProps {
  actions?: ReactNode;
  /** Small text at the end. */
  reference?: ReactNode;
  /** Announced when it appears. */
  isAlert?: boolean;
}

/** Common layout of `EmptyState` and `ErrorState`. */
export function StateMessage(props: StateMessageAllProps) {
  const { icon, title, text, headingLevel = 2, actions, reference, isAlert } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div role={isAlert ? 'alert' : undefined} className={classNames(styles.state, props.className)}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={32} />
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {reference && <p className={styles.reference}>{reference}</p>}
    </div>
  );
}

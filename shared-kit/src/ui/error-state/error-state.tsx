import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './error-state.module.css';

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  icon?: IconName;
  title: ReactNode;
  text?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  /** The retry is under way. */
  pending?: boolean;
  /** Another way on, beside the retry. */
  action?: ReactNode;
  /** A number or code for those who ask for help. */
  reference?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  className?: string;
}

/** Says what failed and offers to try again; announced when it appears. */
export function ErrorState(props: ErrorStateProps) {
  const { icon = 'refresh', title, text, retryLabel, onRetry, pending, action, reference, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div role="alert" className={classNames(styles.state, props.className)}>
      <span className={styles.icon}>
        <Icon name={icon} size={30} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        {onRetry && retryLabel && (
          <Button onClick={onRetry} loading={pending}>
            {retryLabel}
          </Button>
        )}
        {action}
      </div>
      {reference && <p className={styles.reference}>{reference}</p>}
    </div>
  );
}

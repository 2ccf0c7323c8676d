import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './notice.module.css';

/** Tone of a notice. */
export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

/** Props of `Notice`. */
export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  /** Accessible name of the close button; needed with `onDismiss`. */
  dismissLabel?: string;
  /** ARIA role: `alert` interrupts, `status` waits. By default `alert` for tone `danger`, else `none`. */
  announce?: 'alert' | 'status' | 'none';
  className?: string;
}

const TONE_ICON: Record<NoticeTone, IconName> = { info: 'info', success: 'check', warning: 'alert', danger: 'alert' };

/** A message inside the page. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, onDismiss, dismissLabel, className } = props;
  const announce = props.announce ?? (tone === 'danger' ? 'alert' : 'none');
  return (
    <div
      role={announce === 'none' ? undefined : announce}
      className={classNames(styles.notice, styles[tone], className)}
    >
      <Icon name={TONE_ICON[tone]} size={20} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && dismissLabel && (
        <IconButton
          size="sm"
          label={dismissLabel}
          icon={<Icon name="close" size={18} />}
          onClick={onDismiss}
          className={styles.dismiss}
        />
      )}
    </div>
  );
}

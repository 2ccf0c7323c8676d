import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon-button.module.css';

/** Props of `IconButton`. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** The accessible name, also shown as a native tooltip. */
  label: string;
  icon: ReactNode;
  variant?: 'plain' | 'filled' | 'outline';
  size?: 'sm' | 'md' | 'lg';
  /** Makes it a toggle (`aria-pressed`). */
  pressed?: boolean;
  /** A count at the corner. Include it in `label` too, because it is hidden from assistive technology. */
  badge?: ReactNode;
}

/** A round icon button. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'plain', size = 'md', pressed, badge, className, ...rest } = props;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={classNames(styles.button, styles[variant], styles[size], className)}
    >
      {icon}
      {badge !== undefined && badge !== null && badge !== false && (
        <span className={styles.badge} aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}

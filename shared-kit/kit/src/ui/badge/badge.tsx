import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './badge.module.css';

/** Props of `Badge`. */
export interface BadgeProps {
  children: ReactNode;
  tone?: 'neutral' | 'accent' | 'highlight' | 'sale' | 'success' | 'warning' | 'danger' | 'info' | 'inverse';
  className?: string;
}

/** A short label on an image or next to a name. */
export function Badge({ children, tone = 'neutral', className }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}

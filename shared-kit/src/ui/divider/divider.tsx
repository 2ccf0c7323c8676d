import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './divider.module.css';

/** Props of `Divider`. */
export interface DividerProps {
  /** A word in the middle of the rule, such as «ή». */
  label?: ReactNode;
  className?: string;
}

/** A hairline between two things. */
export function Divider({ label, className }: DividerProps) {
  if (label === undefined) return <hr className={classNames(styles.rule, className)} />;
  return <div className={classNames(styles.labelled, className)}>{label}</div>;
}

import { classNames } from '../class-names.ts';
import styles from './spinner.module.css';

/** Props of `Spinner`. */
export interface SpinnerProps {
  size?: 'sm' | 'md' | 'lg';
  /** Accessible name; without it the spinner is decorative. */
  label?: string;
  className?: string;
}

/** A loading indicator in the colour of the surrounding text. */
export function Spinner({ size = 'sm', label, className }: SpinnerProps) {
  const accessible = label ? ({ role: 'status', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return <span {...accessible} className={classNames(styles.spinner, styles[size], className)} />;
}

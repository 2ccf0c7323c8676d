import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

/** Props of `Chip`. */
export interface ChipProps {
  children: ReactNode;
  /** Makes the chip a button that removes itself. */
  onRemove?: () => void;
  /** Accessible name of the removal, such as «Αφαίρεση φίλτρου Round». */
  removeLabel?: string;
  /** Makes the chip a toggle. */
  onClick?: () => void;
  selected?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A filter that is on (removable), a choice (toggle), or just a word. */
export function Chip({ children, onRemove, removeLabel, onClick, selected, disabled, className }: ChipProps) {
  const look = classNames(styles.chip, selected && styles.selected, className);
  if (onRemove) {
    return (
      <button type="button" className={look} onClick={onRemove} disabled={disabled} aria-label={removeLabel}>
        {children}
        <Icon name="close" size={14} />
      </button>
    );
  }
  if (onClick) {
    return (
      <button type="button" className={look} onClick={onClick} disabled={disabled} aria-pressed={selected ?? false}>
        {children}
      </button>
    );
  }
  return <span className={look}>{children}</span>;
}

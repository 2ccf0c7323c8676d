import { classNames } from '@fakos/shared-kit/ui/class-names';
import { Icon } from '@fakos/shared-kit/ui/icon';
import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** Props of `Chip`. */
export interface ChipProps {
  children: ReactNode;
  /** Makes the chip a remove button. */
  onRemove?: () => void;
  /** Accessible name of the remove button, such as «Αφαίρεση φίλτρου Round». */
  removeLabel?: string;
  /** Makes the chip a toggle. */
  onClick?: () => void;
  selected?: boolean;
  disabled?: boolean;
  className?: string;
}

/** A removable filter, a toggle, or plain text. */
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

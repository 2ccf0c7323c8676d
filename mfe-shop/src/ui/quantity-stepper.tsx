import { classNames } from '@fakos/shared-kit/ui/class-names';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { type KeyboardEvent, useState } from 'react';
import styles from './quantity-stepper.module.css';

/** Props of `QuantityStepper`. */
export interface QuantityStepperProps {
  value: number;
  /** Called with an integer within the limits, only if it differs from `value`. */
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  size?: 'sm' | 'md';
  labels: {
    /** Accessible name of the input, such as «Ποσότητα: Aegina Round». */
    input: string;
    decrease: string;
    increase: string;
    /** Shown after a number above `max`; the input then contains `max`. */
    limit?: string | undefined;
  };
  className?: string;
}

const DEFAULT_MAX = 99;

/** A number input with a minus and a plus button; the arrow keys change it too. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onValueChange, min = 1, max = DEFAULT_MAX, disabled = false, size = 'md', labels, className } = props;
  // Input may be temporarily empty or out of bounds, so it is committed on blur or Enter only.
  const [draft, setDraft] = useState<string>();
  const [isLimited, setLimited] = useState(false);

  function set(next: number) {
    setDraft(undefined);
    setLimited(next > max);
    const inside = Math.min(max, Math.max(min, Math.trunc(next)));
    if (inside !== value) onValueChange(inside);
  }

  function commit() {
    if (draft === undefined) return;
    // Parsing ends at a decimal separator.
    const typed = Number.parseInt(draft, 10);
    if (Number.isNaN(typed)) setDraft(undefined);
    else set(typed);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === 'Enter') commit();
    else if (step !== undefined) set(value + step);
    else return;
    event.preventDefault();
  }

  return (
    <div className={classNames(styles.field, className)}>
      <div className={classNames(styles.stepper, styles[size])}>
        <button
          type="button"
          className={styles.button}
          aria-label={labels.decrease}
          disabled={disabled || value <= min}
          onClick={() => set(value - 1)}
        >
          <Icon name="minus" size={18} />
        </button>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          className={styles.input}
          aria-label={labels.input}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={disabled}
          value={draft ?? String(value)}
          onChange={(event) => setDraft(event.target.value.replace(/[^\d.,]/g, ''))}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={press}
        />
        <button
          type="button"
          className={styles.button}
          aria-label={labels.increase}
          disabled={disabled || value >= max}
          onClick={() => set(value + 1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      <span aria-live="polite" className={styles.limit}>
        {isLimited && labels.limit}
      </span>
    </div>
  );
}

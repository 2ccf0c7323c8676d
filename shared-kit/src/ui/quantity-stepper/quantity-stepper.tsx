import { type KeyboardEvent, useState } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './quantity-stepper.module.css';

/** Props of `QuantityStepper`. */
export interface QuantityStepperProps {
  value: number;
  /** Called with a whole number inside the limits, never with the value it already has. */
  onValueChange: (value: number) => void;
  min?: number;
  max?: number;
  disabled?: boolean;
  size?: 'sm' | 'md';
  labels: {
    /** Names the number, for example «Ποσότητα: Aegina Round». */
    input: string;
    decrease: string;
    increase: string;
  };
  className?: string;
}

const DEFAULT_MAX = 99;

/** A number with a minus and a plus; it can be typed, and the arrow keys change it. */
export function QuantityStepper(props: QuantityStepperProps) {
  const { value, onValueChange, min = 1, max = DEFAULT_MAX, disabled = false, size = 'md', labels, className } = props;
  // What is being typed may be empty or out of bounds for a moment; it counts only when left or entered.
  const [draft, setDraft] = useState<string>();

  function set(next: number) {
    setDraft(undefined);
    const inside = Math.min(max, Math.max(min, Math.trunc(next)));
    if (inside !== value) onValueChange(inside);
  }

  function commit() {
    if (draft === undefined) return;
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
    <div className={classNames(styles.stepper, styles[size], className)}>
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
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, ''))}
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
  );
}

import { NumberInput } from '@mantine/core';
import { useEditorText } from '../editor-text.ts';

interface BoundedNumberInputProps {
  readonly label: string;
  readonly value: string;
  /** Called with '' for an empty input. */
  readonly onChange: (value: number | '') => void;
  readonly min: number;
  readonly max: number;
  readonly isWhole: boolean;
  readonly suffix?: string;
}

/** A number between two bounds. One outside of them stays as it was typed, with an error. */
export function BoundedNumberInput({ value, onChange, min, max, isWhole, ...props }: BoundedNumberInputProps) {
  const text = useEditorText();
  const number = value.trim() === '' ? '' : Number.parseFloat(value);
  const shown = Number.isNaN(number) ? '' : number;
  const isOutside = shown !== '' && (shown < min || shown > max);
  return (
    <NumberInput
      {...props}
      value={shown}
      min={min}
      max={max}
      clampBehavior="none"
      allowDecimal={!isWhole}
      error={isOutside && text('pickers.outside', { min, max })}
      onChange={(typed) => onChange(typed === '' || typed === '-' ? '' : Number(typed))}
    />
  );
}

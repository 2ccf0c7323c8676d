import { TextInput } from '@mantine/core';
import { useText } from '../../../text.ts';

interface NumberSettingInputProps<Empty extends undefined | null> {
  readonly label: string;
  readonly description?: string;
  readonly value: number | Empty;
  readonly min: number;
  readonly max: number;
  /** The value of an empty field, which stands for the default. */
  readonly emptyValue: Empty;
  readonly placeholder?: string;
  readonly onChange: (value: number | Empty) => void;
  readonly disabled?: boolean | undefined;
}

/** A whole number within bounds; empty for the default. */
export function NumberSettingInput<Empty extends undefined | null>(props: NumberSettingInputProps<Empty>) {
  const { value, min, max, emptyValue, onChange, ...rest } = props;
  const text = useText();
  const isOutside = typeof value === 'number' && !(Number.isInteger(value) && value >= min && value <= max);
  return (
    <TextInput
      {...rest}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={value ?? ''}
      error={isOutside ? text('settingEditors.range', { min, max }) : undefined}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? emptyValue : Number(currentTarget.value))}
    />
  );
}

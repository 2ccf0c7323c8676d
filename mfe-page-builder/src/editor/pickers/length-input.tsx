import { readLength } from '@fakos/contracts/widgets/read-fields';
import type { LengthField } from '@fakos/contracts/widgets/widget';
import { NativeSelect, NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useEditorText } from '../editor-text.ts';

type Unit = 'rem' | '%';

const ANY = { min: 0, max: Number.MAX_SAFE_INTEGER, percentage: true };
const MAX_PERCENTAGE = 100;
const REM_STEP = 0.25;
const PERCENTAGE_STEP = 5;
const REM_DECIMALS = 4;
const UNIT_WIDTH = 72;

interface LengthInputProps {
  readonly label: string;
  readonly field: LengthField;
  /** The stored value, in any unit that the reader supports. */
  readonly value: string;
  readonly onChange: (length: string) => void;
}

/** A length in rem, or in percent where the field accepts it; empty for the theme's. */
export function LengthInput({ label, field, value, onChange }: LengthInputProps) {
  const text = useEditorText();
  const length = readLength(value, ANY);
  const [chosenUnit, setChosenUnit] = useState<Unit>('rem');
  const unit = length === '' ? chosenUnit : length.endsWith('%') ? '%' : 'rem';
  const number = length === '' ? '' : Number.parseFloat(length);
  const [min, max] = unit === '%' ? [1, MAX_PERCENTAGE] : [field.min, field.max];
  const isOutside = number !== '' && (number < min || number > max);
  const isUnreadable = length === '' && value !== '';
  const store = (typed: number | string, next: Unit) =>
    onChange(typed === '' || Number.isNaN(Number(typed)) ? '' : `${typed}${next}`);

  return (
    <NumberInput
      label={label}
      value={number}
      placeholder={field.default || text('pickers.length.theme')}
      min={min}
      max={max}
      step={unit === '%' ? PERCENTAGE_STEP : REM_STEP}
      decimalScale={unit === '%' ? 0 : REM_DECIMALS}
      allowNegative={false}
      clampBehavior="none"
      suffix={field.percentage ? '' : ' rem'}
      error={
        (isOutside && text('pickers.outside', { min, max })) ||
        (isUnreadable && text('pickers.length.unreadable', { value }))
      }
      onChange={(typed) => store(typed, unit)}
      {...(field.percentage && {
        rightSectionWidth: UNIT_WIDTH,
        rightSection: (
          <NativeSelect
            aria-label={text('pickers.length.unit', { label })}
            variant="unstyled"
            value={unit}
            data={['rem', '%']}
            onChange={(event) => {
              const next = event.currentTarget.value === '%' ? '%' : 'rem';
              setChosenUnit(next);
              store(number, next);
            }}
          />
        ),
      })}
    />
  );
}

import { lensAdditions, lensColours, lensLimits } from '@fakos/contracts/contact-lenses/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Checkbox, Fieldset, Group, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { findParameterError, type NumberParameter, numberParameters, type RangeValues } from './matrix-values.ts';
import { useOpticsText } from './optics-text.ts';
import { StepsFields } from './steps-fields.tsx';

const limits = {
  base_curves: lensLimits.base_curve,
  diameters: lensLimits.diameter,
  powers: lensLimits.power,
  cylinders: lensLimits.cylinder,
  axes: lensLimits.axis,
} as const satisfies Record<NumberParameter, { min: number; max: number; step: number }>;

interface RangeFieldsProps {
  readonly number: number;
  readonly range: RangeValues;
  /** Whether missing values are errors already: after an attempt to save. */
  readonly isChecked: boolean;
  readonly onChange: (range: RangeValues) => void;
  /** The button that removes the range. */
  readonly removal: ReactNode;
}

/** The parameters of lenses that are made in every combination. */
export function RangeFields({ number, range, isChecked, onChange, removal }: RangeFieldsProps) {
  const text = useOpticsText();
  const { number: format } = useFormat();

  function getError(parameter: NumberParameter): string | undefined {
    const error = findParameterError(range, parameter);
    const isMissing = error === 'needed' || error === 'axesNeeded' || error === 'cylindersNeeded';
    if (error === undefined || (isMissing && !isChecked)) return undefined;
    const { min, max, step } = limits[parameter];
    return text(`matrix.errors.${error}`, { min: format(min), max: format(max), step: format(step) });
  }

  return (
    <Fieldset legend={text('matrix.range', { number })}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg">
          {numberParameters.map((parameter) => (
            <StepsFields
              key={parameter}
              parameter={parameter}
              rows={range[parameter]}
              error={getError(parameter)}
              onChange={(rows) => onChange({ ...range, [parameter]: rows })}
            />
          ))}
          <Choices
            legend={text('matrix.additions')}
            values={lensAdditions}
            chosen={range.additions}
            onChange={(additions) => onChange({ ...range, additions })}
          />
          <Choices
            legend={text('matrix.colours')}
            values={lensColours}
            chosen={range.colours}
            onChange={(colours) => onChange({ ...range, colours })}
          />
        </SimpleGrid>
        {removal}
      </Stack>
    </Fieldset>
  );
}

interface ChoicesProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

function Choices<Value extends (typeof lensAdditions)[number] | (typeof lensColours)[number]>(
  props: ChoicesProps<Value>,
) {
  const { legend, values, chosen, onChange } = props;
  const text = useOpticsText();
  return (
    <Fieldset legend={legend} variant="unstyled">
      <Checkbox.Group
        aria-label={legend}
        value={[...chosen]}
        onChange={(next) => onChange(values.filter((value) => next.includes(value)))}
      >
        <Group gap="md">
          {values.map((value) => (
            <Checkbox key={value} value={value} label={text(`matrix.values.${value}`)} />
          ))}
        </Group>
      </Checkbox.Group>
    </Fieldset>
  );
}

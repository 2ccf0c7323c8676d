import { boxSizes, type LensMatrix } from '@fakos/contracts/contact-lenses/fields';
import { type WearSchedule, wearDays } from '@fakos/contracts/contact-lenses/rules';
import { Alert, Button, Group, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useField, useFormContext } from '../../../../framework/form/form-context.ts';
import { Section } from '../../../../framework/section.tsx';
import { createMatrixValues, createRangeValues, type MatrixValues, type RangeValues } from './matrix-values.ts';
import { useOpticsText } from './optics-text.ts';
import { RangeFields } from './range-fields.tsx';

const MAX_RANGES = 20;

/** The variants in which a contact lens is made; only for contact lenses, and for products that have them by mistake. */
export function MatrixSection() {
  const text = useOpticsText();
  const { form } = useFormContext();
  const { id, value, error, setValue } = useField<MatrixValues | null>('lens_matrix');
  const [removed, setRemoved] = useState<MatrixValues>();
  const isLens = form.values.product_type === 'contact-lens';
  if (!isLens && !value) return null;

  function change(next: MatrixValues | null, before?: MatrixValues): void {
    setRemoved(before);
    setValue(next);
  }

  return (
    <Section title={text('matrix.title')}>
      <Stack id={id} tabIndex={-1}>
        {error !== undefined && (
          <Text size="sm" c="red">
            {error}
          </Text>
        )}
        {!isLens && <Alert color="yellow">{text('matrix.otherType')}</Alert>}
        {value ? (
          <MatrixFields value={value} isChecked={error !== undefined} onChange={change} />
        ) : (
          <Text size="sm" c="dimmed">
            {text('matrix.none')}
          </Text>
        )}
        <Group gap="sm">
          {value ? (
            <Button variant="default" onClick={() => change(null, value)}>
              {text('matrix.remove')}
            </Button>
          ) : (
            <Button variant="default" onClick={() => change(createMatrixValues())}>
              {text('matrix.define')}
            </Button>
          )}
          {removed && (
            <Button variant="subtle" onClick={() => change(removed)}>
              {text('matrix.undo')}
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  );
}

interface MatrixFieldsProps {
  readonly value: MatrixValues;
  readonly isChecked: boolean;
  /** `before` are the values from which a range was removed. */
  readonly onChange: (next: MatrixValues, before?: MatrixValues) => void;
}

function MatrixFields({ value, isChecked, onChange }: MatrixFieldsProps) {
  const text = useOpticsText();
  const { ranges } = value;
  const setRange = (position: number, range: RangeValues) =>
    onChange({ ...value, ranges: ranges.map((one, index) => (index === position ? range : one)) });
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={text('matrix.wear')}
          value={value.wear_schedule}
          data={(Object.keys(wearDays) as WearSchedule[]).map((wear) => ({
            value: wear,
            label: text(`matrix.wears.${wear}`),
          }))}
          onChange={({ currentTarget }) =>
            onChange({ ...value, wear_schedule: currentTarget.value as MatrixValues['wear_schedule'] })
          }
        />
        <NativeSelect
          label={text('matrix.boxSize')}
          value={String(value.box_size)}
          data={boxSizes.map(String)}
          onChange={({ currentTarget }) =>
            onChange({ ...value, box_size: Number(currentTarget.value) as LensMatrix['box_size'] })
          }
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {text('matrix.rangeHelp')} {text('matrix.single')}
      </Text>
      {ranges.map((range, position) => (
        <RangeFields
          key={position}
          number={position + 1}
          range={range}
          isChecked={isChecked}
          onChange={(next) => setRange(position, next)}
          removal={
            ranges.length > 1 && (
              <Group>
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => onChange({ ...value, ranges: ranges.filter((one) => one !== range) }, value)}
                >
                  {text('matrix.removeRange', { number: position + 1 })}
                </Button>
              </Group>
            )
          }
        />
      ))}
      <Group>
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          disabled={ranges.length >= MAX_RANGES}
          onClick={() => onChange({ ...value, ranges: [...ranges, createRangeValues()] })}
        >
          {text('matrix.addRange')}
        </Button>
      </Group>
    </>
  );
}

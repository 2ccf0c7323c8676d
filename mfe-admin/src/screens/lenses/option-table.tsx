import type { LensOptionKind } from '@fakos/contracts/lenses/rules';
import { Checkbox, Table, TextInput } from '@mantine/core';
import { parseAmount } from '../../framework/decimal.ts';
import { Section } from '../../framework/section.tsx';
import type { LensValues } from './lens-values.ts';
import { useLensesText } from './lenses-text.ts';

/** Widths in pixels; the prices of all tables stand below each other. */
const MAX_WIDTH = 560;
const PRICE_COLUMN_WIDTH = 144;

interface OptionTableProps {
  readonly kind: LensOptionKind;
  readonly values: LensValues;
  readonly onChange: (values: LensValues) => void;
}

type Option = LensValues['options'][number];

/** Options of one kind: whether they are offered, and the price of a pair. */
export function OptionTable({ kind, values, onChange }: OptionTableProps) {
  const text = useLensesText();
  const getName = (code: string) => text(`options.${kind}.${code.replace('.', '_')}` as 'options.use.distance');
  const change = (changed: Option, part: Partial<Option>) =>
    onChange({
      ...values,
      options: values.options.map((option) => (option === changed ? { ...option, ...part } : option)),
    });
  return (
    <Section title={text(`kinds.${kind}`)}>
      <Table verticalSpacing="xs" layout="fixed" maw={MAX_WIDTH}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text('option')}</Table.Th>
            <Table.Th w={PRICE_COLUMN_WIDTH}>{text('price')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {values.options
            .filter((option) => option.kind === kind)
            .map((option) => (
              <Table.Tr key={option.code}>
                <Table.Td>
                  <Checkbox
                    label={getName(option.code)}
                    checked={option.enabled}
                    onChange={(event) => change(option, { enabled: event.currentTarget.checked })}
                  />
                </Table.Td>
                <Table.Td>
                  <TextInput
                    inputMode="decimal"
                    aria-label={text('priceOf', { name: getName(option.code) })}
                    value={option.price}
                    error={parseAmount(option.price) === null && text('invalidPrice')}
                    onChange={(event) => change(option, { price: event.currentTarget.value })}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

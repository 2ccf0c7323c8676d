import { type LensIndex, lensIndexes } from '@fakos/contracts/lenses/rules';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { ActionIcon, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Section } from '../../framework/section.tsx';
import { type LensValues, parseUpTo } from './lens-values.ts';
import { useLensesText } from './lenses-text.ts';

const MAX_ROWS = 20;

interface RecommendationTableProps {
  readonly values: LensValues;
  readonly onChange: (values: LensValues) => void;
}

type Row = LensValues['rows'][number];

/** The index that is recommended up to a strength; the last row holds above all others. */
export function RecommendationTable({ values, onChange }: RecommendationTableProps) {
  const text = useLensesText();
  const { rows } = values;
  const language = useLanguage();
  const formatIndex = (index: LensIndex) => (language === 'el' ? index.replace('.', ',') : index);
  const last = rows.length - 1;
  const setRows = (next: readonly Row[]) => onChange({ ...values, rows: next });
  const change = (position: number, part: Partial<Row>) =>
    setRows(rows.map((row, index) => (index === position ? { ...row, ...part } : row)));
  return (
    <Section title={text('recommendations')}>
      <Stack gap="xs">
        <Text size="sm" c="dimmed">
          {text('recommendationsHelp')}
        </Text>
        {rows.map((row, position) => (
          <Group key={position} align="end" gap="sm" wrap="wrap">
            {position === last ? (
              <Text w={140} pb={6}>
                {text('above')}
              </Text>
            ) : (
              <TextInput
                w={140}
                label={text('upTo')}
                inputMode="decimal"
                value={row.upTo}
                error={parseUpTo(row.upTo) === null && text('invalidUpTo')}
                onChange={(event) => change(position, { upTo: event.currentTarget.value })}
              />
            )}
            <NativeSelect
              w={140}
              label={text('index')}
              data={lensIndexes.map((value) => ({ value, label: formatIndex(value) }))}
              value={row.index}
              onChange={(event) => change(position, { index: event.currentTarget.value as LensIndex })}
            />
            {position !== last && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={text('removeRow', { limit: row.upTo })}
                onClick={() => setRows(rows.filter((_, index) => index !== position))}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            )}
          </Group>
        ))}
        <Group>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={rows.length >= MAX_ROWS}
            onClick={() => setRows([{ upTo: '', index: '1.50' }, ...rows])}
          >
            {text('addRow')}
          </Button>
        </Group>
      </Stack>
    </Section>
  );
}

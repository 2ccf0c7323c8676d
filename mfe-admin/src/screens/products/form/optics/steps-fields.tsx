import { ActionIcon, Button, Fieldset, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { emptySteps, type NumberParameter, parseSteps, type StepsValues } from './matrix-values.ts';
import { useOpticsText } from './optics-text.ts';

const MAX_ROWS = 20;

interface StepsFieldsProps {
  readonly parameter: NumberParameter;
  readonly rows: readonly StepsValues[];
  readonly error: string | undefined;
  readonly onChange: (rows: readonly StepsValues[]) => void;
}

/** The numbers of a parameter: each row is one number, or those from one to another in steps. */
export function StepsFields({ parameter, rows, error, onChange }: StepsFieldsProps) {
  const text = useOpticsText();
  const errorId = useId();
  const name = text(`matrix.${parameter}`);
  const count = parseSteps(rows)?.length ?? 0;
  const change = (position: number, part: Partial<StepsValues>) =>
    onChange(rows.map((row, index) => (index === position ? { ...row, ...part } : row)));
  return (
    <Fieldset legend={name} variant="unstyled" aria-describedby={error === undefined ? undefined : errorId}>
      <Stack gap="xs">
        {rows.map((row, position) => (
          <Group key={position} gap="xs" align="end" wrap="nowrap">
            {(['from', 'to', 'step'] as const).map((part) => (
              <TextInput
                key={part}
                flex={1}
                maw={110}
                label={text(`matrix.${part}`)}
                inputMode="text"
                autoComplete="off"
                maxLength={8}
                value={row[part]}
                error={error !== undefined}
                onChange={({ currentTarget }) => change(position, { [part]: currentTarget.value })}
              />
            ))}
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={text('matrix.removeValues', { number: position + 1, parameter: name })}
              onClick={() => onChange(rows.filter((_, index) => index !== position))}
            >
              <IconTrash size={18} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        {error !== undefined && (
          <Text id={errorId} size="sm" c="red" role="status">
            {error}
          </Text>
        )}
        <Group gap="sm">
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconPlus size={14} aria-hidden />}
            aria-label={text('matrix.addValues', { parameter: name })}
            disabled={rows.length >= MAX_ROWS}
            onClick={() => onChange([...rows, emptySteps])}
          >
            {text('matrix.add')}
          </Button>
          <Text size="sm" c="dimmed">
            {rows.length === 0 ? text('matrix.noValues') : text('matrix.count', { count })}
          </Text>
        </Group>
      </Stack>
    </Fieldset>
  );
}

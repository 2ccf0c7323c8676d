import { MAX_LINE } from '@fakos/contracts/settings/fields';
import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useText } from '../../text.ts';
import type { SettingEditorProps } from './setting-editor.ts';
import styles from './setting-editors.module.css';

interface ClosedDays {
  readonly from: string;
  readonly to: string;
  readonly note: string;
}

/** Edits `booking_closed_days`: days without appointments, such as summer holidays. */
export function ClosedDaysEditor({ value, onChange, disabled = false }: SettingEditorProps<readonly ClosedDays[]>) {
  const text = useText();
  const change = (index: number, part: Partial<ClosedDays>) =>
    onChange(value.map((row, place) => (place === index ? { ...row, ...part } : row)));
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('settings.fields.booking_closed_days.label')}</legend>
      <Stack gap="sm">
        {value.length === 0 && (
          <Text size="sm" c="dimmed">
            {text('settingEditors.closedDays.none')}
          </Text>
        )}
        {value.map((row, index) => (
          <Group key={index} gap="xs" align="end">
            <TextInput
              type="date"
              label={text('settingEditors.closedDays.from', { number: index + 1 })}
              value={row.from}
              disabled={disabled}
              onChange={({ currentTarget: { value: from } }) => from && change(index, { from })}
            />
            <TextInput
              type="date"
              label={text('settingEditors.closedDays.to', { number: index + 1 })}
              min={row.from}
              value={row.to}
              disabled={disabled}
              error={row.to < row.from && text('settingEditors.closedDays.order')}
              onChange={({ currentTarget: { value: to } }) => to && change(index, { to })}
            />
            <TextInput
              label={text('settingEditors.closedDays.note', { number: index + 1 })}
              maxLength={MAX_LINE}
              value={row.note}
              disabled={disabled}
              onChange={(event) => change(index, { note: event.currentTarget.value })}
            />
            <ActionIcon
              variant="subtle"
              color="red"
              size="input-sm"
              disabled={disabled}
              aria-label={text('settingEditors.closedDays.remove', { number: index + 1 })}
              onClick={() => onChange(value.toSpliced(index, 1))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
        <Group>
          <Button
            size="xs"
            variant="default"
            disabled={disabled}
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => onChange([...value, { from: today, to: today, note: '' }])}
          >
            {text('settingEditors.closedDays.add')}
          </Button>
        </Group>
      </Stack>
    </fieldset>
  );
}

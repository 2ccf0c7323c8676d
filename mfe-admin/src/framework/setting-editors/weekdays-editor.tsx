import { type Weekday, weekdays } from '@fakos/contracts/text/weekdays';
import { Checkbox, Group } from '@mantine/core';
import { useText } from '../../text.ts';
import type { SettingEditorProps } from './setting-editor.ts';
import styles from './setting-editors.module.css';
import { useWeekdayNames } from './weekday-names.ts';

/** Edits `booking_weekdays`: the days on which appointments are offered. */
export function WeekdaysEditor({ value, onChange, disabled }: SettingEditorProps<readonly Weekday[]>) {
  const text = useText();
  const names = useWeekdayNames();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('settings.fields.booking_weekdays.label')}</legend>
      <Group>
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={names[day]}
            checked={value.includes(day)}
            disabled={disabled ?? false}
            onChange={({ currentTarget: { checked } }) =>
              onChange(weekdays.filter((other) => (other === day ? checked : value.includes(other))))
            }
          />
        ))}
      </Group>
    </fieldset>
  );
}

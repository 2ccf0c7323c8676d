import { LOCALES } from '@fakos/contracts/languages';
import { type GreekHoliday, getHolidayDate, greekHolidayNames } from '@fakos/contracts/text/greek-holidays';
import { useLanguage } from '@fakos/shared-kit/i18n';
import { Checkbox, Group } from '@mantine/core';
import { useText } from '../../text.ts';
import type { SettingEditorProps } from './setting-editor.ts';
import styles from './setting-editors.module.css';

/** Edits `booking_holidays`: the public holidays on which the shop is closed, with their dates of this year. */
export function HolidaysEditor({ value, onChange, disabled }: SettingEditorProps<readonly GreekHoliday[]>) {
  const text = useText();
  const format = new Intl.DateTimeFormat(LOCALES[useLanguage()], { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const year = new Date().getFullYear();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{text('settings.fields.booking_holidays.label')}</legend>
      <Group>
        {greekHolidayNames.map((name) => (
          <Checkbox
            key={name}
            label={text(`settingEditors.holidays.names.${name}`)}
            description={format.format(new Date(getHolidayDate(name, year)))}
            checked={value.includes(name)}
            disabled={disabled ?? false}
            onChange={({ currentTarget: { checked } }) =>
              onChange(greekHolidayNames.filter((other) => (other === name ? checked : value.includes(other))))
            }
          />
        ))}
      </Group>
    </fieldset>
  );
}

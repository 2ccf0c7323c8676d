import type { SettingKey } from '@fakos/contracts/settings/contract';
import { useMemo } from 'react';
import { getSettingTextKey } from '../../framework/settings/setting-places.ts';
import { toDisplayText } from '../../framework/to-display-text.ts';
import { type AdminTextKey, useText } from '../../text.ts';

/** Texts of the settings in the user's language. */
export interface SettingText {
  readonly text: ReturnType<typeof useText>;
  toLabel(key: SettingKey): string;
  /** Undefined for a setting that needs no help. */
  toHelp(key: SettingKey): string | undefined;
  toChoice(key: SettingKey, value: string): string;
  /** A value of a field or of the history. */
  toValueText(key: string, value: unknown): string;
}

/** See {@link SettingText}. */
export function useSettingText(): SettingText {
  const text = useText();
  return useMemo(() => {
    const translate = (key: string) => {
      const found = text(key as AdminTextKey);
      return found === key ? undefined : found;
    };
    const toChoice = (key: string, value: string) =>
      translate(`settings.choices.${key}.${value}`) ?? translate(`settingEditors.gallery.styles.${value}`) ?? value;
    return {
      text,
      toLabel: (key) => translate(`settings.fields.${getSettingTextKey(key)}.label`) ?? key,
      toHelp: (key) => translate(`settings.fields.${getSettingTextKey(key)}.help`),
      toChoice,
      toValueText: (key, value) => {
        if (value === true || value === 'true') return text('settings.on');
        if (value === false || value === 'false') return text('settings.off');
        if (value === '' || value === null || value === undefined) return text('settings.none');
        if (Array.isArray(value)) return text('settings.history.complex', { number: value.length });
        return typeof value === 'string' ? toChoice(key, value) : toDisplayText(value);
      },
    };
  }, [text]);
}

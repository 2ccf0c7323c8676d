import type { SettingsLogEntry } from '@fakos/contracts/admin-settings/contract';
import type { SettingKey } from '@fakos/contracts/settings/contract';
import { isSameValue } from '../../../framework/form/merge-values.ts';
import { isLocalisedSetting } from '../form/setting-values.ts';

/** Values of the log in both languages; null for the default. */
export type LoggedValues = SettingsLogEntry['changes'][string]['before'];

/** Whether the values are the same in both languages. */
export function isSameInBoth({ el, en }: NonNullable<LoggedValues>): boolean {
  return isSameValue(el, en);
}

/** What restores logged values when it is sent as the setting's value. */
export function toUndoValue(key: SettingKey, values: LoggedValues): unknown {
  if (values === null) return null;
  return isLocalisedSetting(key) ? { el: values.el, en: values.en } : values.el;
}

import type { AdminSetting } from '@fakos/contracts/admin-settings/contract';
import { hasPermission } from '@fakos/contracts/permissions';
import {
  getGroupPermission,
  type Setting,
  type SettingGroup,
  settingDefinitions,
} from '@fakos/contracts/settings/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import type { Editor } from '../writing/editor.ts';
import { findStoredSettings } from './admin-settings.repo.ts';

const definitions: Readonly<Record<string, Setting>> = settingDefinitions;

/** The default of a setting in each language. */
export function getSettingFallback(key: string): Setting['fallback'] {
  const definition = definitions[key];
  if (!definition) throw new Error(`There is no setting ${key}`);
  return definition.fallback;
}

/** All settings that the reader's role may change, or those of one group; FORBIDDEN for a group that it may not change. */
export async function listAdminSettings(
  db: ShopDatabase,
  group: SettingGroup | undefined,
  { user, language }: Editor,
): Promise<Record<string, AdminSetting>> {
  const isOpen = (name: SettingGroup) => hasPermission(user.role, getGroupPermission(name));
  if (group !== undefined && !isOpen(group)) {
    throw new Failure('FORBIDDEN', { fields: { group: translate(language, 'rules.forbiddenSetting') } });
  }
  const wanted = Object.entries(definitions).filter(([, setting]) =>
    group === undefined ? isOpen(setting.group) : setting.group === group,
  );
  const keys = wanted.map(([key]) => key);
  const stored = await findStoredSettings(db, keys);
  return Object.fromEntries(wanted.map(([key, setting]) => [key, toAdminSetting(setting, stored.get(key))]));
}

function toAdminSetting(
  { group, visibility, localised, schema, fallback }: Setting,
  stored: { el: unknown; en: unknown } | undefined,
): AdminSetting {
  // A response shows only whether a secret is stored.
  if (visibility === 'secret') return { kind: 'secret', group, isSet: stored !== undefined && stored.el !== '' };
  const valueIn = (language: 'el' | 'en') => {
    const checked = schema.safeParse(stored?.[language]);
    return checked.success ? checked.data : fallback[language];
  };
  if (!localised) return { kind: 'plain', group, visibility, value: valueIn('el'), default: fallback.el };
  const values = { value_el: valueIn('el'), value_en: valueIn('en') };
  return { kind: 'localised', group, visibility, ...values, default_el: fallback.el, default_en: fallback.en };
}

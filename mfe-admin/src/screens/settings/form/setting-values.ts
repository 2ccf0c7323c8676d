import type { AdminSetting } from '@fakos/contracts/admin-settings/contract';
import type { FieldErrors } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import {
  getSettingKind,
  type Setting,
  type SettingKey,
  type SettingKind,
  settingDefinitions,
} from '@fakos/contracts/settings/contract';
import { formatAmountForField, parseAmount, parseWholeNumber } from '../../../framework/decimal.ts';
import { toEnglishField, toGreekField } from '../../../framework/form/localised-field.tsx';
import { isSameValue } from '../../../framework/form/merge-values.ts';

/** Values of a form of settings: one per setting, or one per language (`KEY_el`, `KEY_en`). Numbers are as typed. */
export type SettingValues = Readonly<Record<string, unknown>>;

/** Settings of the API's response by key. */
export type LoadedSettings = Readonly<Record<string, AdminSetting>>;

/** Messages for values that the form itself rejects. */
export interface SettingMessages {
  readonly amount: string;
  readonly value: string;
  readonly email: string;
  readonly link: string;
  readonly number: (bounds: { min: number; max: number }) => string;
}

const definitions: Readonly<Record<string, Setting>> = settingDefinitions;
const kinds = new Map<string, SettingKind>();

/** The kind of a setting's value. */
export function getKind(key: SettingKey): SettingKind {
  const known = kinds.get(key);
  if (known) return known;
  const kind = getSettingKind(settingDefinitions[key]);
  kinds.set(key, kind);
  return kind;
}

/** Whether a key is that of a setting; the log also names the parts of the navigation bar. */
export function isSetting(key: string): key is SettingKey {
  return Object.hasOwn(definitions, key);
}

/** Whether each language has its own value. */
export function isLocalisedSetting(key: SettingKey): boolean {
  return definitions[key]?.localised ?? false;
}

/** Fields of the form for a setting: one, or one per language. */
export function listFields(key: SettingKey): readonly string[] {
  return isLocalisedSetting(key) ? [toGreekField(key), toEnglishField(key)] : [key];
}

/** Values of the form as stored. Settings that the response does not contain, which the role may not change, are left out. */
export function toSettingValues(
  keys: readonly SettingKey[],
  settings: LoadedSettings,
  language: Language,
): SettingValues {
  const entries = keys.flatMap((key) => {
    const setting = settings[key];
    if (!setting) return [];
    const toField = (value: unknown) => toFieldValue(getKind(key), value, language);
    if (setting.kind === 'secret') return [[key, '']];
    if (setting.kind === 'plain') return [[key, toField(setting.value)]];
    return [
      [toGreekField(key), toField(setting.value_el)],
      [toEnglishField(key), toField(setting.value_en)],
    ];
  });
  return Object.fromEntries(entries);
}

/** The defaults of a setting as its fields hold them; empty for a secret. */
export function toDefaultValues(key: SettingKey, language: Language): SettingValues {
  const kind = getKind(key);
  const fallback = definitions[key]?.fallback;
  if (kind.kind === 'secret' || !fallback) return {};
  const [first = key, english] = listFields(key);
  const values = { [first]: toFieldValue(kind, fallback.el, language) };
  return english ? { ...values, [english]: toFieldValue(kind, fallback.en, language) } : values;
}

/** Whether the form's values of a setting differ from its default. */
export function isChangedFromDefault(key: SettingKey, values: SettingValues, language: Language): boolean {
  return Object.entries(toDefaultValues(key, language)).some(([field, value]) => !isSameValue(values[field], value));
}

/** Whether a setting has a default that is more than an empty value, so that resetting it differs from emptying it. */
export function hasDefault(key: SettingKey): boolean {
  const { el } = definitions[key]?.fallback ?? {};
  return getKind(key).kind !== 'secret' && el !== '' && el !== null && !(Array.isArray(el) && el.length === 0);
}

/** Errors of the values of some settings by field. */
export function validateSettings(
  keys: readonly SettingKey[],
  values: SettingValues,
  messages: SettingMessages,
): FieldErrors {
  const errors = keys.flatMap((key) =>
    listFields(key).flatMap((field) => {
      if (!(field in values) || isValid(key, values[field])) return [];
      return [[field, toMessage(getKind(key), messages)]];
    }),
  );
  return Object.fromEntries(errors) as FieldErrors;
}

/**
 * The body of a request that stores changed fields. A setting all of whose values are the default is reset with `null`, so
 * that it follows a later default.
 */
export function toSettingChanges(
  changes: SettingValues,
  values: SettingValues,
  language: Language,
): Record<string, unknown> {
  const changed = (Object.keys(definitions) as SettingKey[]).filter((key) =>
    listFields(key).some((field) => field in changes),
  );
  const entries = changed.flatMap((key) => {
    const next = { ...values, ...changes };
    if (getKind(key).kind === 'secret') return [[key, changes[key]]];
    if (!isChangedFromDefault(key, next, language)) return [[key, null]];
    return listFields(key)
      .filter((field) => field in changes)
      .map((field) => [field, toStoredValue(getKind(key), next[field])]);
  });
  return Object.fromEntries(entries);
}

/** The valid public values in one language, as visitors would receive them. */
export function toPreviewValues(
  keys: readonly SettingKey[],
  values: SettingValues,
  language: Language,
): Record<string, unknown> {
  const entries = keys.flatMap((key) => {
    const field = definitions[key]?.localised ? `${key}_${language}` : key;
    if (definitions[key]?.visibility !== 'public' || !(field in values)) return [];
    const parsed = definitions[key].schema.safeParse(toStoredValue(getKind(key), values[field]));
    return parsed.success ? [[key, parsed.data]] : [];
  });
  return Object.fromEntries(entries);
}

function toFieldValue(kind: SettingKind, value: unknown, language: Language): unknown {
  if (kind.kind === 'flag') return value === 'true';
  if (kind.kind === 'amount') return formatAmountForField(Number(value), language);
  if (kind.kind === 'number') return typeof value === 'number' ? String(value) : '';
  return value;
}

/** The stored form of a field's value; `undefined` for a number that is none. */
function toStoredValue(kind: SettingKind, value: unknown): unknown {
  if (kind.kind === 'flag') return String(value);
  if (kind.kind === 'amount') return parseAmount(String(value)) ?? undefined;
  if (kind.kind !== 'number') return value;
  const typed = String(value).trim();
  if (typed === '' && kind.isNullable) return null;
  return parseWholeNumber(typed, kind) ?? undefined;
}

function isValid(key: SettingKey, value: unknown): boolean {
  const kind = getKind(key);
  // Composite values have errors of their own, which the server places.
  if (kind.kind === 'composite' || kind.kind === 'secret') return true;
  const stored = toStoredValue(kind, value);
  return stored !== undefined && (definitions[key]?.schema.safeParse(stored).success ?? false);
}

function toMessage(kind: SettingKind, messages: SettingMessages): string {
  if (kind.kind === 'number') return messages.number(kind);
  if (kind.kind === 'amount' || kind.kind === 'email' || kind.kind === 'link') return messages[kind.kind];
  return messages.value;
}

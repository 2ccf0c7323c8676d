import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import { hasPermission } from '@fakos/contracts/permissions';
import {
  getGroupPermission,
  type Setting,
  settingAliases,
  settingDefinitions,
} from '@fakos/contracts/settings/contract';
import { Failure } from '../../errors/failure.ts';
import { validationMessages } from '../../errors/validation-messages.ts';
import { type Language, translate } from '../../text/translate.ts';
import type { Editor } from '../writing/editor.ts';
import type { StoredChange } from './change-settings.ts';

const languages: readonly Language[] = ['el', 'en'];
const definitions: Readonly<Record<string, Setting>> = settingDefinitions;

/**
 * Parses the body of a settings write (see `settingsChanges` of the contract). Throws FORBIDDEN with the settings that the
 * editor's role may not change, or VALIDATION.
 */
export function parseChanges(fields: Readonly<Record<string, unknown>>, editor: Editor): Map<string, StoredChange> {
  const reading = new Reading(editor);
  for (const [field, value] of Object.entries(fields)) reading.take(field, value);
  return reading.finish();
}

class Reading {
  readonly #language: Language;
  readonly #role: Editor['user']['role'];
  readonly #changes = new Map<string, StoredChange>();
  readonly #errors: Record<string, string> = {};
  readonly #forbidden: Record<string, string> = {};

  constructor({ language, user }: Editor) {
    this.#language = language;
    this.#role = user.role;
  }

  take(field: string, value: unknown): void {
    const [, base = '', suffix] = /^(.+)_(el|en)$/.exec(field) ?? [];
    const key = toName(field);
    const setting = getSetting(key);
    const ofLanguage = getSetting(toName(base));
    const { group } = setting ?? ofLanguage ?? {};
    if (group !== undefined && !hasPermission(this.#role, getGroupPermission(group))) {
      this.#forbidden[field] = translate(this.#language, 'rules.forbiddenSetting');
    } else if (setting) this.#takeSetting(field, key, setting, value);
    else if (!ofLanguage?.localised) this.#errors[field] = translate(this.#language, 'rules.unknownSetting');
    else this.#put(toName(base), this.#check(field, ofLanguage, { [suffix as Language]: value }));
  }

  finish(): Map<string, StoredChange> {
    if (Object.keys(this.#forbidden).length > 0) throw new Failure('FORBIDDEN', { fields: this.#forbidden });
    if (Object.keys(this.#errors).length > 0) throw new Failure('VALIDATION', { fields: this.#errors });
    return this.#changes;
  }

  #takeSetting(field: string, key: string, setting: Setting, value: unknown): void {
    if (value === null) this.#changes.set(key, null);
    else if (setting.visibility === 'secret' && value === '') return;
    else if (!setting.localised) this.#put(key, this.#check(field, setting, { el: value, en: value }));
    else if (isByLanguage(value)) {
      for (const [name, text] of Object.entries(value)) {
        this.#put(key, this.#check(`${field}.${name}`, setting, { [name]: text }));
      }
    } else this.#put(key, this.#check(field, setting, { [this.#language]: value }));
  }

  #put(key: string, values: Partial<Record<Language, unknown>>): void {
    this.#changes.set(key, { ...this.#changes.get(key), ...values });
  }

  #check(field: string, setting: Setting, values: Partial<Record<Language, unknown>>) {
    const checked: Partial<Record<Language, unknown>> = {};
    for (const language of languages) {
      if (!(language in values)) continue;
      const value = values[language] ?? setting.fallback[language];
      const parsed = setting.schema.safeParse(value);
      if (parsed.success) checked[language] = clean(parsed.data, setting.html);
      else Object.assign(this.#errors, this.#messages(field, setting, value, parsed.error.issues));
    }
    return checked;
  }

  #messages(field: string, { schema }: Setting, value: unknown, issues: Parameters<typeof validationMessages>[0]) {
    const messages: Record<string, string> = {};
    for (const issue of issues) {
      const path = [field, ...issue.path].join('.');
      const own = /^(?:rules|fields)\.\w+$/.test(issue.message) ? translate(this.#language, issue.message) : undefined;
      messages[path] ??=
        own ?? (Object.values(validationMessages([issue], schema, value, this.#language))[0] as string);
    }
    return messages;
  }
}

function toName(field: string): string {
  return Object.hasOwn(settingAliases, field) ? (settingAliases[field] as string) : field;
}

function getSetting(key: string): Setting | undefined {
  return Object.hasOwn(definitions, key) ? definitions[key] : undefined;
}

function isByLanguage(value: unknown): value is Partial<Record<Language, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length > 0 && names.every((name) => name === 'el' || name === 'en');
}

function clean(value: unknown, html: Setting['html']): unknown {
  if (html === true) return sanitiseHtml(String(value));
  if (html.length === 0 || !Array.isArray(value)) return value;
  return value.map((item: Record<string, unknown>) => {
    const cleaned = html.flatMap((key) => (typeof item[key] === 'string' ? [[key, sanitiseHtml(item[key])]] : []));
    return { ...item, ...Object.fromEntries(cleaned) };
  });
}

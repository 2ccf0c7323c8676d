import type { Language } from '@fakos/contracts/languages';

/** A value of each language. */
export type Localised<Value> = Readonly<Record<Language, Value>>;

/** Props of the editor of a setting whose value is more than one text, number or choice. */
export interface SettingEditorProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A text in the user's language, or else in the other one. */
export function getShownText({ el, en }: Partial<Localised<string | undefined>>, language: Language): string {
  return (language === 'el' ? el || en : en || el) ?? '';
}

/** Whether a Greek text has no English one beside it. */
export function isEnglishMissing({ el, en }: Localised<string>): boolean {
  return el.trim() !== '' && en.trim() === '';
}

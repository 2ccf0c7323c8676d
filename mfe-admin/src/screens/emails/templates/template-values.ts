import { type EmailTemplateText, emailTextLimits } from '@fakos/contracts/emails/contract';
import type { FieldErrors } from '@fakos/contracts/errors';
import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import type { LoadedRecord } from '../../../framework/form/use-record-form.ts';

/** Values of the form of a template: its texts in both languages. */
export type TemplateValues = {
  subject_el: string;
  subject_en: string;
  intro_el: string;
  intro_en: string;
};

/** The texts of one kind of e-mail in both languages. */
export type TemplatePair = Readonly<Record<Language, EmailTemplateText>>;

/** Versions of the texts of both languages; each language is stored for itself. */
export type TemplateVersions = Readonly<Record<Language, string | null>>;

/** The form's record of a kind of e-mail. */
export function toRecord({ el, en }: TemplatePair): LoadedRecord<TemplateValues> {
  return {
    values: { subject_el: el.subject, subject_en: en.subject, intro_el: el.intro, intro_en: en.intro },
    version: toVersion({ el: el.version, en: en.version }),
  };
}

/** Versions of both languages as the form's single one. */
export function toVersion(versions: TemplateVersions): string {
  return JSON.stringify([versions.el, versions.en]);
}

/** See {@link toVersion}. */
export function readVersions(version: string): TemplateVersions {
  const [el = null, en = null] = JSON.parse(version) as (string | null)[];
  return { el, en };
}

/** The texts of one language in a form's values. */
export function getTexts(values: TemplateValues, language: Language): { subject: string; intro: string } {
  return { subject: values[`subject_${language}`].trim(), intro: values[`intro_${language}`].trim() };
}

/** Names in `{{ }}` in a text, each once. */
export function listVariables(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(/\{\{(.*?)\}\}/gs), ([, name]) => name ?? ''))];
}

/** Problems with the variables of a language's texts. */
export interface VariableProblems {
  /** Used, but not filled in for this kind of e-mail. The server refuses them. */
  readonly unknown: readonly string[];
  /** Used by the default texts only. */
  readonly missing: readonly string[];
}

/** See {@link VariableProblems}. */
export function findVariableProblems(
  texts: { subject: string; intro: string },
  template: Pick<EmailTemplateText, 'placeholders' | 'default_subject' | 'default_intro'>,
): VariableProblems {
  const used = listVariables(`${texts.subject}\n${texts.intro}`);
  const expected = listVariables(`${template.default_subject}\n${template.default_intro}`);
  return {
    unknown: used.filter((name) => !template.placeholders.includes(name)),
    missing: expected.filter((name) => !used.includes(name)),
  };
}

/** Messages of the form's own validation. */
export interface TemplateMessages {
  readonly required: string;
  readonly tooLong: (max: number) => string;
  readonly unknown: (names: readonly string[]) => string;
}

/** Errors of the form's values by field. */
export function validateTemplate(
  values: TemplateValues,
  placeholders: readonly string[],
  messages: TemplateMessages,
): FieldErrors {
  const errors: Record<string, string> = {};
  for (const language of LANGUAGES)
    for (const name of ['subject', 'intro'] as const) {
      const value = values[`${name}_${language}`].trim();
      const unknown = listVariables(value).filter((variable) => !placeholders.includes(variable));
      if (value === '') errors[`${name}_${language}`] = messages.required;
      else if (value.length > emailTextLimits[name])
        errors[`${name}_${language}`] = messages.tooLong(emailTextLimits[name]);
      else if (unknown.length > 0) errors[`${name}_${language}`] = messages.unknown(unknown);
    }
  return errors;
}

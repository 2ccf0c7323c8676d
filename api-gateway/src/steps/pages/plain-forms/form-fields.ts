import { type Language, localisePath } from '@fakos/contracts/languages';
import { paths } from '@fakos/contracts/paths';
import { escapeHtml } from '../../../html/escape.ts';
import { getFormTexts } from './form-texts.ts';
import { createLink } from './plain-document.ts';
import type { FormValues, PlainField, PlainForm } from './plain-forms.ts';

/** Error messages by field. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A form with what the visitor wrote, except for passwords, and the errors of its fields. `address` receives it. */
export function createForm(
  form: PlainForm,
  {
    address,
    values,
    errors,
    language,
  }: { address: string; values: FormValues; errors: FieldErrors; language: Language },
): string {
  const texts = getFormTexts(language);
  const fields = form.fields.map((field) => createField(field, { values, errors, language }));
  return `<form method="post" action="${escapeHtml(address)}">
${fields.join('\n')}
<button type="submit">${escapeHtml(texts.send)}</button>
</form>`;
}

function createField(
  { name, kind, autocomplete }: PlainField,
  { values, errors, language }: { values: FormValues; errors: FieldErrors; language: Language },
): string {
  const texts = getFormTexts(language);
  const error = errors[name];
  const state = error === undefined ? '' : ` aria-invalid="true" aria-describedby="${name}-error"`;
  const common = `id="${name}" name="${name}"${autocomplete ? ` autocomplete="${autocomplete}"` : ''}${state}`;
  const message = error === undefined ? '' : `<p class="error" id="${name}-error">${escapeHtml(error)}</p>`;
  const label = escapeHtml(texts.fields[name]);
  const value = escapeHtml(values[name] ?? '');
  if (kind === 'agreement') {
    const isChecked = values[name] === undefined ? '' : ' checked';
    const terms = name === 'terms' ? createLink(localisePath(paths.terms, language), texts.terms) : '';
    const privacy = createLink(localisePath(paths.privacy, language), texts.privacy);
    return `<label class="agreement"><input type="checkbox" ${common}${isChecked}>${label}</label>${message}${terms}${privacy}`;
  }
  if (kind === 'lines') {
    // Browsers drop a line break directly after the tag.
    return `<label for="${name}">${label}</label><textarea rows="6" ${common}>\n${value}</textarea>${message}`;
  }
  const written = kind === 'password' ? '' : ` value="${value}"`;
  return `<label for="${name}">${label}</label><input type="${kind}" ${common}${written}>${message}`;
}

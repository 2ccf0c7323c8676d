import { findVariableProblems, readVersions, toVersion, validateTemplate } from './template-values.ts';

const template = {
  placeholders: ['name', 'number', 'shop'],
  default_subject: 'Order {{number}}',
  default_intro: 'Thanks, {{shop}}.',
};

test.each([
  ['Order {{number}}', 'Thanks, {{shop}}.', [], []],
  ['Order', 'Thanks, {{name}} and {{name}}.', [], ['number', 'shop']],
  ['Order {{nmber}}', '{{shop}} {{}} {{a\nb}}', ['nmber', '', 'a\nb'], ['number']],
])('variables of “%s” and “%s”: unknown %j, missing %j', (subject, intro, unknown, missing) => {
  expect(findVariableProblems({ subject, intro }, template)).toEqual({ unknown, missing });
});

test('each text is required, limited, and has known variables only', () => {
  const messages = { required: 'required', tooLong: String, unknown: (names: readonly string[]) => names.join() };
  const values = { subject_el: ' ', subject_en: 'x'.repeat(161), intro_el: '{{token}}', intro_en: '{{shop}}' };
  expect(validateTemplate(values, template.placeholders, messages)).toEqual({
    subject_el: 'required',
    subject_en: '160',
    intro_el: 'token',
  });
});

test('versions of both languages are read back', () => {
  const versions = { el: null, en: '2026-11-23T10:00:00.000Z' };
  expect(readVersions(toVersion(versions))).toEqual(versions);
});

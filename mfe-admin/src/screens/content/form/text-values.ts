import type { FieldErrors } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import type { FormValues } from '../../../framework/form/merge-values.ts';
import { type PageSections, type Question, type TextBlock, type TextContent, writeContents } from './text-blocks.ts';

const languages = ['el', 'en'] as const;

/** A question in both languages. `id` distinguishes it from the others while it is edited. */
export interface QuestionValue {
  readonly id: number;
  readonly title_el: string;
  readonly title_en: string;
  readonly answer_el: string;
  readonly answer_en: string;
}

/** A question without texts. */
export function createQuestion(questions: readonly QuestionValue[]): QuestionValue {
  const id = Math.max(0, ...questions.map((question) => question.id)) + 1;
  return { id, title_el: '', title_en: '', answer_el: '', answer_en: '' };
}

/** Field of a block's text, or of the text before its questions, without the language. */
export const toTextField = ({ key }: TextBlock) => `text:${key}`;
/** Field of a block's questions. */
export const toQuestionsField = ({ key }: TextBlock) => `questions:${key}`;

/** Whether a form has the fields of a block, which another editor may have added just now. */
export function hasFields(values: FormValues, block: TextBlock): boolean {
  return listFields(block).every((field) => field in values);
}

/** The fields of a block. */
export function listFields(block: TextBlock): readonly string[] {
  const texts = languages.filter((language) => block.content[language]).map((of) => `${toTextField(block)}_${of}`);
  return block.kind === 'html' ? texts : [...texts, toQuestionsField(block)];
}

/** The form's values for the texts of a page. */
export function toTextValues(blocks: readonly TextBlock[]): FormValues {
  const entries = blocks.flatMap((block): [string, unknown][] => {
    const texts = languages.flatMap((language): [string, unknown][] => {
      const text = block.content[language];
      return text ? [[`${toTextField(block)}_${language}`, text.kind === 'html' ? text.html : text.intro]] : [];
    });
    return block.kind === 'html' ? texts : [...texts, [toQuestionsField(block), toQuestionValues(block.content)]];
  });
  return Object.fromEntries(entries);
}

/** The sections with the form's values. Texts that did not change stay as they are stored. */
export function toSections(sections: PageSections, blocks: readonly TextBlock[], changes: FormValues): PageSections {
  const write = (language: Language) => {
    const contents = blocks.flatMap((block): [string, TextContent][] => {
      const stored = block.content[language];
      const changed = stored && changeContent(stored, block, language, changes);
      return changed ? [[block.key, changed]] : [];
    });
    return contents.length > 0 ? writeContents(sections[language], new Map(contents)) : sections[language];
  };
  return { el: write('el'), en: write('en') };
}

/** Messages of the form's own validation. */
export interface TextMessages {
  readonly greekMissing: (number: number) => string;
  readonly englishIncomplete: (number: number) => string;
}

/** Errors of the form's values by field: a question needs an answer, and in Greek both. */
export function validateTexts(blocks: readonly TextBlock[], values: FormValues, messages: TextMessages): FieldErrors {
  const errors: Record<string, string> = {};
  for (const block of blocks) {
    if (block.kind !== 'questions' || !hasFields(values, block)) continue;
    const { content } = block;
    const field = toQuestionsField(block);
    for (const [position, question] of (values[field] as readonly QuestionValue[]).entries()) {
      if (isEmpty(question)) continue;
      const isComplete = (language: Language) =>
        question[`title_${language}`].trim() !== '' && !isEmptyHtml(question[`answer_${language}`]);
      const isPartial = question.title_en.trim() !== '' || !isEmptyHtml(question.answer_en);
      if (content.el && !isComplete('el')) errors[field] ??= messages.greekMissing(position + 1);
      else if (content.en && isPartial && !isComplete('en')) errors[field] ??= messages.englishIncomplete(position + 1);
    }
  }
  return errors;
}

function toQuestionValues(content: TextBlock['content']): readonly QuestionValue[] {
  const [greek, english] = languages.map((language) => {
    const text = content[language];
    return text?.kind === 'questions' ? text.questions : [];
  }) as [readonly Question[], readonly Question[]];
  return Array.from({ length: Math.max(greek.length, english.length) }, (_, index) => ({
    id: index + 1,
    title_el: greek[index]?.title ?? '',
    title_en: english[index]?.title ?? '',
    answer_el: greek[index]?.answer ?? '',
    answer_en: english[index]?.answer ?? '',
  }));
}

function changeContent(
  stored: TextContent,
  block: TextBlock,
  language: Language,
  changes: FormValues,
): TextContent | undefined {
  const text = changes[`${toTextField(block)}_${language}`] as string | undefined;
  if (stored.kind === 'html') return text === undefined ? undefined : { kind: 'html', html: text };
  const values = changes[toQuestionsField(block)] as readonly QuestionValue[] | undefined;
  if (text === undefined && values === undefined) return undefined;
  const questions = values
    ?.map((question) => ({ title: question[`title_${language}`].trim(), answer: question[`answer_${language}`] }))
    .filter(({ title }) => title !== '');
  return { ...stored, ...(text !== undefined && { intro: text }), ...(questions && { questions }) };
}

function isEmpty({ title_el, title_en, answer_el, answer_en }: QuestionValue): boolean {
  return [title_el, title_en].every((title) => title.trim() === '') && [answer_el, answer_en].every(isEmptyHtml);
}

function isEmptyHtml(html: string): boolean {
  return !/<img\b/i.test(html) && html.replaceAll(/<[^>]*>|&nbsp;/g, '').trim() === '';
}

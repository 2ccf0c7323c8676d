import { useLanguage } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { useText } from '../../../text.ts';
import type { TextBlock, TextContent } from './text-blocks.ts';
import { type TextMessages, toQuestionsField, toTextField } from './text-values.ts';

const MAX_NAME = 60;

/** Names of the texts of a page: their first heading or their first words. */
export function useBlockNames(blocks: readonly TextBlock[]): readonly string[] {
  const text = useText();
  const language = useLanguage();
  return useMemo(
    () =>
      blocks.map(({ content }, index) => {
        const shown = content[language] ?? content.el ?? content.en;
        return (shown && findName(shown)) || text('content.textNumber', { number: index + 1 });
      }),
    [blocks, language, text],
  );
}

/** Labels of the form's fields. */
export function useTextLabels(
  blocks: readonly TextBlock[],
  names: readonly string[],
): Readonly<Record<string, string>> {
  const text = useText();
  return useMemo(
    () =>
      Object.fromEntries(
        blocks.flatMap((block, index) => {
          const label = names[index] ?? '';
          return [
            [`${toTextField(block)}_el`, text('form.greek', { label })],
            [`${toTextField(block)}_en`, text('form.english', { label })],
            [toQuestionsField(block), `${text('content.questions')}: ${label}`],
          ];
        }),
      ),
    [blocks, names, text],
  );
}

/** Messages of the form's own checks. */
export function useTextMessages(): TextMessages {
  const text = useText();
  return useMemo(
    () => ({
      greekMissing: (number) => text('content.greekMissing', { number }),
      englishIncomplete: (number) => text('content.englishIncomplete', { number }),
    }),
    [text],
  );
}

function findName(content: TextContent): string {
  const html = content.kind === 'html' ? content.html : content.intro;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = (body.querySelector('h2, h3, h4') ?? body.firstElementChild ?? body).textContent ?? '';
  const name = found.trim() || (content.kind === 'questions' ? (content.questions[0]?.title ?? '') : '');
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME).trimEnd()} …` : name;
}

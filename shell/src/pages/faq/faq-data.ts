import type { JsonLd } from '@fakos/shared-kit/page-meta';
import { toPlainText } from '../content/html-text.ts';
import type { Topic } from './questions.ts';

/** Structured data of the questions (schema.org FAQPage). */
export function getFaqData(topics: readonly Topic[]): JsonLd[] {
  const questions = topics.flatMap((topic) => topic.questions);
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

import type { JsonLd } from '@fakos/shared-kit/page-meta';
import { plainText } from '../content/html-text.ts';
import type { Topic } from './questions.ts';

/** The questions for search engines (schema.org, FAQPage). */
export function faqData(topics: readonly Topic[]): JsonLd[] {
  const questions = topics.flatMap((topic) => topic.questions);
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ title, answer }) => ({
    '@type': 'Question',
    name: title,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  }));
  return [{ '@type': 'FAQPage', mainEntity }];
}

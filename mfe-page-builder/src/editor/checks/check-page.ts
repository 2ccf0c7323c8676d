import { LANGUAGES } from '@fakos/contracts/languages';
import { type FindFields, findOwnFields } from '../model/widget-columns.ts';
import {
  type CheckFacts,
  type CheckProblem,
  type CheckSeverity,
  createProblem,
  type LanguageSections,
} from './check-problem.ts';
import { listPageContents } from './page-contents.ts';
import { checkContrast } from './rules/contrast.ts';
import { checkEmbeds } from './rules/embeds.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkImages } from './rules/images.ts';
import { checkLinks, listLinkedPaths } from './rules/links.ts';
import { checkTranslations } from './rules/translations.ts';

/** Input of {@link checkPage}: the stored page, and facts that the caller has determined. */
export interface CheckInput extends CheckFacts {
  readonly sections: LanguageSections;
  /** The page builder's own widgets, unless others are live too. */
  readonly findFields?: FindFields;
}

/** Severities, most serious first. */
export const severityOrder: readonly CheckSeverity[] = ['error', 'warning', 'info'];

/** All problems of a page in both languages: errors first, then in the order of the page. */
export function checkPage({ sections, findFields = findOwnFields, ...facts }: CheckInput): CheckProblem[] {
  const pages = listPageContents(sections, findFields);
  const byLanguage = LANGUAGES.flatMap((language) => {
    const contents = pages[language];
    const weight = facts.weights?.[language];
    return [
      ...checkImages(contents),
      ...checkHeadings(contents),
      ...checkContrast(contents),
      ...checkLinks(contents, facts),
      ...checkEmbeds(contents),
      ...(weight && weight.totalBytes > weight.budgetBytes
        ? [
            createProblem(
              'too-heavy',
              { language, id: '' },
              { kb: toKilobytes(weight.totalBytes), budget: toKilobytes(weight.budgetBytes) },
            ),
          ]
        : []),
    ];
  });
  const problems = [...byLanguage, ...checkTranslations(pages, sections.en, facts)];
  return severityOrder.flatMap((severity) => problems.filter((problem) => problem.severity === severity));
}

/** Paths of the site that a page links to in either language, for {@link CheckFacts.links}. */
export function listPageLinks(sections: LanguageSections, findFields?: FindFields): string[] {
  const { el, en } = listPageContents(sections, findFields);
  return listLinkedPaths([...el, ...en]);
}

const BYTES_PER_KB = 1000;

/** Bytes in whole kB (1,000 bytes). */
export function toKilobytes(bytes: number): number {
  return Math.round(bytes / BYTES_PER_KB);
}

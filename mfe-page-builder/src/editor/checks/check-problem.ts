import type { Language } from '@fakos/contracts/languages';
import type { StoredSection } from '@fakos/contracts/pages/contract';

/** How serious each problem is. Errors block publishing unless a reason is given. */
export const severities = {
  'missing-alt': 'error',
  'heading-skipped': 'error',
  'heading-empty': 'warning',
  'low-contrast': 'error',
  'unknown-contrast': 'info',
  'empty-link': 'error',
  'unusable-link': 'error',
  'link-without-text': 'error',
  'button-without-text': 'error',
  'broken-link': 'error',
  'video-without-title': 'warning',
  'missing-translation': 'warning',
  'empty-translation': 'warning',
  'stale-translation': 'warning',
  'third-party-embed': 'info',
  'blocked-embed': 'warning',
  'too-heavy': 'warning',
} as const;

/** See {@link severities}. */
export type CheckCode = keyof typeof severities;
/** See {@link severities}. */
export type CheckSeverity = (typeof severities)[CheckCode];

/** Where a problem is. */
export interface CheckPlace {
  readonly language: Language;
  /** Id of the widget or section; '' for the page. */
  readonly id: string;
  /** Name of the field as the widget's description has it. */
  readonly field?: string;
  /** Index of the list's item, where the field is one of an item of the list `field`. */
  readonly item?: number;
  /** Name of the item's field. */
  readonly itemField?: string;
}

/** A problem of a page, shown to staff before they publish it. */
export interface CheckProblem extends CheckPlace {
  readonly code: CheckCode;
  readonly severity: CheckSeverity;
  /** Values of the problem's text. */
  readonly params: Readonly<Record<string, string | number>>;
}

/** Creates a problem with the severity of its code. */
export function createProblem(code: CheckCode, place: CheckPlace, params: CheckProblem['params'] = {}): CheckProblem {
  const { language, id, field, item, itemField } = place;
  return {
    code,
    severity: severities[code],
    language,
    id,
    ...(field === undefined ? {} : { field }),
    ...(item === undefined ? {} : { item }),
    ...(itemField === undefined ? {} : { itemField }),
    params,
  };
}

/** A page in both languages. */
export type LanguageSections = Readonly<Record<Language, readonly StoredSection[]>>;

/** Facts besides the page itself. Problems that depend on unknown facts are not reported. */
export interface CheckFacts {
  /** Whether visitors can open a path of the site, by path without query and hash. */
  readonly links?: ReadonlyMap<string, boolean>;
  /** Ids of sections and widgets whose Greek changed after their English. */
  readonly staleIds?: readonly string[];
  /** Weight of the page by language; see `weight/page-weight.ts`. */
  readonly weights?: Readonly<Partial<Record<Language, { readonly totalBytes: number; readonly budgetBytes: number }>>>;
}

import type { Language } from '@fakos/contracts/languages';
import type { ContributedWidget } from '@fakos/contracts/remote/contributed-widget';
import { matchRanks, rankMatch } from '@fakos/contracts/search/greeklish';
import el from '../../../locales/editor/el.json';
import en from '../../../locales/editor/en.json';
import { type WidgetCategory, widgetCategories, widgetLabels, widgetTypes } from './widget-labels.ts';

/** A type of widget as the library shows it. */
export interface LibraryEntry {
  readonly type: string;
  readonly label: string;
  /** One line. */
  readonly description: string;
  readonly category: WidgetCategory;
  /** Name and search terms in both languages: staff search in either. */
  readonly names: readonly string[];
  readonly terms: readonly string[];
}

const texts = { el, en } as const;

/** Entries of the page builder's own widgets and of contributed ones, in the language of the back office. */
export function listEntries(language: Language, contributed: readonly ContributedWidget[]): LibraryEntry[] {
  const own = widgetTypes.map((type): LibraryEntry => {
    const { description } = texts[language].library.widgets[type];
    return {
      type,
      label: texts[language].outline.types[type],
      description,
      category: widgetLabels[type].category,
      names: [el.outline.types[type], en.outline.types[type], type],
      terms: [el, en].flatMap(({ library }) => library.widgets[type].keywords.split(',')),
    };
  });
  const others = contributed.map(
    ({ type, remote, texts: { el: greek, en: english } }): LibraryEntry => ({
      type,
      label: { el: greek, en: english }[language].label,
      description: texts[language].library.contributedBy.replace('{{remote}}', remote),
      category: 'remote',
      names: [greek.label, english.label, type],
      terms: [...greek.keywords, ...english.keywords],
    }),
  );
  return [...own, ...others];
}

/** Entries that match a search, best first. Case, accents and Greeklish are folded; every entry matches an empty search. */
export function findEntries(entries: readonly LibraryEntry[], query: string): readonly LibraryEntry[] {
  if (query.trim() === '') return entries;
  return entries
    .map((entry) => ({ entry, rank: rankEntry(entry, query) }))
    .filter(({ rank }) => rank > matchRanks.none)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
}

/** A name counts more than a search term with the same rank. */
function rankEntry({ names, terms }: LibraryEntry, query: string): number {
  const best = (candidates: readonly string[]) => Math.max(0, ...candidates.map((name) => rankMatch(name, query)));
  return Math.max(best(names) * 2, best(terms) * 2 - 1);
}

/** Entries by category; categories without any are left out. */
export function groupEntries(entries: readonly LibraryEntry[]) {
  return widgetCategories
    .map((category) => ({ category, entries: entries.filter((entry) => entry.category === category) }))
    .filter((group) => group.entries.length > 0);
}

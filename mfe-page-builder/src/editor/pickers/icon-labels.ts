import type { Language } from '@fakos/contracts/languages';
import { matchRanks, rankMatch } from '@fakos/contracts/search/greeklish';
import { type IconName, iconNames } from '@fakos/shared-kit/ui/icon';
import el from '../../../locales/editor/el.json';
import en from '../../../locales/editor/en.json';

const texts: Readonly<Record<Language, Readonly<Record<IconName, string>>>> = {
  el: el.pickers.icon.names,
  en: en.pickers.icon.names,
};

/** Name of an icon as staff see it. */
export function getIconLabel(language: Language, name: IconName): string {
  return texts[language][name].split(',')[0] ?? name;
}

/** Icons that match a search in either language, best first. Case, accents and Greeklish are folded. */
export function findIcons(query: string): readonly IconName[] {
  if (query.trim() === '') return iconNames;
  const rank = (name: IconName) =>
    Math.max(...[name, ...`${texts.el[name]},${texts.en[name]}`.split(',')].map((term) => rankMatch(term, query)));
  return iconNames
    .map((name) => ({ name, rank: rank(name) }))
    .filter((icon) => icon.rank > matchRanks.none)
    .sort((one, other) => other.rank - one.rank)
    .map(({ name }) => name);
}

import { matchRanks, rankMatch } from '@fakos/contracts/search/greeklish';

/** Something that is found by its texts. */
interface Findable {
  readonly searchTexts: readonly string[];
}

/** The entries that match every typed word, in any language or in Greeklish, best first. */
export function findEntries<Entry extends Findable>(entries: readonly Entry[], typed: string): readonly Entry[] {
  return entries
    .map((entry) => ({ entry, rank: Math.max(...entry.searchTexts.map((text) => rankMatch(text, typed))) }))
    .filter(({ rank }) => rank > matchRanks.none)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
}

import { matchRanks, rankMatch } from '@fakos/contracts/search/greeklish';
import type { PaletteEntry } from './palette-entry.ts';

/** The entries that match everything that is typed, in any language or in Greeklish, best first. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  return entries
    .map((entry) => ({ entry, rank: Math.max(...entry.searchTexts.map((text) => rankMatch(text, typed))) }))
    .filter(({ rank }) => rank > matchRanks.none)
    .sort((one, other) => other.rank - one.rank)
    .map(({ entry }) => entry);
}

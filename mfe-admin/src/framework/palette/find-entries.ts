import type { PaletteEntry } from './palette-entry.ts';
import { toSearchKey } from './to-search-key.ts';

/** Ranks of a match, best first. */
const BEGINS = 0;
const HAS_WORDS = 1;
const CONTAINS = 2;

/** The entries that match everything that is typed: labels that begin with it first, then those with such words, then the rest. */
export function findEntries(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const query = toSearchKey(typed).trim();
  return entries
    .map((entry) => ({ entry, rank: Math.min(...entry.searchTexts.map((text) => rankText(toSearchKey(text), query))) }))
    .filter(({ rank }) => rank <= CONTAINS)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

function rankText(text: string, query: string): number {
  if (text.startsWith(query)) return BEGINS;
  const typedParts = query.split(/\s+/);
  const words = text.split(/[^\p{L}\p{N}]+/u);
  if (typedParts.every((typed) => words.some((word) => word.startsWith(typed)))) return HAS_WORDS;
  return typedParts.every((typed) => text.includes(typed)) ? CONTAINS : Number.POSITIVE_INFINITY;
}

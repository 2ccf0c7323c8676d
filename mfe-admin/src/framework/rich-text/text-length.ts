const WORDS_PER_MINUTE = 200;
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;

/** The number of words in a plain text. */
export function countWords(text: string): number {
  return text.match(WORD)?.length ?? 0;
}

/** Whole minutes that a text of so many words takes to read; at least one, as visitors see it. */
export function toReadingMinutes(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

/** A piece of a text; `isMatch` where it matches the query. */
export interface TextPiece {
  readonly text: string;
  readonly isMatch: boolean;
}

const COMBINING = /\p{M}/gu;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/**
 * Splits a text where its words begin with a word of the query. Case, accents and final sigma are ignored, as on the
 * server. Matches by transliteration (Greeklish) are not marked.
 */
export function highlight(text: string, query: string): TextPiece[] {
  const letters = Array.from(text.normalize('NFC'));
  const folded = letters.map(fold);
  const words = query.split(/[^\p{L}\p{N}\p{M}]+/u).flatMap((word) => fold(word.normalize('NFC')) || []);
  const pieces: TextPiece[] = [];
  for (let at = 0; at < letters.length; ) {
    const length = isWordStart(letters, at)
      ? Math.max(0, ...words.map((word) => countMatchingLetters(folded, at, word)))
      : 0;
    const piece = letters.slice(at, at + Math.max(1, length)).join('');
    const last = pieces.at(-1);
    if (length === 0 && last && !last.isMatch) pieces[pieces.length - 1] = { text: last.text + piece, isMatch: false };
    else pieces.push({ text: piece, isMatch: length > 0 });
    at += Math.max(1, length);
  }
  return pieces;
}

/** Number of letters from `at` that match the word; 0 for no match. */
function countMatchingLetters(folded: readonly string[], at: number, word: string): number {
  let read = '';
  for (let end = at; end < folded.length && read.length < word.length; end += 1) {
    read += folded[end];
    if (read === word) return end - at + 1;
  }
  return 0;
}

function isWordStart(letters: readonly string[], at: number): boolean {
  return at === 0 || !WORD_CHARACTER.test(letters[at - 1] ?? '');
}

function fold(text: string): string {
  return text.normalize('NFD').replace(COMBINING, '').toLowerCase().replaceAll('ς', 'σ');
}

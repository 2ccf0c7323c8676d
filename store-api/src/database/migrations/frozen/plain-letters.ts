// The application's rule for letters without a base letter at the time of migration 0014.

const plainLatin: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ŋ: 'n' },
};

/** The letters that {@link withPlainLetters} replaces, in lower case. */
export const specialLetters: readonly string[] = Object.keys(plainLatin);

const specialLetter = new RegExp(`[${specialLetters.join('')}]`, 'g');

/** A text in lower case with plain Latin letters; the following normalisation ignores case and marks. */
export function withPlainLetters(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(specialLetter, (letter) => plainLatin[letter] ?? letter);
}

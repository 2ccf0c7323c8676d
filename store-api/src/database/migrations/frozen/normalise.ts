// The application's text rules at the time of migrations 0006 to 0009.

/** Greek letters as search spells them in Latin ones. */
const latinOfGreek: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** A text as search and sorting see it: no case, no accents, no final sigma, single spaces. */
export function normalise(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ').replace(/\s+/g, ' ').trim();
}

/** Search text of a row: its texts, normalised, with their Greek words in Latin letters too. */
export function searchTextOf(...texts: readonly string[]): string {
  const plain = normalise(texts.join(' '));
  const greekWords = plain.split(' ').filter((word) => /[α-ω]/.test(word));
  return [plain, ...new Set(greekWords.map(inLatin))].join(' ');
}

function inLatin(word: string): string {
  return Array.from(word, (letter) => latinOfGreek[letter] ?? letter).join('');
}

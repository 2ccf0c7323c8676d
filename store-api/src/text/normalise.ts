/** Greek letters as search spells them in Latin ones. */
export const latinOfGreek: Readonly<Record<string, string>> = {
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

/** What a row is found by: its texts, normalised, and their Greek words in Latin letters too. */
export function toSearchText(...texts: readonly string[]): string {
  const plain = normalise(texts.join(' '));
  const greekTerms = plain.split(' ').filter((word) => /[α-ω]/.test(word));
  return [plain, ...new Set(greekTerms.map(inLatin))].join(' ');
}

/** The terms of a search, each as a LIKE pattern with escaped wildcards. */
export function searchPatterns(search: string): string[] {
  const words = normalise(search).split(' ').filter(Boolean);
  return words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);
}

function inLatin(word: string): string {
  return Array.from(word, (letter) => latinOfGreek[letter] ?? letter).join('');
}

/** Greek letters as Greeklish spells them, pairs first. */
const greek: Readonly<Record<string, string>> = {
  ...{ ου: 'u', α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'i', φ: 'f', χ: 'x', ψ: 'ps', ω: 'o' },
};
const greekLetters = new RegExp(Object.keys(greek).join('|'), 'g');

/** Latin spellings of the same sound. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ou/g, 'u'],
  [/ch|kh|ks/g, 'x'],
  [/ph/g, 'f'],
  [/y/g, 'i'],
  [/w/g, 'o'],
  [/b/g, 'v'],
  [/[cq]/g, 'k'],
];

/** Key by which labels and typed text are compared: no case, accents or final sigma, and Greek equals Greeklish. */
export function toSearchKey(text: string): string {
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(greekLetters, (letter) => greek[letter] ?? letter);
  return spellings.reduce((key, [spelling, sound]) => key.replace(spelling, sound), folded);
}

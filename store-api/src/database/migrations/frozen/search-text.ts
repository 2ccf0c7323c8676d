import { normalise } from './normalise.ts';

// The application's search rules at the time of migration 0008.

/** Maximum length of a word's key; longer words are not search terms. */
const MAX_KEY_LENGTH = 40;

/**
 * Greek as it sounds, pairs first. Sounds that Greeklish spells in several ways share a letter: `x` stands for both ξ
 * and χ, `v` for both β and μπ, `o` for ο, ω and ου, and a `G` is one that no vowel softens.
 */
const greek: Readonly<Record<string, string>> = {
  ...{ μπ: 'v', ντ: 'd', γκ: 'G', γγ: 'G', ου: 'o', αι: 'e', ει: 'i', οι: 'i', αυ: 'av', ευ: 'ev', ηυ: 'iv' },
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm' },
  ...{ ν: 'n', ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', τ: 't', υ: 'i', φ: 'f', χ: 'x', ψ: 'ps', ω: 'o' },
};

/** Latin spellings of Greek letters, longer ones first; an `h` alone is χ before a vowel or r, else η. */
const latin: readonly (readonly [spelling: string, key: string])[] = [
  ['th', 'th'],
  ['ph', 'f'],
  ['ch|kh|ks|x|h(?=[aeiouwyr])', 'x'],
  ['gh', 'g'],
  ['gk|gg|ng', 'G'],
  ['mp|b|v', 'v'],
  ['nt|d', 'd'],
  ['ai', 'e'],
  ['ei|oi|i', 'i'],
  ['ou|oy|o|u|w', 'o'],
  ['au|ay(?=[^aeiouwy\\d])', 'av'],
  ['eu|ey(?=[^aeiouwy\\d])', 'ev'],
  ['y|h', 'i'],
  ['c|q|k', 'k'],
  ['j', 'tz'],
  // 8 looks like θ; a number keeps its digits.
  ['(?<!\\d)8(?=[a-z])', 'th'],
];

const greekSpelling = new RegExp(Object.keys(greek).join('|'), 'g');
const latinSpelling = new RegExp(latin.map(([spelling]) => `(${spelling})`).join('|'), 'g');

/** The words of a text as search compares them: no case, accents or final sigma, and one key for all spellings of a sound. */
function foldWords(text: string): string[] {
  return normalise(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(foldWord);
}

/** The key of one word that {@link normalise} has seen. */
export function foldWord(word: string): string {
  const sounds = /[α-ω]/.test(word) ? word.replace(greekSpelling, (pair) => greek[pair] ?? pair) : soundsOfLatin(word);
  return sounds
    .replace(/g(?=i)/g, '')
    .replace(/g(?=e)/g, 'i')
    .replace(/([ae])f(?=[^aeio])/g, '$1v')
    .replace(/(\D)\1+/g, '$1')
    .toLowerCase()
    .slice(0, MAX_KEY_LENGTH);
}

function soundsOfLatin(word: string): string {
  return word.replace(latinSpelling, (spelling, ...found: (string | undefined)[]) => {
    const which = found.findIndex((group, index) => index < latin.length && group !== undefined);
    return latin[which]?.[1] ?? spelling;
  });
}

/** The searchable texts of a row, from the most important to the least important. */
interface Findable {
  readonly names: readonly string[];
  /** Names of its categories. */
  readonly labels: readonly string[];
  /** Description; may contain HTML. */
  readonly texts: readonly string[];
}

/** The texts of a product, its category and its brand. */
export interface FindableProduct {
  readonly sku: string;
  readonly brand: string;
  readonly category_el: string;
  readonly category_en: string;
  readonly name_el: string;
  readonly name_en: string;
  readonly short_description_el: string;
  readonly short_description_en: string;
  readonly shape_el: string | null;
  readonly shape_en: string | null;
  readonly colour_el: string | null;
  readonly colour_en: string | null;
  readonly material_el: string | null;
  readonly material_en: string | null;
}

/** The value of `products.search_text`. */
export function productSearchText(product: FindableProduct): string {
  const { shape_el, shape_en, colour_el, colour_en, material_el, material_en } = product;
  const looks = [shape_el, shape_en, colour_el, colour_en, material_el, material_en].filter((look) => look !== null);
  return searchLines({
    names: [product.name_el, product.name_en],
    labels: [product.sku, product.brand, product.category_el, product.category_en, ...looks],
    texts: [product.short_description_el, product.short_description_en],
  });
}

/** The texts of a post. */
export interface FindablePost {
  readonly title_el: string;
  readonly title_en: string;
  readonly excerpt_el: string;
  readonly excerpt_en: string;
  readonly content_el: string;
  readonly content_en: string;
  readonly author_name: string;
  readonly tags_el: readonly string[];
  readonly tags_en: readonly string[];
}

/** The value of `posts.search_text`. */
export function postSearchText(post: FindablePost): string {
  return searchLines({
    names: [post.title_el, post.title_en],
    labels: [...post.tags_el, ...post.tags_en, post.author_name],
    texts: [post.excerpt_el, post.excerpt_en, post.content_el, post.content_en],
  });
}

/** One line of words per part; a word appears only in the line with the highest weight. */
function searchLines({ names, labels, texts }: Findable): string {
  const seen = new Set<string>();
  const lines = [names, labels, texts.map(withoutTags)].map((part) => {
    const fresh = [...new Set(foldWords(part.join(' ')))].filter((word) => !seen.has(word));
    for (const word of fresh) seen.add(word);
    return fresh.join(' ');
  });
  return lines.join('\n');
}

function withoutTags(html: string): string {
  return html.replace(/<[^>]*>|&#?\w+;/g, ' ');
}

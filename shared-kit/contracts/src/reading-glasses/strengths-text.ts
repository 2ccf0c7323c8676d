/** How many pieces of a strength there are. */
export interface StrengthStock {
  readonly strength: number;
  readonly stock: number;
}

const SEPARATOR = ' | ';
const EQUALS = '=';
const ENTRY = /^\+?(\d(?:[.,]\d{1,2})?)\s*=\s*(\d{1,7})$/;
const FRACTION_DIGITS = 2;

/** The stock of each strength as one line, which is the same in every language: `1.00=5 | 1.25=0`. */
export function formatStrengths(strengths: readonly StrengthStock[]): string {
  return strengths
    .map(({ strength, stock }) => `${strength.toFixed(FRACTION_DIGITS)}${EQUALS}${stock}`)
    .join(SEPARATOR);
}

/**
 * Reads the text of {@link formatStrengths}, also with decimal commas and in any order, as a list in rising order. Undefined
 * for any other text.
 */
export function parseStrengths(text: string): StrengthStock[] | undefined {
  if (text.trim() === '') return [];
  const entries = text.split(SEPARATOR.trim()).map((entry) => ENTRY.exec(entry.trim()));
  if (entries.includes(null)) return undefined;
  const strengths = entries.map((entry) => ({
    strength: Number(entry?.[1]?.replace(',', '.')),
    stock: Number(entry?.[2]),
  }));
  return strengths.toSorted((one, other) => one.strength - other.strength);
}

/** Characters of a description that a card or a quick view shows (spec section 9). */
export const PREVIEW_LENGTH = 80;

/** The beginning of a description, with an ellipsis where it was cut. */
export function previewOf(words: string): string {
  return words.length > PREVIEW_LENGTH ? `${words.slice(0, PREVIEW_LENGTH).trimEnd()}…` : words;
}

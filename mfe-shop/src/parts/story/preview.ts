/** Characters of a description that are shown where it does not stand whole (spec section 9). */
export const PREVIEW_LENGTH = 80;

/** The beginning of a description, with an ellipsis where it was cut. */
export function previewOf(words: string): string {
  return words.length > PREVIEW_LENGTH ? `${words.slice(0, PREVIEW_LENGTH).trimEnd()}…` : words;
}

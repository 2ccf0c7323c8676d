/** Maximum length of a description preview, in characters (spec section 9). */
export const PREVIEW_LENGTH = 80;

/** The beginning of a text, with an ellipsis if it was cut. */
export function toPreview(text: string): string {
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH).trimEnd()}…` : text;
}

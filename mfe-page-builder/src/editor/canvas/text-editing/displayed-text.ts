/** Text with normalised whitespace, as an element displays it, for comparisons. */
export function normaliseText(text: string): string {
  return text.replace(/\s+/gu, '');
}

/** Plain text of HTML. It is parsed in a separate document, in which nothing loads or runs. */
export function htmlToText(html: string): string {
  return normaliseText(new DOMParser().parseFromString(html, 'text/html').body.textContent);
}

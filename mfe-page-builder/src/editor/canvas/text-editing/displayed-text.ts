/** A text as an element shows it, without the spaces that do not matter for comparing. */
export function normaliseText(text: string): string {
  return text.replace(/\s+/gu, '');
}

/** What HTML says; it is parsed in a document of its own, where nothing of it loads or runs. */
export function htmlToText(html: string): string {
  return normaliseText(new DOMParser().parseFromString(html, 'text/html').body.textContent);
}

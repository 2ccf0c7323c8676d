import type { TranslatedText } from './shop-data.ts';

/** A text in Greek and English. */
export function both(el: string, en: string): TranslatedText {
  return { el, en };
}

/** A text in Greek and English, each as one HTML paragraph. */
export function paragraph(el: string, en: string): TranslatedText {
  return { el: `<p>${el}</p>`, en: `<p>${en}</p>` };
}

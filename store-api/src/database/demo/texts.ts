import type { BothLanguages } from './demo-catalogue.types.ts';

/** A text in Greek and English. */
export function both(el: string, en: string): BothLanguages {
  return { el, en };
}

/** Running text as one HTML paragraph a language. */
export function paragraph(el: string, en: string): BothLanguages {
  return { el: `<p>${el}</p>`, en: `<p>${en}</p>` };
}

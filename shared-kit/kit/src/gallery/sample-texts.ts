import { getPlaceholderUrl } from '@fakos/contracts/images/contract';
import type { SampleText } from './sample.ts';

/** Texts that several samples show. */
export const sampleTexts = {
  close: { el: 'Κλείσιμο', en: 'Close' },
  cancel: { el: 'Άκυρο', en: 'Cancel' },
  save: { el: 'Αποθήκευση', en: 'Save' },
  retry: { el: 'Δοκιμάστε ξανά', en: 'Try again' },
  addToCart: { el: 'Στο καλάθι', en: 'Add to cart' },
  search: { el: 'Αναζήτηση', en: 'Search' },
  shop: { el: 'Κατάστημα', en: 'Shop' },
  frame: { el: 'Σκελετός «Αίγινα»', en: 'Aegina frame' },
  price: { el: '129,00\u00a0€', en: '€129.00' },
  sentence: {
    el: 'Ελαφρύς σκελετός από οξικό άλας, φτιαγμένος στο χέρι.',
    en: 'A light acetate frame, made by hand.',
  },
  paragraph: {
    el: 'Ο έλεγχος της όρασης διαρκεί είκοσι λεπτά και γίνεται με ραντεβού. Φέρτε μαζί σας τα γυαλιά που φοράτε τώρα και, αν έχετε, την τελευταία συνταγή του οφθαλμιάτρου.',
    en: 'The eye test takes twenty minutes and is by appointment. Please bring the glasses that you wear now and, if you have one, the last prescription of your eye doctor.',
  },
  longTitle: {
    el: 'Πολυεστιακοί φακοί με επίστρωση κατά του μπλε φωτός για όσους εργάζονται όλη την ημέρα μπροστά σε οθόνη',
    en: 'Progressive lenses with a coating against blue light for people who work in front of a screen all day',
  },
  longWord: {
    el: 'Οφθαλμομετρικοδιορθωτικοπολυεστιακοφακός',
    en: 'Counterophthalmometricprogressivelensfitting',
  },
  longText: { el: 'μεγάλο κείμενο', en: 'long text' },
} as const satisfies Readonly<Record<string, SampleText>>;

/** A drawn image of any size, with a text instead of a motif. */
export function createSampleImage(width: number, height: number, alt: string) {
  return { src: getPlaceholderUrl(width, height, 'Fakos'), alt, width, height };
}

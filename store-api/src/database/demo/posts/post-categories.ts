import type { DemoPostCategory } from '../demo-catalogue.types.ts';
import { both } from '../texts.ts';

/** The subjects of the articles, in the order of their list. */
export const postCategories: readonly DemoPostCategory[] = [
  { slug: 'eye-health', name: both('Υγεία των ματιών', 'Eye health') },
  { slug: 'style', name: both('Στυλ και σκελετοί', 'Style and frames') },
  { slug: 'lenses-materials', name: both('Φακοί και υλικά', 'Lenses and materials') },
  { slug: 'contact-lenses', name: both('Φακοί επαφής', 'Contact lenses') },
];

import type { ShopPostCategory } from '../shop-data.ts';
import { both } from '../texts.ts';

/** The categories of posts, in the order in which the blog lists them. */
export const postCategories: readonly ShopPostCategory[] = [
  { slug: 'eye-health', name: both('Υγεία των ματιών', 'Eye health') },
  { slug: 'style', name: both('Στυλ και σκελετοί', 'Style and frames') },
  { slug: 'lenses-materials', name: both('Φακοί και υλικά', 'Lenses and materials') },
  { slug: 'contact-lenses', name: both('Φακοί επαφής', 'Contact lenses') },
];

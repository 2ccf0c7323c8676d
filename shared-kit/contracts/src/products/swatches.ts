import { toSlug } from '../text/to-slug.ts';

/** CSS backgrounds by the slug of the colour's English name. */
const backgrounds: Readonly<Record<string, string>> = {
  black: '#1d1b1a',
  tortoise:
    'radial-gradient(circle at 30% 35%, #c98a3c 0 22%, transparent 45%), radial-gradient(circle at 70% 65%, #a5652a 0 20%, transparent 42%), #4b2a17',
  honey: '#d19a4a',
  crystal: 'linear-gradient(135deg, #ffffff, #dfe7ea)',
  smoke: 'linear-gradient(135deg, #d6d8da, #8f9499)',
  olive: '#6b6b3a',
  navy: '#1f2f52',
  burgundy: '#6b1f31',
  blush: '#e8bfb4',
  sage: '#a3b39a',
  champagne: '#e2cfae',
  ivory: '#f3ecdd',
  cobalt: '#1f4fc4',
  coral: '#ef7a63',
  mint: '#aee0cb',
  lilac: '#c0aedd',
  gold: 'linear-gradient(135deg, #f3dd9a, #b98b2f)',
  'rose-gold': 'linear-gradient(135deg, #f5d0c2, #b97b69)',
  silver: 'linear-gradient(135deg, #f4f4f4, #a3a7ab)',
  gunmetal: 'linear-gradient(135deg, #7c8288, #3c4146)',
  bronze: 'linear-gradient(135deg, #c79a63, #7a5330)',
  ink: '#24283b',
  teal: '#1f6f78',
  'forest-green': '#2b5a3c',
  clay: '#b4623f',
  ochre: '#c8912f',
  rose: '#dc8fa0',
  plum: '#6a3a5d',
  azure: '#5aa5dd',
  cream: '#f2e8d2',
  graphite: '#4a4d52',
  white: '#ffffff',
  grey: '#8d8f92',
  gray: '#8d8f92',
  brown: '#6f4a2f',
  red: '#bf2c2c',
  blue: '#2d5fc0',
  green: '#3d7a4a',
  yellow: '#e9c340',
  orange: '#e0812f',
  pink: '#eba0b8',
  purple: '#6f4aa0',
  beige: '#dccbb0',
};

/** A colour as a product has it: its names, and its own colour as `#rrggbb`. */
export interface ProductColour {
  readonly colour_el: string | null;
  readonly colour_en: string | null;
  readonly colour_hex: string | null;
}

/** The slug of a colour, by which lists filter; empty without a colour. */
export function toColourSlug({ colour_el: el, colour_en: en }: Omit<ProductColour, 'colour_hex'>): string {
  return toSlug(en ?? '') || toSlug(el ?? '');
}

/** The CSS background of a colour sample by the colour's slug; null for an unknown colour. */
export function getNamedSwatch(slug: string): string | null {
  return Object.hasOwn(backgrounds, slug) ? (backgrounds[slug] ?? null) : null;
}

/** The CSS background of a product's colour sample: its own colour, else the one that its name stands for, else null. */
export function getSwatch(colour: ProductColour): string | null {
  return colour.colour_hex ?? getNamedSwatch(toColourSlug(colour));
}

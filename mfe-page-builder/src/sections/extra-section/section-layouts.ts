import type { ExtraSection } from '@fakos/shared-kit/api/settings/contract';

/** What a layout shows beside the section's title and text. */
export interface SectionLayout {
  /** The section's one picture: beside the words, or above them. */
  readonly picture?: 'beside' | 'above';
  /** The section's own pictures. */
  readonly pictures?: 'grid' | 'carousel' | 'masonry';
  /** Products of its categories. */
  readonly products?: 'grid' | 'carousel';
}

/** The nine layouts (spec section 2). */
export const sectionLayouts: Readonly<Record<ExtraSection['layout'], SectionLayout>> = {
  text_only: {},
  image_left: { picture: 'beside' },
  image_right: { picture: 'beside' },
  image_top: { picture: 'above' },
  gallery_grid: { pictures: 'grid' },
  gallery_carousel: { pictures: 'carousel' },
  gallery_masonry: { pictures: 'masonry' },
  products_grid: { products: 'grid' },
  products_carousel: { products: 'carousel' },
};

/** Most pictures of a section's grid (spec section 9). */
export const MAX_GRID_PICTURES = 6;

/** Padding above and below by the section's size (spec section 2). */
export const sectionPadding: Readonly<Record<ExtraSection['section_size'], string>> = {
  small: '1rem',
  medium: '1.5rem',
  large: '2rem',
  xlarge: '2.5rem',
};

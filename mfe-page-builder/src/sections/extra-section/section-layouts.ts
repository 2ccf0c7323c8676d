import type { ExtraSection } from '@fakos/contracts/settings/contract';

/** Properties of a layout besides the section's title and text. */
export interface SectionLayout {
  /** Where the section's image is, relative to the text. */
  readonly image?: 'beside' | 'above';
  /** How the section's gallery is laid out. */
  readonly gallery?: 'grid' | 'carousel' | 'masonry';
  /** How products of the section's categories are laid out. */
  readonly products?: 'grid' | 'carousel';
}

/** The nine layouts (spec section 2). */
export const sectionLayouts: Readonly<Record<ExtraSection['layout'], SectionLayout>> = {
  text_only: {},
  image_left: { image: 'beside' },
  image_right: { image: 'beside' },
  image_top: { image: 'above' },
  gallery_grid: { gallery: 'grid' },
  gallery_carousel: { gallery: 'carousel' },
  gallery_masonry: { gallery: 'masonry' },
  products_grid: { products: 'grid' },
  products_carousel: { products: 'carousel' },
};

/** Maximum number of images in a section's grid (spec section 9). */
export const MAX_GRID_IMAGES = 6;

/** Padding above and below, by the section's size (spec section 2). */
export const sectionPadding: Readonly<Record<ExtraSection['section_size'], string>> = {
  small: '1rem',
  medium: '1.5rem',
  large: '2rem',
  xlarge: '2.5rem',
};

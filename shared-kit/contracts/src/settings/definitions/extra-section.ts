import { z } from 'zod';
import { rowId } from '../../endpoint.ts';
import { singleLineText } from '../../plain-text.ts';
import { colour, html, image, itemFlag, line, wholeNumber } from './value-schemas.ts';

/** Maximum number of extra sections. */
export const MAX_EXTRA_SECTIONS = 40;

const MAX_ID = 64;
const MAX_IMAGES = 60;
const MAX_CATEGORIES = 50;
const MAX_PRODUCTS = 24;
const MIN_TITLE_PX = 10;
const MAX_TITLE_PX = 120;
/** Default number of products in a section (spec section 9). */
const DEFAULT_PRODUCTS = 6;

/** Position of an extra section (spec section 2). */
export const extraSectionPosition = z.enum([
  'before_store',
  'after_store',
  'before_gallery',
  'after_gallery',
  'before_products',
  'after_products',
  'footer',
]);

/** Layout of an extra section (spec section 2). */
export const extraSectionLayout = z.enum([
  'text_only',
  'image_left',
  'image_right',
  'image_top',
  'gallery_grid',
  'gallery_carousel',
  'gallery_masonry',
  'products_grid',
  'products_carousel',
]);

/**
 * A section that the shop adds to its home page (spec section 3), in one language. Deleted categories stay in
 */
export const extraSection = z.object({
  id: z.union([z.number().int(), singleLineText(MAX_ID).min(1)]),
  is_active: itemFlag.default(true),
  position: extraSectionPosition,
  layout: extraSectionLayout,
  title: line.default(''),
  title_color: colour.default(''),
  /** Pixels; null keeps the theme's. */
  title_size: wholeNumber(MIN_TITLE_PX, MAX_TITLE_PX).nullable().default(null),
  content: html.default(''),
  image: image.default(''),
  gallery: z.array(image).max(MAX_IMAGES).default([]),
  section_size: z.enum(['small', 'medium', 'large', 'xlarge']).default('medium'),
  background_color: colour.default(''),
  category_ids: z.array(rowId).max(MAX_CATEGORIES).default([]),
  product_limit: wholeNumber(1, MAX_PRODUCTS).default(DEFAULT_PRODUCTS),
});
/** See {@link extraSection}. */
export type ExtraSection = z.output<typeof extraSection>;

import { z } from 'zod';
import { rowId } from '../../contract.ts';
import { lineOfText } from '../../storable.ts';
import { colour, html, itemFlag, line, picture, wholeNumber } from './values.ts';

/** Most sections that a shop may add. */
export const MAX_EXTRA_SECTIONS = 40;

const MAX_ID = 64;
const MAX_PICTURES = 60;
const MAX_CATEGORIES = 50;
const MAX_PRODUCTS = 24;
const MIN_TITLE_PX = 10;
const MAX_TITLE_PX = 120;
/** Products of a section that does not say how many (spec section 9). */
const DEFAULT_PRODUCTS = 6;

/** Where an extra section stands (spec section 2). */
export const extraSectionPosition = z.enum([
  'before_store',
  'after_store',
  'before_gallery',
  'after_gallery',
  'before_products',
  'after_products',
  'footer',
]);

/** How an extra section is laid out (spec section 2). */
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
 * A section that the shop adds to its home page (spec section 3), in one language. Categories that are gone stay in
 * `category_ids` and match nothing.
 */
export const extraSection = z.object({
  id: z.union([z.number().int(), lineOfText(MAX_ID).min(1)]),
  is_active: itemFlag.default(true),
  position: extraSectionPosition,
  layout: extraSectionLayout,
  title: line.default(''),
  title_color: colour.default(''),
  /** Pixels; null keeps the theme's. */
  title_size: wholeNumber(MIN_TITLE_PX, MAX_TITLE_PX).nullable().default(null),
  content: html.default(''),
  image: picture.default(''),
  gallery: z.array(picture).max(MAX_PICTURES).default([]),
  section_size: z.enum(['small', 'medium', 'large', 'xlarge']).default('medium'),
  background_color: colour.default(''),
  category_ids: z.array(rowId).max(MAX_CATEGORIES).default([]),
  product_limit: wholeNumber(1, MAX_PRODUCTS).default(DEFAULT_PRODUCTS),
});
/** See {@link extraSection}. */
export type ExtraSection = z.output<typeof extraSection>;

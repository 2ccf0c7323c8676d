import { z } from 'zod';
import { rowId } from '../../endpoint.ts';
import { singleLineText } from '../../plain-text.ts';
import {
  DEFAULT_SECTION_PRODUCTS,
  extraSectionLayouts,
  extraSectionPositions,
  extraSectionSizes,
  MAX_SECTION_CATEGORIES,
  MAX_SECTION_IMAGES,
  MAX_SECTION_PRODUCTS,
  MAX_TITLE_PX,
  MIN_TITLE_PX,
} from '../fields.ts';
import { colour, html, image, itemFlag, line, wholeNumber } from './value-schemas.ts';

const MAX_ID = 64;

/** Position of an extra section (spec section 2). */
export const extraSectionPosition = z.enum(extraSectionPositions);

/** Layout of an extra section (spec section 2). */
export const extraSectionLayout = z.enum(extraSectionLayouts);

/** A section that the shop adds to its home page (spec section 3), in one language. */
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
  gallery: z.array(image).max(MAX_SECTION_IMAGES).default([]),
  section_size: z.enum(extraSectionSizes).default('medium'),
  background_color: colour.default(''),
  category_ids: z.array(rowId).max(MAX_SECTION_CATEGORIES).default([]),
  product_limit: wholeNumber(1, MAX_SECTION_PRODUCTS).default(DEFAULT_SECTION_PRODUCTS),
});
/** See {@link extraSection}. */
export type ExtraSection = z.output<typeof extraSection>;

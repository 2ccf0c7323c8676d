import type { Drawn } from '../image-files.ts';
import type { ShopProduct } from '../shop-data.ts';
import { accessories } from './accessories.ts';
import { childrensEyewear } from './children.ts';
import { contactLenses } from './contact-lenses.ts';
import { frames } from './frames.ts';
import { readingGlasses } from './reading.ts';
import { solutions } from './solutions.ts';
import { sportEyewear } from './sport.ts';
import { sunglasses } from './sunglasses.ts';

/** The products of all categories. */
export const products: readonly Drawn<ShopProduct>[] = [
  ...sunglasses,
  ...frames,
  ...readingGlasses,
  ...sportEyewear,
  ...childrensEyewear,
  ...contactLenses,
  ...solutions,
  ...accessories,
];

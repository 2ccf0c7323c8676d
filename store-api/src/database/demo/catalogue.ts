import { brands } from './brands.ts';
import { categories } from './categories.ts';
import type { DemoCatalogue } from './demo-catalogue.types.ts';
import { gallery } from './gallery.ts';
import { navigation } from './navigation.ts';
import { pages, scenes } from './pages.ts';
import { postCategories } from './posts/post-categories.ts';
import { posts } from './posts/posts.ts';
import { accessories } from './products-accessories.ts';
import { childrensEyewear } from './products-children.ts';
import { contactLenses } from './products-contact-lenses.ts';
import { frames } from './products-frames.ts';
import { readingGlasses } from './products-reading.ts';
import { solutions } from './products-solutions.ts';
import { sportEyewear } from './products-sport.ts';
import { sunglasses } from './products-sunglasses.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';

/** The demo shop that a first start seeds. */
export const demoCatalogue: DemoCatalogue = {
  categories,
  brands,
  products: [
    ...sunglasses,
    ...frames,
    ...readingGlasses,
    ...sportEyewear,
    ...childrensEyewear,
    ...contactLenses,
    ...solutions,
    ...accessories,
  ],
  postCategories,
  posts,
  services,
  pages,
  gallery,
  scenes,
  settings,
  navigation,
};

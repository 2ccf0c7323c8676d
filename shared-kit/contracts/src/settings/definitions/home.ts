import { z } from 'zod';
import { galleryStyles, MAX_EXTRA_SECTIONS, MAX_STORE_FEATURES, masonryItemNumbers } from '../fields.ts';
import { extraSection } from './extra-section.ts';
import { createSettingBuilder, type Setting } from './setting.ts';
import { flag, image, jsonList, line, lines, link, wholeNumber } from './value-schemas.ts';

/** The styles of the home page's gallery (spec section 2). */
export const galleryStyle = z.enum(galleryStyles);

/**
 * Spacing between the sections of the home page. The spec names the setting without values (section 3); the order of the
 * sections is the same in all of them.
 */
export const homepageLayout = z.enum(['standard', 'compact', 'airy']);

const MAX_POSTS = 24;

const content = createSettingBuilder('content');
const gallery = createSettingBuilder('gallery');
const masonry = createSettingBuilder('masonry');
const posts = createSettingBuilder('posts');
const products = createSettingBuilder('products');
const store = createSettingBuilder('store');

/** The hero section of the home page. */
export const heroSettings = {
  show_hero_text_section: content.plain(flag, 'true'),
  hero_image: content.plain(image, ''),
  hero_title: content.localised(line, ''),
  hero_text: content.localised(lines, ''),
  hero_button_text: content.localised(line, ''),
  hero_button_url: content.plain(link, ''),
};

/** The shop's own sections between those of the home page. */
export const extraSectionSettings = {
  extra_sections: content.localised(jsonList(extraSection, MAX_EXTRA_SECTIONS), [], [], { html: ['content'] }),
};

/** The gallery, and the spacing of the sections. */
export const gallerySettings = {
  show_gallery_section: gallery.plain(flag, 'false'),
  gallery_style: gallery.plain(galleryStyle, 'grid'),
  /** Style on the home page; '' for `gallery_style`. */
  gallery_homepage_style: gallery.plain(galleryStyle.or(z.literal('')), ''),
  homepage_layout: createSettingBuilder('layout').plain(homepageLayout, 'standard'),
};

/** The store section. */
export const storeSettings = {
  show_store_section: store.plain(flag, 'true'),
  store_title: store.localised(line, ''),
  store_description_1: store.localised(lines, ''),
  store_description_2: store.localised(lines, ''),
  store_description_3: store.localised(lines, ''),
  store_features: store.localised(jsonList(line, MAX_STORE_FEATURES), []),
  store_conclusion: store.localised(lines, ''),
  store_image: store.plain(image, ''),
};

/** Latest posts and featured products. */
export const listSettings = {
  show_posts_section: posts.plain(flag, 'true'),
  posts_section_title: posts.localised(line, ''),
  posts_section_subtitle: posts.localised(lines, ''),
  posts_layout: posts.plain(z.enum(['grid', 'carousel']), 'grid'),
  posts_limit: posts.plain(wholeNumber(1, MAX_POSTS), 6),
  show_products_section: products.plain(flag, 'true'),
  products_section_title: products.localised(line, ''),
  products_section_subtitle: products.localised(lines, ''),
};

/** Whether the masonry section is shown, and its titles. */
export const masonrySettings = {
  show_masonry_section: masonry.plain(flag, 'false'),
  masonry_title: masonry.localised(line, ''),
  masonry_subtitle: masonry.localised(lines, ''),
};

type ItemNumber = (typeof masonryItemNumbers)[number];
type ItemPart = 'image' | 'tag' | 'title' | 'description';

/** The six items of the masonry section. */
export const masonryItemSettings = Object.fromEntries(
  masonryItemNumbers.flatMap((number) => [
    [`masonry_item${number}_image`, masonry.plain(image, '')],
    [`masonry_item${number}_tag`, masonry.localised(line, '')],
    [`masonry_item${number}_title`, masonry.localised(line, '')],
    [`masonry_item${number}_description`, masonry.localised(lines, '')],
  ]),
) as Record<`masonry_item${ItemNumber}_${ItemPart}`, Setting<z.ZodString>>;

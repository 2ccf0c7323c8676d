import type { ExtraSection, GalleryImage, HomeContent } from '@fakos/contracts/settings/contract';
import { isOn } from '@fakos/contracts/settings/flags';

/** Sections of the home page: those of spec section 2, and the categories. */
export type HomeSection = 'gallery' | 'hero' | 'categories' | 'store' | 'masonry' | 'posts' | 'products';

/** A section, or a position for custom sections. */
export type HomePosition = HomeSection | ExtraSection['position'];

/** The positions from top to bottom (spec section 2). */
export const homePageOrder: readonly HomePosition[] = [
  'before_gallery',
  'gallery',
  'after_gallery',
  'hero',
  'categories',
  'before_store',
  'store',
  'after_store',
  'masonry',
  'posts',
  'before_products',
  'products',
  'after_products',
  'footer',
];

/** Data that decides which sections are shown. */
export interface HomeData {
  readonly content: Partial<HomeContent>;
  readonly gallery: readonly GalleryImage[];
  readonly isShop: boolean;
}

/** Conditions of spec section 2. Without a response the defaults apply. */
export const isSectionShown: Readonly<Record<HomeSection, (data: HomeData) => boolean>> = {
  gallery: ({ content, gallery }) => content.show_gallery_section === 'true' && gallery.length > 0,
  hero: ({ content }) => isOn(content.show_hero_text_section),
  categories: ({ isShop }) => isShop,
  store: ({ content }) => isOn(content.show_store_section),
  masonry: ({ content }) => isOn(content.show_masonry_section, false) && getMasonryItems(content).length > 0,
  posts: ({ content }) => isOn(content.show_posts_section),
  products: ({ content }) => isOn(content.show_products_section),
};

/** Whether a position is that of a section, not of custom sections. */
export function isHomeSection(position: HomePosition): position is HomeSection {
  return position in isSectionShown;
}

/** Whether anything is shown at a position. */
export function isPositionShown(position: HomePosition, data: HomeData): boolean {
  return isHomeSection(position) ? isSectionShown[position](data) : listExtraSections(position, data).length > 0;
}

/** Active custom sections at a position, in the shop's order. */
export function listExtraSections(position: ExtraSection['position'], { content }: HomeData): readonly ExtraSection[] {
  return (content.extra_sections ?? []).filter((section) => section.is_active && section.position === position);
}

const MASONRY_NUMBERS = [1, 2, 3, 4, 5, 6] as const;

/** Masonry items that have an image. */
export function getMasonryItems(content: Partial<HomeContent>) {
  return MASONRY_NUMBERS.flatMap((number) => {
    const image = content[`masonry_item${number}_image`];
    if (!image) return [];
    return {
      key: `item${number}`,
      image,
      tag: content[`masonry_item${number}_tag`] ?? '',
      title: content[`masonry_item${number}_title`] ?? '',
      description: content[`masonry_item${number}_description`] ?? '',
    };
  });
}

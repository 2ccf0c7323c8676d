import type { ExtraSection, GalleryImage, HomeContent } from '@fakos/shared-kit/api/settings/contract';
import { isOn } from '@fakos/shared-kit/api/settings/flags';

/** Parts of the home page: those of spec section 2, and the shop's shelves. */
export type HomePart = 'gallery' | 'hero' | 'categories' | 'store' | 'masonry' | 'posts' | 'products';

/** A part, or a place where the shop's own sections stand. */
export type HomePlace = HomePart | ExtraSection['position'];

/** The page from top to bottom (spec section 2). */
export const homeOrder: readonly HomePlace[] = [
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

/** What decides whether a part is shown. */
export interface HomeFacts {
  readonly content: Partial<HomeContent>;
  readonly gallery: readonly GalleryImage[];
  readonly isShop: boolean;
}

/** When each part is shown, as spec section 2 puts it. Without an answer of the server the defaults hold. */
export const isShown: Readonly<Record<HomePart, (facts: HomeFacts) => boolean>> = {
  gallery: ({ content, gallery }) => content.show_gallery_section === 'true' && gallery.length > 0,
  hero: ({ content }) => isOn(content.show_hero_text_section),
  categories: ({ isShop }) => isShop,
  store: ({ content }) => isOn(content.show_store_section),
  masonry: ({ content }) => isOn(content.show_masonry_section, false) && masonryItems(content).length > 0,
  posts: ({ content }) => isOn(content.show_posts_section),
  products: ({ content }) => isOn(content.show_products_section),
};

/** The active sections that the shop put at a position, in its order. */
export function sectionsAt(position: ExtraSection['position'], { content }: HomeFacts): readonly ExtraSection[] {
  return (content.extra_sections ?? []).filter((section) => section.is_active && section.position === position);
}

const masonryNumbers = [1, 2, 3, 4, 5, 6] as const;

/** The masonry block's items that have a picture; without one an item is not shown. */
export function masonryItems(content: Partial<HomeContent>) {
  return masonryNumbers.flatMap((number) => {
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

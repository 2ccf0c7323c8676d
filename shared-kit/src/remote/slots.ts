import type { ReactNode } from 'react';
import type { PageSection } from '../api/pages/contract.ts';
import type { SuggestedProduct } from '../api/search/contract.ts';
import type { ExtraSection, GalleryImage, HomeContent } from '../api/settings/contract.ts';

/** Which products a place shows, newest first (spec section 7); `ids` names them one by one, in its own order. */
export interface ProductChoice {
  /** How many at most; 6 where it is left out (spec section 9). */
  limit?: number;
  categoryId?: number;
  brandId?: number;
  /** Several categories at once. */
  categories?: readonly number[];
  ids?: readonly number[];
}

/** What of a product a card shows: everything that is not switched off. */
export interface ProductCardParts {
  image?: boolean;
  category?: boolean;
  brand?: boolean;
  description?: boolean;
  price?: boolean;
  addToCart?: boolean;
}

/** Which posts a place shows, newest first (spec section 7). */
export interface PostChoice {
  /** How many at most; 6 where it is left out (spec section 9). */
  limit?: number;
  categoryId?: number;
  /** Recommended ones only. */
  featured?: boolean;
}

/** A heading over products: both are left out where the place has one of its own. */
interface ProductsHeading {
  title?: string;
  /** Level of the title; cards come one below. */
  headingLevel?: 2 | 3;
}

/** What the home page says of the store, as far as it is known. */
export type StoreContent = Partial<
  Pick<
    HomeContent,
    | 'store_title'
    | 'store_description_1'
    | 'store_description_2'
    | 'store_description_3'
    | 'store_features'
    | 'store_conclusion'
    | 'store_image'
  >
>;

/** A thing of the home page's masonry block. `image` is the name of an uploaded picture or an address. */
export interface MasonryItem {
  readonly key: string;
  readonly image: string;
  readonly tag: string;
  readonly title: string;
  readonly description: string;
}

/** What a search found of one kind, and what the place that shows it does for each. */
export interface SuggestionsToDraw<T> {
  readonly found: readonly T[];
  /**
   * The option of the list box that leads to a suggestion, around what is drawn for it. Address, name and keys are the
   * place's; there must be one for each, in this order.
   */
  readonly option: (suggestion: T, content: ReactNode) => ReactNode;
  /** A text with what was typed marked in it. */
  readonly mark: (text: string) => ReactNode;
}

/**
 * Every place that a remote may fill, with what the place hands to the filling component. Whoever renders a slot and
 * whoever fills it compile against this map.
 */
export interface SlotProps {
  /** Home page: the shop's pictures in one of its styles; at least one. */
  'home.gallery': { images: readonly GalleryImage[]; look: HomeContent['gallery_style'] };
  /** Home page: what the shop says of its store. */
  'home.store': { content: StoreContent };
  /** Home page: up to six things, each with a picture. */
  'home.masonry': { title: string; subtitle: string; items: readonly MasonryItem[] };
  /** A section that the shop added to a page. */
  'page.extra-section': { section: ExtraSection };
  /** Home page: products that the shop recommends. */
  'home.featured-products': { title: string; subtitle: string; limit: number };
  /** Home page: the newest posts. */
  'home.latest-posts': { title: string; subtitle: string; limit: number; layout: 'grid' | 'carousel' };
  /** Beside a post: products that go with it. */
  'post.related-products': { limit: number };
  /** Product cards in a grid, inside a page's text column. */
  'products.cards': ProductChoice & ProductsHeading & { columns?: 1 | 2 | 3 | 4; show?: ProductCardParts };
  /** Product cards that are turned three at a time (spec section 9). */
  'products.carousel': ProductChoice & ProductsHeading & { show?: ProductCardParts };
  /**
   * Post cards in a grid, or each across the whole width as a `row`, inside a page's text column; `headingLevel` is that
   * of their titles.
   */
  'posts.cards': PostChoice & { columns?: 1 | 2 | 3 | 4; headingLevel?: 2 | 3 | 4; layout?: 'stacked' | 'row' };
  /** The widgets of a page's sections. */
  'page.sections': { sections: readonly PageSection[] };
  /** A whole page of the database inside an informational route of the shell, by its slug. */
  'page.content': { slug: string };
  /** Chrome: what is in the cart, what it costs and the ways on, inside an open drawer that has a title. */
  'cart.contents': Record<never, never>;
  /** Chrome: products that somebody who is typing into the search may mean. */
  'search.products': SuggestionsToDraw<SuggestedProduct>;
}

/** The name of a slot. */
export type SlotName = keyof SlotProps;

/** All slot names, for the checks that read names at run time. */
export const slotNames = [
  'home.gallery',
  'home.store',
  'home.masonry',
  'page.extra-section',
  'home.featured-products',
  'home.latest-posts',
  'post.related-products',
  'products.cards',
  'products.carousel',
  'posts.cards',
  'page.sections',
  'page.content',
  'cart.contents',
  'search.products',
] as const satisfies readonly SlotName[];

import type { Language } from '@fakos/contracts/languages';
import type { MediaImage } from '@fakos/contracts/media/contract';
import type { PageSection } from '@fakos/contracts/pages/contract';
import type { SlotName } from '@fakos/contracts/remote/slot-names';
import type { SuggestedProduct } from '@fakos/contracts/search/contract';
import type { ExtraSection, GalleryImage, HomeContent } from '@fakos/contracts/settings/contract';
import type { ReactNode } from 'react';

/** Which products to show, newest first (spec section 7); `ids` selects products in the given order. */
export interface ProductSelection {
  /** Maximum number; 6 by default (spec section 9). */
  limit?: number;
  categoryId?: number;
  brandId?: number;
  /** Ids of several categories. */
  categories?: readonly number[];
  ids?: readonly number[];
  /**
   * Number of featured products that the page shows in a section of their own. They are left out, so that no product is on
   * the page twice.
   */
  featuredElsewhere?: number;
}

/** Parts of a product card, all shown by default. */
export interface ProductCardParts {
  image?: boolean;
  category?: boolean;
  brand?: boolean;
  description?: boolean;
  price?: boolean;
  addToCart?: boolean;
}

/** Which posts to show, newest first (spec section 7). */
export interface PostSelection {
  /** Maximum number; 6 by default (spec section 9). */
  limit?: number;
  categoryId?: number;
  /** Featured posts only. */
  featured?: boolean;
}

/** Heading of a product list; absent if the surrounding page has its own. */
interface ProductsHeading {
  title?: string;
  /** Level of the title; the cards' headings are one level below. */
  headingLevel?: 2 | 3;
}

/** Content of the home page's store section. */
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

/** An item of the home page's masonry section. `image` is the name of an uploaded image or a URL. */
export interface MasonryItem {
  readonly key: string;
  readonly image: string;
  readonly tag: string;
  readonly title: string;
  readonly description: string;
}

/** An image that staff chose: `filename` for a stored field. An image that was just uploaded has no alternative texts yet. */
export type PickedImage = Pick<MediaImage, 'filename' | 'url'> & Partial<Pick<MediaImage, 'alt_el' | 'alt_en'>>;

/** Search suggestions of one kind and how to render them. */
export interface SuggestionSlotProps<T> {
  readonly found: readonly T[];
  /**
   * Wraps a suggestion's content in a list box option, which handles URL, name and keys. Must be called once per suggestion,
   * in this order.
   */
  readonly option: (suggestion: T, content: ReactNode) => ReactNode;
  /** Highlights the search terms in a text. */
  readonly mark: (text: string) => ReactNode;
}

/**
 * Props by slot name. The code that renders a slot and the component that fills it are both checked against this map.
 */
export interface SlotProps extends Record<SlotName, object> {
  /** Home page: the gallery in one of its styles; at least one image. */
  'home.gallery': { images: readonly GalleryImage[]; look: HomeContent['gallery_style'] };
  /** Home page: the store section. */
  'home.store': { content: StoreContent };
  /** Home page: the masonry section, with up to six items. */
  'home.masonry': { title: string; subtitle: string; items: readonly MasonryItem[] };
  /** An extra section of a page; see {@link ProductSelection} for `featuredElsewhere`. */
  'page.extra-section': { section: ExtraSection } & Pick<ProductSelection, 'featuredElsewhere'>;
  /** Home page: featured products. */
  'home.featured-products': { title: string; subtitle: string; limit: number };
  /** Home page: the newest posts. */
  'home.latest-posts': { title: string; subtitle: string; limit: number; layout: 'grid' | 'carousel' };
  /** Related products of a post. */
  'post.related-products': { limit: number };
  /** Product cards in a grid, in a page's text column. */
  'products.cards': ProductSelection & ProductsHeading & { columns?: 1 | 2 | 3 | 4; show?: ProductCardParts };
  /** Product cards in a carousel that advances three at a time (spec section 9). */
  'products.carousel': ProductSelection & ProductsHeading & { show?: ProductCardParts };
  /**
   * Post cards in a grid, or in full-width rows, in a page's text column; `headingLevel` is that of their titles.
   */
  'posts.cards': PostSelection & { columns?: 1 | 2 | 3 | 4; headingLevel?: 2 | 3 | 4; layout?: 'stacked' | 'row' };
  /**
   * The widgets of a page's sections. With `isAtTop`, the default, they are the first thing on the page and their images
   * load first.
   */
  'page.sections': { sections: readonly PageSection[]; isAtTop?: boolean };
  /** A stored page, by its slug, inside an informational page of the shell. */
  'page.content': { slug: string };
  /** Content of the cart drawer: lines, total and links to cart and checkout. */
  'cart.contents': Record<never, never>;
  /** Product suggestions in the search box. */
  'search.products': SuggestionSlotProps<SuggestedProduct>;
  /** Back office: the page builder's editor for the sections of a page or post; `address` is its public path in Greek. */
  'admin.page-editor': { kind: 'page' | 'post'; id: number; address?: string | undefined };
  /** Back office: the whole page `/admin/canvas`, which the editor frames: the edited page as visitors see it. */
  'admin.page-canvas': Record<never, never>;
  /** Back office: dialog that chooses an image of the media library or uploads one. It is closed by no longer rendering it. */
  'staff.image-picker': { onPick: (image: PickedImage) => void; onClose: () => void };
  /** Back office: a text with formatting, as HTML; `language` is that of the text. */
  'staff.rich-text': { value: string; onChange: (html: string) => void; label: string; language: Language };
}

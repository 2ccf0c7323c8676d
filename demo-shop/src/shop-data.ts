import type { LensMatrix } from '@fakos/contracts/contact-lenses/fields';
import type { LensCatalogue } from '@fakos/contracts/lenses/fields';
import type { widgetRecord } from '@fakos/contracts/pages/contract';
import type { ProductSummary } from '@fakos/contracts/products/contract';
import type { EditableProduct } from '@fakos/contracts/products/fields';
import type {
  ExtraSection,
  footerWidget,
  homeContent,
  navigationSettings,
  publicSettings,
} from '@fakos/contracts/settings/contract';
import type { z } from 'zod';

/** A text in Greek and English. */
export interface TranslatedText {
  readonly el: string;
  readonly en: string;
}

/**
 * The rows of a shop that an empty store is filled with. Rows refer to each other by `slug`. Images are named by their
 * file; the kind of the row decides on the folder: `products`, `posts`, `categories`, `services` or `gallery`, `logos` for
 * logo and favicon, and `pages` for all other images that settings and pages name.
 */
export interface ShopData {
  /** In the order in which the shop lists them. */
  readonly categories: readonly ShopCategory[];
  readonly brands: readonly ShopBrand[];
  readonly products: readonly ShopProduct[];
  readonly postCategories: readonly ShopPostCategory[];
  readonly posts: readonly ShopPost[];
  readonly services: readonly ShopService[];
  readonly pages: readonly ShopPage[];
  readonly gallery: readonly ShopGalleryImage[];
  readonly settings: ShopSettings;
  readonly navigation: ShopNavigation;
  /** Lens options; a shop without them sells frames only. */
  readonly lenses?: LensCatalogue;
}

/** A category of products. */
export interface ShopCategory {
  readonly slug: string;
  readonly name: TranslatedText;
  readonly description: TranslatedText;
  readonly image: string;
}

/** A brand. Its name is the same in both languages. */
export interface ShopBrand {
  readonly slug: string;
  readonly name: string;
  readonly description: TranslatedText;
}

/** A product. Prices are integer cents, measurements millimetres. */
export interface ShopProduct {
  readonly slug: string;
  readonly sku: string;
  readonly name: TranslatedText;
  readonly short_description: TranslatedText;
  /** HTML: paragraphs, lists and emphasis. */
  readonly description: TranslatedText;
  readonly category: string;
  readonly brand: string;
  readonly product_type: ProductSummary['product_type'];
  readonly price_cents: number;
  /** Below `price_cents`; null for a product without a discount. */
  readonly sale_price_cents: number | null;
  readonly stock: number;
  readonly featured: boolean;
  /** 1 to 5 with one decimal; null for a product without ratings. */
  readonly rating: number | null;
  /** Code that its variants share, the place among them, and its size. */
  readonly variant?: { readonly group: string; readonly position: number; readonly size?: string };
  /** Per cent. */
  readonly vat_rate: number;
  readonly shape: TranslatedText | null;
  readonly colour: TranslatedText | null;
  readonly material: TranslatedText | null;
  readonly lens_width: number | null;
  readonly bridge_width: number | null;
  readonly temple_length: number | null;
  readonly lens_height?: number | null | undefined;
  readonly frame_width?: number | null | undefined;
  /** Grams. */
  readonly weight?: number | null | undefined;
  readonly frame_type?: EditableProduct['frame_type'] | undefined;
  readonly nose_pads?: EditableProduct['nose_pads'] | undefined;
  readonly gender?: EditableProduct['gender'] | undefined;
  readonly age_group?: EditableProduct['age_group'] | undefined;
  readonly uv_category?: EditableProduct['uv_category'] | undefined;
  readonly polarised?: boolean | undefined;
  /** The available variants of a contact lens. */
  readonly lens_matrix?: LensMatrix | undefined;
  /** The strengths of reading glasses with their stock, whose sum is `stock`. */
  readonly strengths?: EditableProduct['strengths'] | undefined;
  /** Four or more; cards show the first. */
  readonly images: readonly string[];
  /** UTC, ISO 8601. */
  readonly created_at: string;
}

/** A category of posts. */
export interface ShopPostCategory {
  readonly slug: string;
  readonly name: TranslatedText;
}

/** A post. Its first image is the featured one, the others are its gallery. */
export interface ShopPost {
  readonly slug: string;
  readonly title: TranslatedText;
  readonly excerpt: TranslatedText;
  /** HTML: h2, h3, p, ul, ol, li, strong, em, blockquote, a. */
  readonly content: TranslatedText;
  readonly category: string;
  readonly author_name: TranslatedText;
  readonly tags: { readonly el: readonly string[]; readonly en: readonly string[] };
  readonly featured: boolean;
  readonly views: number;
  readonly images: readonly string[];
  readonly created_at: string;
}

/** A service of the shop. `price_cents` is null where the price is given on request. */
export interface ShopService {
  readonly slug: string;
  readonly title: TranslatedText;
  readonly excerpt: TranslatedText;
  /** HTML, as in a post. */
  readonly content: TranslatedText;
  /** Name of a Tabler icon without its prefix, for example `eye`. */
  readonly icon: string;
  readonly image: string;
  /** Minutes. */
  readonly duration: number | null;
  readonly price_cents: number | null;
  readonly bookable: boolean;
}

/** A page of the site. Both languages have sections with the same ids in the same order. */
export interface ShopPage {
  readonly slug: string;
  readonly title: TranslatedText;
  readonly menu_title: TranslatedText;
  readonly meta_description: TranslatedText;
  readonly show_in_menu: boolean;
  readonly menu_order: number;
  /** Search engines leave the page out. */
  readonly no_index?: boolean;
  /** UTC, ISO 8601. */
  readonly updated_at: string;
  readonly sections: { readonly el: readonly ShopSection[]; readonly en: readonly ShopSection[] };
}

/** A section of a page with its widgets, such as `text`, `image` or `two-columns`. */
export interface ShopSection {
  readonly id: string;
  readonly background_color?: string;
  readonly widgets: readonly z.input<typeof widgetRecord>[];
}

/** An image of the gallery. */
export interface ShopGalleryImage {
  readonly image: string;
  readonly alt: TranslatedText;
  readonly title: TranslatedText;
  readonly description: TranslatedText;
  readonly category: TranslatedText;
  readonly caption: TranslatedText;
}

/** The value of a setting: one for both languages, or one for each. */
type Localised<T> = T | { readonly el: T; readonly en: T };

type FooterWidgets = readonly z.input<typeof footerWidget>[];

/** Settings by the keys of `publicSettings` and `homeContent` in the settings contract. Switches are 'true' or 'false'. */
export interface ShopSettings {
  readonly general: Partial<
    Record<Exclude<keyof z.input<typeof publicSettings>, 'footer_widgets'>, Localised<string>>
  > & {
    readonly footer_widgets: Localised<FooterWidgets>;
  };
  readonly home: Partial<
    Record<
      Exclude<keyof z.input<typeof homeContent>, 'store_features' | 'posts_limit' | 'extra_sections'>,
      Localised<string>
    >
  > & { readonly store_features: Localised<readonly string[]>; readonly posts_limit: number } & {
    readonly extra_sections?: Localised<readonly ExtraSection[]>;
  };
}

/** The navigation bar: its appearance, its fixed items and the shop's own links. The API adds the pages of the menu. */
export interface ShopNavigation {
  readonly settings: z.input<typeof navigationSettings>;
  readonly pages: readonly {
    readonly id: string;
    readonly title: TranslatedText;
    readonly path: string;
    readonly icon: string;
    readonly visible: boolean;
    readonly order: number;
  }[];
  readonly customMenuItems: readonly {
    readonly title: TranslatedText;
    readonly url: string;
    readonly icon: string;
    readonly visible: boolean;
    readonly openInNewTab: boolean;
  }[];
}

import type { widgetRecord } from '@fakos/shared-kit/api/pages/contract';
import type { ProductSummary } from '@fakos/shared-kit/api/products/contract';
import type {
  ExtraSection,
  footerWidget,
  homeContent,
  navigationSettings,
  publicSettings,
} from '@fakos/shared-kit/api/settings/contract';
import type { z } from 'zod';
import type { ImageSpec } from './images/image-spec.ts';

/** A text in the two languages of the shop. */
export interface BothLanguages {
  readonly el: string;
  readonly en: string;
}

/**
 * The whole demo shop, as data. Rows refer to each other by `slug`; the seeder gives them numbers in the order of the
 * lists, names the image files and draws them. Pictures of a thing are stored as `SLUG.jpg`, several of one thing as
 * `SLUG-1.jpg`, `SLUG-2.jpg` … in the folder of their kind under DATA_DIR/uploads.
 */
export interface DemoCatalogue {
  /** In the shop's order. */
  readonly categories: readonly DemoCategory[];
  readonly brands: readonly DemoBrand[];
  readonly products: readonly DemoProduct[];
  readonly postCategories: readonly DemoPostCategory[];
  readonly posts: readonly DemoPost[];
  readonly services: readonly DemoService[];
  readonly pages: readonly DemoPage[];
  readonly gallery: readonly DemoGalleryImage[];
  /**
   * Pictures of pages, widgets, hero and store block, by file name without ending: stored as `NAME.jpg` in
   * uploads/pages and addressed with `type=images`. Texts name them as `NAME.jpg`.
   */
  readonly scenes: Readonly<Record<string, ImageSpec>>;
  readonly settings: DemoSettings;
  readonly navigation: DemoNavigation;
}

/** A shelf of the shop; its picture becomes uploads/categories/category-SLUG.jpg, addressed with `type=images`. */
export interface DemoCategory {
  readonly slug: string;
  readonly name: BothLanguages;
  readonly description: BothLanguages;
  readonly image: ImageSpec;
}

/** A maker of products. Brand names are the same in both languages. */
export interface DemoBrand {
  readonly slug: string;
  readonly name: string;
  readonly description: BothLanguages;
}

/** A product. Amounts are integer cents, measures millimetres. */
export interface DemoProduct {
  readonly slug: string;
  readonly sku: string;
  readonly name: BothLanguages;
  readonly short_description: BothLanguages;
  /** HTML: paragraphs, lists and emphasis. */
  readonly description: BothLanguages;
  readonly category: string;
  readonly brand: string;
  readonly product_type: ProductSummary['product_type'];
  readonly price_cents: number;
  /** Below `price_cents` where there is a discount, else null. */
  readonly sale_price_cents: number | null;
  readonly stock: number;
  readonly featured: boolean;
  /** 1 to 5 with one digit, or null where nobody has said. */
  readonly rating: number | null;
  /** Per cent; 24 unless the law says otherwise (contact lenses and prescription goods may differ). */
  readonly vat_rate: number;
  readonly shape: BothLanguages | null;
  readonly colour: BothLanguages | null;
  readonly material: BothLanguages | null;
  readonly lens_width: number | null;
  readonly bridge_width: number | null;
  readonly temple_length: number | null;
  /** Four or more; the first is the one that cards show. */
  readonly images: readonly ImageSpec[];
  /** UTC, ISO 8601; decides the "newest first" order. */
  readonly created_at: string;
}

/** A subject that posts are filed under. */
export interface DemoPostCategory {
  readonly slug: string;
  readonly name: BothLanguages;
}

/** An article; its first picture is the featured one, the rest its gallery. */
export interface DemoPost {
  readonly slug: string;
  readonly title: BothLanguages;
  readonly excerpt: BothLanguages;
  /** HTML: h2, h3, p, ul, ol, li, strong, em, blockquote, a. */
  readonly content: BothLanguages;
  readonly category: string;
  readonly author_name: string;
  readonly tags: { readonly el: readonly string[]; readonly en: readonly string[] };
  readonly featured: boolean;
  readonly views: number;
  readonly images: readonly ImageSpec[];
  readonly created_at: string;
}

/** A service of the shop; its picture becomes uploads/services/SLUG.jpg. `price_cents` null means "ask us". */
export interface DemoService {
  readonly slug: string;
  readonly title: BothLanguages;
  readonly excerpt: BothLanguages;
  /** HTML, as of a post. */
  readonly content: BothLanguages;
  /** Name of a Tabler icon without prefix, for example `eye`. */
  readonly icon: string;
  readonly image: ImageSpec;
  /** Minutes. */
  readonly duration: number | null;
  readonly price_cents: number | null;
  readonly bookable: boolean;
}

/** A page of the site. Sections are one list per language with the same ids. */
export interface DemoPage {
  readonly slug: string;
  readonly title: BothLanguages;
  readonly menu_title: BothLanguages;
  readonly meta_description: BothLanguages;
  readonly show_in_menu: boolean;
  readonly menu_order: number;
  readonly sections: { readonly el: readonly DemoSection[]; readonly en: readonly DemoSection[] };
}

/** A section of a page. Widgets are `text`, `image`, `two-columns`, `button` … with the fields of the specification. */
export interface DemoSection {
  readonly id: string;
  readonly background_color?: string;
  readonly widgets: readonly z.input<typeof widgetRecord>[];
}

/** A picture of the gallery; stored as uploads/gallery/NAME.jpg. */
export interface DemoGalleryImage {
  readonly name: string;
  readonly alt: BothLanguages;
  readonly title: BothLanguages;
  readonly description: BothLanguages;
  readonly category: BothLanguages;
  readonly caption: BothLanguages;
  readonly image: ImageSpec;
}

/** A setting's value: one for both languages (`string`, a switch is 'true' or 'false'), or one per language. */
export type Localised<T> = T | { readonly el: T; readonly en: T };

type FooterWidgets = readonly z.input<typeof footerWidget>[];

/** Settings by key, as `publicSettings` and `homeContent` of the settings contract name them. */
export interface DemoSettings {
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
  /** The shop's own logo as SVG; stored as uploads/logos/logo.svg and named by `logo_url` = 'logo.svg'. */
  readonly logoSvg: string;
  /** The icon of the browser's tab; stored as uploads/logos/favicon.svg. */
  readonly faviconSvg: string;
}

/** The navigation bar: its looks, its fixed items (the pages of the menu are added by the server) and the shop's own links. */
export interface DemoNavigation {
  readonly settings: z.input<typeof navigationSettings>;
  readonly pages: readonly {
    readonly id: string;
    readonly title: BothLanguages;
    readonly path: string;
    readonly icon: string;
    readonly visible: boolean;
    readonly order: number;
  }[];
  readonly customMenuItems: readonly {
    readonly title: BothLanguages;
    readonly url: string;
    readonly icon: string;
    readonly visible: boolean;
    readonly openInNewTab: boolean;
  }[];
}

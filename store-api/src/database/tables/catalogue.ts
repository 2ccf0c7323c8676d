import type { CategoryIcon } from '@fakos/contracts/categories/contract';
import type { addonStatus } from '@fakos/contracts/product-addons/contract';
import type { EditableProduct, productStatus, productType, StockReason } from '@fakos/contracts/products/fields';
import type { Generated, Selectable } from 'kysely';
import type { z } from 'zod';
import type { Flag } from './flag.ts';

export type ProductType = z.output<typeof productType>;
export type ProductStatus = z.output<typeof productStatus>;
export type AddonStatus = z.output<typeof addonStatus>;

export interface CategoriesTable {
  id: Generated<number>;
  slug: string;
  name_el: string;
  name_en: string;
  description_el: string;
  description_en: string;
  image: string;
  /** '' for the icon that the name suggests. */
  icon: Generated<CategoryIcon>;
  position: number;
  /** Id of the parent category. */
  parent_id: Generated<number | null>;
  meta_title_el: Generated<string>;
  meta_title_en: Generated<string>;
  meta_description_el: Generated<string>;
  meta_description_en: Generated<string>;
  updated_at: Generated<string>;
}

export interface BrandsTable {
  id: Generated<number>;
  slug: string;
  name: string;
  description_el: string;
  description_en: string;
  /** File name of the logo; '' for none. */
  image: Generated<string>;
  position: Generated<number>;
  meta_title_el: Generated<string>;
  meta_title_en: Generated<string>;
  meta_description_el: Generated<string>;
  meta_description_en: Generated<string>;
  updated_at: Generated<string>;
}

/** Amounts are cents with VAT; `pay_cents` is the price to pay: the sale price if there is one. */
export interface ProductsTable {
  id: Generated<number>;
  slug: string;
  sku: string;
  name_el: string;
  name_en: string;
  short_description_el: string;
  short_description_en: string;
  description_el: string;
  description_en: string;
  category_id: number;
  brand_id: number;
  product_type: ProductType;
  price_cents: number;
  sale_price_cents: number | null;
  pay_cents: number;
  stock: number;
  featured: Flag;
  rating_tenths: number | null;
  /** How many published reviews of buyers `rating_tenths` is the average of. */
  review_count: Generated<number>;
  vat_rate: number;
  shape_el: string | null;
  shape_en: string | null;
  colour_el: string | null;
  colour_en: string | null;
  material_el: string | null;
  material_en: string | null;
  lens_width: number | null;
  bridge_width: number | null;
  temple_length: number | null;
  lens_height: Generated<number | null>;
  frame_width: Generated<number | null>;
  /** Grams. */
  weight: Generated<number | null>;
  frame_type: Generated<EditableProduct['frame_type']>;
  nose_pads: Generated<EditableProduct['nose_pads']>;
  gender: Generated<EditableProduct['gender']>;
  age_group: Generated<EditableProduct['age_group']>;
  uv_category: Generated<EditableProduct['uv_category']>;
  polarised: Generated<Flag>;
  /** Code that the variants of a product share; null without variants. */
  variant_group: Generated<string | null>;
  /** Place among the variants. */
  variant_position: Generated<number>;
  variant_size: Generated<string | null>;
  /** `#rrggbb` */
  colour_hex: Generated<string | null>;
  /** JSON: the parameters that a contact lens is made in. */
  lens_matrix: Generated<string | null>;
  images: string;
  status: ProductStatus;
  /** When a draft is published, in UTC; null for never and for every other status. */
  publish_at: Generated<string | null>;
  sort_el: string;
  sort_en: string;
  search_text: string;
  created_at: string;
  updated_at: string;
}

/** Extras that are sold with a product; one without links is offered with every product. */
export interface ProductAddonsTable {
  id: Generated<number>;
  slug: string;
  name_el: string;
  name_en: string;
  description_el: string;
  description_en: string;
  price_cents: number;
  position: number;
  status: AddonStatus;
  updated_at: string;
}

export interface ProductAddonLinksTable {
  addon_id: number;
  product_id: number;
}

/** Price history of products: the prices from an instant on; amounts as in {@link ProductsTable}. */
export interface ProductPricesTable {
  product_id: number;
  since: string;
  price_cents: number;
  sale_price_cents: number | null;
  /** E-mail address of the editor; empty if it came with the catalogue. */
  changed_by: number | null;
}

/** The stock of reading glasses by strength; `products.stock` is the sum. */
export interface ProductStrengthsTable {
  product_id: number;
  /** Dioptres times 100. */
  strength_hundredths: number;
  stock: number;
}

/** A change of a product's stock. */
export interface StockChangesTable {
  id: Generated<number>;
  product_id: number;
  at: string;
  /** Pieces that were added; negative for pieces that were taken. */
  change: number;
  /** The stock after the change. */
  stock: number;
  reason: StockReason;
  note: string;
  /** E-mail address of the member of staff, `customer`, or `system`. */
  actor: string;
  /** The order that took or returned the pieces. */
  order_id: number | null;
}

/** Products, categories and brands. */
export interface CatalogueTables {
  categories: CategoriesTable;
  brands: BrandsTable;
  products: ProductsTable;
  product_addons: ProductAddonsTable;
  product_addon_links: ProductAddonLinksTable;
  product_prices: ProductPricesTable;
  product_strengths: ProductStrengthsTable;
  stock_changes: StockChangesTable;
  product_changes: ProductChangesTable;
}

export type ProductRow = Selectable<ProductsTable>;

/** Change log of products, for cached indexes; `mark` is a sequence number on SQLite, a transaction id on PostgreSQL. */
export interface ProductChangesTable {
  product_id: number;
  mark: string | number;
}

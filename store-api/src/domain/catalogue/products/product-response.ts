import { toEuros } from '@fakos/contracts/money';
import type { AdminProduct, ProductDetail, ProductSummary, VariantSwatch } from '@fakos/contracts/products/contract';
import { readImages, readLensMatrix } from '../../../database/json-columns.ts';
import { readJsonRows } from '../../../database/json-rows.ts';
import { addonRow, toOfferedAddon } from '../addons/offered-addons.repo.ts';
import { lowestPriorPrice, priceFrom } from './prior-price.ts';
import type { findProductBySlug, findProductRows } from './products.repo.ts';

type DetailRow = NonNullable<Awaited<ReturnType<typeof findProductBySlug>>>;
type ListRow = Awaited<ReturnType<typeof findProductRows>>[number];
type SummaryRow = Pick<ListRow, keyof ListRow & keyof DetailRow>;

const TENTHS = 10;

/** A row in the response of lists and cards. */
export function toProductSummary(row: SummaryRow, swatches?: ReadonlyMap<string, VariantSwatch[]>): ProductSummary {
  const images = readImages(row.images);
  const firstImage = images[0] ?? '';
  const group = row.variant_group;
  const variants = group === null ? undefined : swatches?.get(group);
  return {
    id: row.id,
    slug: row.slug,
    sku: row.sku,
    name: row.name,
    short_description: row.short_description,
    brand_id: row.brand_id,
    brand_name: row.brand_name,
    category_id: row.category_id,
    category_name: row.category_name,
    category_slug: row.category_slug,
    price: toEuros(row.price_cents),
    sale_price: row.sale_price_cents === null ? null : toEuros(row.sale_price_cents),
    original_price: toEuros(row.price_cents),
    featured_image: firstImage,
    main_image: firstImage,
    image_url: firstImage,
    gallery_images: images,
    featured: row.featured,
    rating: row.rating_tenths === null ? null : row.rating_tenths / TENTHS,
    review_count: row.review_count,
    stock: row.stock,
    in_stock: row.stock > 0,
    product_type: row.product_type,
    status: row.status,
    created_at: row.created_at,
    ...(group !== null && variants && { variant_group: group, variants }),
  };
}

/** Data of a product besides its row: alternative texts by file name, stock by strength. */
interface DetailParts {
  readonly alts: ReadonlyMap<string, string>;
  readonly strengths: NonNullable<ProductDetail['strengths']>;
  readonly reviews: ProductDetail['reviews'];
  readonly variants: NonNullable<ProductDetail['variants']>;
}

/** A row in the response of the product's own page, with its add-ons. */
export function toProductDetail(row: DetailRow, { alts, strengths, reviews, variants }: DetailParts): ProductDetail {
  const { variants: _swatches, ...summary } = toProductSummary(row);
  const lowestPriorCents = row.sale_price_cents === null ? null : lowestPriorPrice(readJsonRows(priceFrom, row.prices));
  return {
    ...summary,
    description: row.description,
    brand_slug: row.brand_slug,
    shape: row.shape,
    colour: row.colour,
    material: row.material,
    lens_width: row.lens_width,
    bridge_width: row.bridge_width,
    temple_length: row.temple_length,
    lens_height: row.lens_height,
    frame_width: row.frame_width,
    weight: row.weight,
    frame_type: row.frame_type,
    nose_pads: row.nose_pads,
    gender: row.gender,
    age_group: row.age_group,
    uv_category: row.uv_category,
    polarised: row.polarised,
    vat_rate: row.vat_rate,
    lens_matrix: row.lens_matrix === null ? null : readLensMatrix(row.lens_matrix),
    ...(strengths.length > 0 && { strengths }),
    ...(reviews && { reviews }),
    ...(row.variant_group !== null && variants.length > 0 && { variant_group: row.variant_group, variants }),
    lowest_price_30d: lowestPriorCents === null ? null : toEuros(lowestPriorCents),
    addons: readJsonRows(addonRow, row.addons).map(toOfferedAddon),
    images: summary.gallery_images.map((filename) => ({ filename, alt: alts.get(filename) ?? '' })),
  };
}

/** A row as the back office lists it: both names and the version to send back. */
export function toAdminProduct(row: ListRow): AdminProduct {
  const { name_el, name_en, publish_at, updated_at: version } = row;
  return {
    ...toProductSummary(row),
    ...(row.variant_group !== null && { variant_group: row.variant_group }),
    name_el,
    name_en,
    publish_at,
    version,
  };
}

import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import { toCents, toEuros } from '@fakos/contracts/money';
import type { createProduct } from '@fakos/contracts/products/contract';
import type { EditableProduct } from '@fakos/contracts/products/fields';
import type { z } from 'zod';
import { readImages, readLensMatrix } from '../../../database/json-columns.ts';
import type { ProductRow } from '../../../database/tables/catalogue.ts';

/** The fields of a product's own row; slug, add-ons and strengths involve other rows. */
export type ProductFields = Omit<
  z.output<typeof createProduct.body>,
  'slug' | 'addon_ids' | 'strengths' | 'vat_rate'
> & {
  readonly vat_rate: number;
};

/** Alternative texts of images in both languages, by file name. */
export type ImageAlts = ReadonlyMap<string, { readonly alt_el: string; readonly alt_en: string }>;

const TENTHS = 10;

/** A stored product as the fields of its editor. */
export function toFields(row: ProductRow): ProductFields {
  return {
    name_el: row.name_el,
    name_en: row.name_en,
    short_description_el: row.short_description_el,
    short_description_en: row.short_description_en,
    description_el: row.description_el,
    description_en: row.description_en,
    sku: row.sku,
    category_id: row.category_id,
    brand_id: row.brand_id,
    product_type: row.product_type,
    price: toEuros(row.price_cents),
    sale_price: row.sale_price_cents === null ? null : toEuros(row.sale_price_cents),
    vat_rate: row.vat_rate,
    stock: row.stock,
    featured: row.featured,
    status: row.status,
    publish_at: row.publish_at,
    shape_el: row.shape_el,
    shape_en: row.shape_en,
    colour_el: row.colour_el,
    colour_en: row.colour_en,
    material_el: row.material_el,
    material_en: row.material_en,
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
    variant_group: row.variant_group,
    variant_position: row.variant_position,
    variant_size: row.variant_size,
    colour_hex: row.colour_hex,
    lens_matrix: row.lens_matrix === null ? null : readLensMatrix(row.lens_matrix),
  };
}

/** The fields as database columns: cents, sanitised HTML. */
export function toColumns(fields: ProductFields) {
  const price = toCents(fields.price);
  const salePrice = fields.sale_price === null ? null : toCents(fields.sale_price);
  return {
    name_el: fields.name_el,
    name_en: fields.name_en,
    short_description_el: fields.short_description_el,
    short_description_en: fields.short_description_en,
    description_el: sanitiseHtml(fields.description_el),
    description_en: sanitiseHtml(fields.description_en),
    sku: fields.sku,
    category_id: fields.category_id,
    brand_id: fields.brand_id,
    product_type: fields.product_type,
    price_cents: price,
    sale_price_cents: salePrice,
    pay_cents: salePrice ?? price,
    vat_rate: fields.vat_rate,
    stock: fields.stock,
    featured: fields.featured,
    status: fields.status,
    publish_at: fields.publish_at && new Date(fields.publish_at).toISOString(),
    shape_el: fields.shape_el,
    shape_en: fields.shape_en,
    colour_el: fields.colour_el,
    colour_en: fields.colour_en,
    material_el: fields.material_el,
    material_en: fields.material_en,
    lens_width: fields.lens_width,
    bridge_width: fields.bridge_width,
    temple_length: fields.temple_length,
    lens_height: fields.lens_height,
    frame_width: fields.frame_width,
    weight: fields.weight,
    frame_type: fields.frame_type,
    nose_pads: fields.nose_pads,
    gender: fields.gender,
    age_group: fields.age_group,
    uv_category: fields.uv_category,
    polarised: fields.polarised,
    variant_group: fields.variant_group,
    variant_position: fields.variant_position,
    variant_size: fields.variant_size,
    colour_hex: fields.colour_hex,
    lens_matrix: fields.lens_matrix && JSON.stringify(fields.lens_matrix),
  };
}

/** What the editor shows of other tables. */
interface EditedParts {
  readonly addonIds: number[];
  readonly strengths: EditableProduct['strengths'];
  readonly variants: EditableProduct['variants'];
  readonly alts: ImageAlts;
}

/** A stored product as in the editor's response. */
export function toEditableProduct(
  row: ProductRow,
  { addonIds, strengths, variants, alts }: EditedParts,
): EditableProduct {
  const files = readImages(row.images);
  return {
    ...toFields(row),
    id: row.id,
    slug: row.slug,
    addon_ids: addonIds,
    strengths,
    variants,
    rating: row.rating_tenths === null ? null : row.rating_tenths / TENTHS,
    gallery_images: files,
    images: files.map((filename) => ({ filename, ...(alts.get(filename) ?? { alt_el: '', alt_en: '' }) })),
    created_at: row.created_at,
    version: row.updated_at,
  };
}

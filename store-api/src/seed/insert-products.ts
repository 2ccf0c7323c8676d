import { sanitiseHtml } from '@fakos/contracts/html/sanitise';
import type { ShopData, ShopProduct } from '@fakos/demo-shop/shop-data';
import type { ShopDatabase } from '../database/schema.ts';
import { rememberPrice } from '../domain/catalogue/products/product-prices.repo.ts';
import { productSearchColumns } from '../domain/catalogue/products/product-search-columns.ts';
import { writeStrengths } from '../domain/catalogue/products/product-strengths.ts';
import { getIdBySlug, getInsertedId, toColumns, toFlag, toNullableColumns } from './column-values.ts';

const TENTHS = 10;

/** Inserts categories, brands and products. */
export async function insertProducts(db: ShopDatabase, shop: ShopData): Promise<void> {
  const categoryIds = new Map<string, number>();
  for (const [index, { slug, name, description, image }] of shop.categories.entries()) {
    const values = {
      slug,
      ...toColumns('name', name),
      ...toColumns('description', description),
      image,
      position: index + 1,
    };
    categoryIds.set(slug, await getInsertedId(db.insertInto('categories').values(values).returning('id')));
  }
  const brandIds = new Map<string, number>();
  for (const [index, { slug, name, description }] of shop.brands.entries()) {
    const values = { slug, name, ...toColumns('description', description), position: index + 1 };
    brandIds.set(slug, await getInsertedId(db.insertInto('brands').values(values).returning('id')));
  }
  for (const product of shop.products) {
    const columns = getProductColumns(product);
    const references = {
      category_id: getIdBySlug(categoryIds, product.category),
      brand_id: getIdBySlug(brandIds, product.brand),
    };
    const values = {
      ...columns,
      ...references,
      ...productSearchColumns({ ...columns, ...getSearchedNames(product, shop) }),
    };
    const id = await getInsertedId(db.insertInto('products').values(values).returning('id'));
    await writeStrengths(db, id, { before: [], after: product.strengths ?? [] });
    const { price_cents, sale_price_cents, created_at: since } = columns;
    await rememberPrice(db, { productId: id, price_cents, sale_price_cents, since, actorId: null });
  }
}

function getProductColumns(product: ShopProduct) {
  const { sale_price_cents: salePrice, price_cents: price } = product;
  return {
    slug: product.slug,
    sku: product.sku,
    ...toColumns('name', product.name),
    ...toColumns('short_description', product.short_description),
    ...toColumns('description', product.description, sanitiseHtml),
    product_type: product.product_type,
    price_cents: price,
    sale_price_cents: salePrice,
    pay_cents: salePrice ?? price,
    stock: product.stock,
    featured: toFlag(product.featured),
    rating_tenths: product.rating === null ? null : Math.round(product.rating * TENTHS),
    vat_rate: product.vat_rate,
    ...toNullableColumns('shape', product.shape),
    ...toNullableColumns('colour', product.colour),
    ...toNullableColumns('material', product.material),
    lens_width: product.lens_width,
    bridge_width: product.bridge_width,
    temple_length: product.temple_length,
    lens_height: product.lens_height ?? null,
    frame_width: product.frame_width ?? null,
    weight: product.weight ?? null,
    frame_type: product.frame_type ?? null,
    nose_pads: product.nose_pads ?? null,
    gender: product.gender ?? null,
    age_group: product.age_group ?? null,
    uv_category: product.uv_category ?? null,
    polarised: toFlag(product.polarised ?? false),
    variant_group: product.variant?.group ?? null,
    variant_position: product.variant?.position ?? 0,
    variant_size: product.variant?.size ?? null,
    lens_matrix: product.lens_matrix ? JSON.stringify(product.lens_matrix) : null,
    images: JSON.stringify(product.images),
    status: 'published' as const,
    created_at: product.created_at,
    updated_at: product.created_at,
  };
}

/** The names by which search finds a product in addition to its own texts. */
function getSearchedNames(product: ShopProduct, shop: ShopData) {
  const category = shop.categories.find(({ slug }) => slug === product.category);
  const brand = shop.brands.find(({ slug }) => slug === product.brand);
  return { category_el: category?.name.el ?? '', category_en: category?.name.en ?? '', brand: brand?.name ?? '' };
}

import { sanitiseHtml } from '@fakos/shared-kit/html/sanitise';
import { rememberPrice } from '../products/product-prices.repo.ts';
import { productSearchColumns } from '../products/search-columns.ts';
import type { DemoCatalogue, DemoProduct } from './demo/demo-catalogue.types.ts';
import { categoryImageName, imageNames } from './image-names.ts';
import type { ShopDatabase } from './schema.ts';
import { both, flag, insertedId, known, maybeBoth } from './seed-columns.ts';
import { insertGallery, insertPages, insertPosts, insertServices } from './seed-content.ts';
import { insertSettings } from './seed-settings.ts';

const TENTHS = 10;

/** Writes the whole demo shop inside a transaction; HTML is sanitised as on every write. */
export async function insertCatalogue(db: ShopDatabase, catalogue: DemoCatalogue): Promise<void> {
  await insertProducts(db, catalogue);
  await insertPosts(db, catalogue);
  await insertServices(db, catalogue);
  await insertPages(db, catalogue);
  await insertGallery(db, catalogue);
  await insertSettings(db, catalogue);
}

async function insertProducts(db: ShopDatabase, catalogue: DemoCatalogue): Promise<void> {
  const categoryIds = new Map<string, number>();
  for (const [index, { slug, name, description }] of catalogue.categories.entries()) {
    const values = {
      slug,
      ...both('name', name),
      ...both('description', description),
      image: categoryImageName(slug),
      position: index + 1,
    };
    categoryIds.set(slug, await insertedId(db.insertInto('categories').values(values).returning('id')));
  }
  const brandIds = new Map<string, number>();
  for (const { slug, name, description } of catalogue.brands) {
    const values = { slug, name, ...both('description', description) };
    brandIds.set(slug, await insertedId(db.insertInto('brands').values(values).returning('id')));
  }
  for (const product of catalogue.products) {
    const columns = productColumns(product);
    const filed = { category_id: known(categoryIds, product.category), brand_id: known(brandIds, product.brand) };
    const values = { ...columns, ...filed, ...productSearchColumns({ ...columns, ...filedNames(product, catalogue) }) };
    const id = await insertedId(db.insertInto('products').values(values).returning('id'));
    const { price_cents, sale_price_cents, created_at: since } = columns;
    await rememberPrice(db, { productId: id, price_cents, sale_price_cents, since, actorId: null });
  }
}

function productColumns(product: DemoProduct) {
  const { sale_price_cents: salePrice, price_cents: price } = product;
  return {
    slug: product.slug,
    sku: product.sku,
    ...both('name', product.name),
    ...both('short_description', product.short_description),
    ...both('description', product.description, sanitiseHtml),
    product_type: product.product_type,
    price_cents: price,
    sale_price_cents: salePrice,
    pay_cents: salePrice ?? price,
    stock: product.stock,
    featured: flag(product.featured),
    rating_tenths: product.rating === null ? null : Math.round(product.rating * TENTHS),
    vat_rate: product.vat_rate,
    ...maybeBoth('shape', product.shape),
    ...maybeBoth('colour', product.colour),
    ...maybeBoth('material', product.material),
    lens_width: product.lens_width,
    bridge_width: product.bridge_width,
    temple_length: product.temple_length,
    images: JSON.stringify(imageNames(product.slug, product.images.length)),
    status: 'published',
    created_at: product.created_at,
    updated_at: product.created_at,
  };
}

/** The names of what a product is filed under. */
function filedNames(product: DemoProduct, catalogue: DemoCatalogue) {
  const category = catalogue.categories.find(({ slug }) => slug === product.category);
  const brand = catalogue.brands.find(({ slug }) => slug === product.brand);
  return { category_el: category?.name.el ?? '', category_en: category?.name.en ?? '', brand: brand?.name ?? '' };
}

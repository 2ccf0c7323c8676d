import { productTextLimits } from '@fakos/contracts/products/fields';
import { readImages } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductRow } from '../../../database/tables/catalogue.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import { getUniqueSlug } from '../../../text/unique-slug.ts';
import type { Editor } from '../../writing/editor.ts';
import { chooseSlug } from '../../writing/slugged-rows.ts';
import { findProductAddonIds } from './product-addon-links.ts';
import { toFields } from './product-columns.ts';
import { findProductRow, findSkusWithPrefix } from './product-writing.repo.ts';
import { listStrengths } from './strengths.repo.ts';
import { createProduct, type NewProduct } from './write-product.ts';

/** Characters that are reserved for the number behind the SKU of a copy. */
const SUFFIX_LENGTH = 5;

/**
 * Copies a product as a draft that is not scheduled and has no stock, no rating and no history, under the next free slug and
 * SKU; call it inside `writeProducts`. It is no variant of the product. The copy shows the same image files, so their
 * alternative texts are shared.
 */
export async function duplicateProduct(db: ShopDatabase, id: number, editor: Editor) {
  const row = await findCopied(db, id);
  return createProduct(db, { ...(await toCopy(db, row, editor)), variant_group: null, variant_position: 0 }, editor);
}

/** The product that is copied; archived ones are NOT_FOUND. */
export async function findCopied(db: ShopDatabase, id: number): Promise<ProductRow> {
  const row = requireFound(await findProductRow(db, id));
  if (row.status === 'archived') throw new Failure('NOT_FOUND');
  return row;
}

/** A product's copy, as `createProduct` takes it: a draft without stock, under the next free slug and SKU. */
export async function toCopy(db: ShopDatabase, row: ProductRow, editor: Editor): Promise<NewProduct> {
  const baseSku = row.sku.slice(0, productTextLimits.sku - SUFFIX_LENGTH).trimEnd();
  const taken = new Set([baseSku, ...(await findSkusWithPrefix(db, baseSku))]);
  return {
    ...toFields(row),
    sku: getUniqueSlug(baseSku, taken),
    slug: await chooseSlug(db, 'products', { slug: '', names: [row.slug], language: editor.language }),
    stock: 0,
    strengths: (await listStrengths(db, row.id)).map(({ strength }) => ({ strength })),
    status: 'draft',
    publish_at: null,
    addon_ids: await findProductAddonIds(db, row.id),
    images: readImages(row.images),
  };
}

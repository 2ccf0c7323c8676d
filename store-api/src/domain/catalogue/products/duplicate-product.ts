import { productTextLimits } from '@fakos/contracts/products/fields';
import { readImages } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import { getUniqueSlug } from '../../../text/unique-slug.ts';
import type { Editor } from '../../writing/editor.ts';
import { chooseSlug } from '../../writing/slugged-rows.ts';
import { findProductAddonIds } from './product-addon-links.ts';
import { toFields } from './product-columns.ts';
import { findProductRow, findSkusWithPrefix } from './product-writing.repo.ts';
import { listStrengths } from './strengths.repo.ts';
import { createProduct } from './write-product.ts';

/** Characters that are reserved for the number behind the SKU of a copy. */
const SUFFIX_LENGTH = 5;

/**
 * Copies a product as a draft that is not scheduled and has no stock, no rating and no history, under the next free slug and
 * SKU; call it inside `writeProducts`. The copy shows the same image files, so their alternative texts are shared.
 */
export async function duplicateProduct(db: ShopDatabase, id: number, editor: Editor) {
  const row = requireFound(await findProductRow(db, id));
  if (row.status === 'archived') throw new Failure('NOT_FOUND');
  const baseSku = row.sku.slice(0, productTextLimits.sku - SUFFIX_LENGTH).trimEnd();
  const taken = new Set([baseSku, ...(await findSkusWithPrefix(db, baseSku))]);
  const copy = {
    ...toFields(row),
    sku: getUniqueSlug(baseSku, taken),
    slug: await chooseSlug(db, 'products', { slug: '', names: [row.slug], language: editor.language }),
    stock: 0,
    strengths: (await listStrengths(db, id)).map(({ strength }) => ({ strength })),
    status: 'draft',
    publish_at: null,
    addon_ids: await findProductAddonIds(db, id),
    images: readImages(row.images),
  } as const;
  return createProduct(db, copy, editor);
}

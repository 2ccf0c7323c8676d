import type { createBrand, deleteBrand, updateBrand } from '@fakos/contracts/brands/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { removeFromTaxonomy } from '../../writing/remove-category.ts';
import { getNextPosition } from '../../writing/row-order.ts';
import { chooseSlug } from '../../writing/slugged-rows.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import { changeBrand, findBrand, insertBrand, removeBrand } from './brands.repo.ts';
import { countCategoryProducts, moveProducts, refreshProductSearch } from './categorised-products.repo.ts';

/** Stores a new brand; call it inside `writeTaxonomy`. */
export async function create(db: ShopDatabase, wanted: z.output<typeof createBrand.body>, language: Language) {
  const slug = await chooseSlug(db, 'brands', { slug: wanted.slug, names: [wanted.name], language });
  const version = new Date().toISOString();
  const position = await getNextPosition(db, 'brands');
  const id = await insertBrand(db, { ...wanted, slug, position, updated_at: version });
  return { id, slug, version };
}

/** Stores the changed fields of a brand; call it inside `writeTaxonomy`. */
export async function update(db: ShopDatabase, wanted: z.output<typeof updateBrand.body>, language: Language) {
  const { id, version: seen, ...changes } = wanted;
  const row = requireFound(await findBrand(db, id));
  checkVersion(seen, row.updated_at);
  const after = { ...row, ...changes };
  const slug = await chooseSlug(db, 'brands', { slug: after.slug, names: [after.name], ownId: id, language });
  const version = getNextVersion(row.updated_at);
  await changeBrand(db, id, { ...changes, slug, updated_at: version });
  if (row.name !== after.name) await refreshProductSearch(db, { column: 'brand_id', id });
  return { id, slug, version };
}

/** Removes a brand; call it inside `writeTaxonomy`. */
export async function remove(db: ShopDatabase, wanted: z.output<typeof deleteBrand.body>, language: Language) {
  const row = requireFound(await findBrand(db, wanted.id));
  const products = { column: 'brand_id', id: row.id } as const;
  await removeFromTaxonomy({
    row,
    moveTo: wanted.move_to,
    findError: async (target) => ((await findBrand(db, target)) ? undefined : 'unknownTarget'),
    uses: [
      {
        kind: 'products',
        count: () => countCategoryProducts(db, products),
        move: (to) => moveProducts(db, products, to),
      },
    ],
    remove: () => removeBrand(db, row.id),
    language,
  });
}

import {
  createBrand,
  deleteBrand,
  listAdminBrands,
  listBrands,
  updateBrand,
} from '@fakos/shared-kit/api/brands/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import { countProductsOf, moveProducts, refreshProductSearch } from '../../taxonomy/product-search.repo.ts';
import { removeFromTaxonomy } from '../../taxonomy/remove-from-taxonomy.ts';
import { checkVersion, chooseSlug, existing, writeTaxonomy } from '../../taxonomy/write-taxonomy.ts';
import { laterThan } from '../../text/instants.ts';
import { type Language, translate } from '../../text/translate.ts';
import { changeBrand, findAdminBrands, findBrand, findBrands, insertBrand, removeBrand } from './brands.repo.ts';

/** brands.php: makers of products, and their upkeep. */
export const brandEndpoints = [
  endpoint(listBrands, async ({ db, language }) => ({ data: await findBrands(db, language) })),

  endpoint(listAdminBrands, async ({ db }) => ({ data: await findAdminBrands(db) })),

  endpoint(createBrand, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'brands', async (transaction) => {
      const slug = await chooseSlug(transaction, 'brands', { slug: body.slug, names: [body.name], language });
      const version = new Date().toISOString();
      const id = await insertBrand(transaction, { ...body, slug, updated_at: version });
      return { id, slug, version };
    });
    return { message: translate(language, 'done.brandSaved'), data };
  }),

  endpoint(updateBrand, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'brands', (transaction) => update(transaction, body, language));
    return { message: translate(language, 'done.brandSaved'), data };
  }),

  endpoint(deleteBrand, async ({ body, db, language }) => {
    await writeTaxonomy(db, 'brands', (transaction) => remove(transaction, body, language));
    return { message: translate(language, 'done.brandDeleted') };
  }),
];

async function update(db: ShopDatabase, wanted: z.output<typeof updateBrand.body>, language: Language) {
  const { id, version: seen, ...changes } = wanted;
  const row = existing(await findBrand(db, id));
  checkVersion(seen, row.updated_at);
  const after = { ...row, ...changes };
  const slug = await chooseSlug(db, 'brands', { slug: after.slug, names: [after.name], ownId: id, language });
  const version = laterThan(row.updated_at);
  await changeBrand(db, id, { ...changes, slug, updated_at: version });
  if (row.name !== after.name) await refreshProductSearch(db, { column: 'brand_id', id });
  return { id, slug, version };
}

async function remove(db: ShopDatabase, wanted: z.output<typeof deleteBrand.body>, language: Language) {
  const row = existing(await findBrand(db, wanted.id));
  const products = { column: 'brand_id', id: row.id } as const;
  await removeFromTaxonomy({
    row,
    moveTo: wanted.move_to,
    findFault: async (target) => ((await findBrand(db, target)) ? undefined : 'unknownTarget'),
    uses: [
      { kind: 'products', count: () => countProductsOf(db, products), move: (to) => moveProducts(db, products, to) },
    ],
    remove: () => removeBrand(db, row.id),
    language,
  });
}

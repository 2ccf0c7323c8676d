import {
  createBrand,
  deleteBrand,
  listAdminBrands,
  listBrands,
  reorderBrands,
  updateBrand,
} from '@fakos/contracts/brands/contract';
import { findAdminBrands, findBrands } from '../../domain/catalogue/categories/brands.repo.ts';
import { create, remove, update } from '../../domain/catalogue/categories/write-brand.ts';
import { storeOrder } from '../../domain/writing/row-order.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** brands.php: brands for visitors and staff. */
export const brandEndpoints = [
  endpoint(listBrands, async ({ db, language }) => ({ data: await findBrands(db, language) })),

  endpoint(listAdminBrands, async ({ db }) => ({ data: await findAdminBrands(db) })),

  endpoint(createBrand, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'brands', (transaction) => create(transaction, body, language));
    return { message: translate(language, 'done.brandSaved'), data };
  }),

  endpoint(updateBrand, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'brands', (transaction) => update(transaction, body, language));
    return { message: translate(language, 'done.brandSaved'), data };
  }),

  endpoint(reorderBrands, async ({ body, db, language }) => {
    const refusal = { rule: 'everyBrand', language } as const;
    await writeTaxonomy(db, 'brands', (transaction) => storeOrder(transaction, 'brands', body.ids, refusal));
    return { message: translate(language, 'done.brandsOrdered') };
  }),

  endpoint(deleteBrand, async ({ body, db, language }) => {
    await writeTaxonomy(db, 'brands', (transaction) => remove(transaction, body, language));
    return { message: translate(language, 'done.brandDeleted') };
  }),
];

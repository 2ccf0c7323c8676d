import { toEuros } from '@fakos/contracts/money';
import {
  createProductAddon,
  deleteProductAddon,
  getAdminProductAddon,
  listAdminProductAddons,
  listProductAddons,
  updateProductAddon,
} from '@fakos/contracts/product-addons/contract';
import { findAddonPage } from '../../domain/catalogue/addons/addon-page.ts';
import { findOfferedAddons } from '../../domain/catalogue/addons/offered-addons.repo.ts';
import { findAddons, isProductShown } from '../../domain/catalogue/addons/product-addons.repo.ts';
import { create, remove, update } from '../../domain/catalogue/addons/write-addon.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { Failure, requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** product-addons.php: add-ons of products for visitors and staff. */
export const productAddonEndpoints = [
  endpoint(listProductAddons, async ({ query, db, language }) => {
    const { product_id: productId } = query;
    if (productId !== undefined && !(await isProductShown(db, productId))) throw new Failure('NOT_FOUND');
    return { data: await findOfferedAddons(db, language, productId) };
  }),

  endpoint(listAdminProductAddons, async ({ query, db, language }) => {
    const { rows, meta } = await findAddonPage(db, query, language);
    return { data: rows.map(toAdminAddon), meta };
  }),

  endpoint(getAdminProductAddon, async ({ query, db }) => {
    const [row] = await findAddons(db, { id: query.id });
    return { data: toAdminAddon(requireFound(row)) };
  }),

  endpoint(createProductAddon, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'product_addons', (transaction) => create(transaction, body, language));
    return { message: translate(language, 'done.addonSaved'), data };
  }),

  endpoint(updateProductAddon, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'product_addons', (transaction) => update(transaction, body, language));
    return { message: translate(language, 'done.addonSaved'), data };
  }),

  endpoint(deleteProductAddon, async ({ body, db, language }) => {
    await writeTaxonomy(db, 'product_addons', (transaction) => remove(transaction, body));
    return { message: translate(language, 'done.addonDeleted') };
  }),
];

function toAdminAddon({ price_cents, updated_at, status, ...addon }: Awaited<ReturnType<typeof findAddons>>[number]) {
  return {
    ...addon,
    status: status === 'published' ? ('published' as const) : ('draft' as const),
    price: toEuros(price_cents),
    version: updated_at,
  };
}

import {
  createProductAddon,
  deleteProductAddon,
  listAdminProductAddons,
  listProductAddons,
  updateProductAddon,
} from '@fakos/shared-kit/api/product-addons/contract';
import type { z } from 'zod';
import { isForeignKeyViolation } from '../../database/constraint-errors.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import { brokenRule, Failure } from '../../http/failure.ts';
import { toCents, toEuros } from '../../money/cents.ts';
import { findOfferedAddons } from '../../products/offered-addons.repo.ts';
import { checkVersion, chooseSlug, existing, writeTaxonomy } from '../../taxonomy/write-taxonomy.ts';
import { laterThan } from '../../text/instants.ts';
import { type Language, translate } from '../../text/translate.ts';
import {
  changeAddon,
  countProducts,
  findAddon,
  findAddons,
  findLastPosition,
  insertAddon,
  isProductShown,
  removeAddon,
  replaceLinks,
} from './product-addons.repo.ts';

/** product-addons.php: what is sold with products, and its upkeep. */
export const productAddonEndpoints = [
  endpoint(listProductAddons, async ({ query, db, language }) => {
    const { product_id: productId } = query;
    if (productId !== undefined && !(await isProductShown(db, productId))) throw new Failure('NOT_FOUND');
    return { data: await findOfferedAddons(db, language, productId) };
  }),

  endpoint(listAdminProductAddons, async ({ db }) => {
    const rows = await findAddons(db);
    return { data: rows.map(toAdminAddon) };
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

async function create(db: ShopDatabase, wanted: z.output<typeof createProductAddon.body>, language: Language) {
  const { price, product_ids: productIds, slug: wishedSlug, ...texts } = wanted;
  const names = [texts.name_el, texts.name_en];
  const slug = await chooseSlug(db, 'product_addons', { slug: wishedSlug, names, language });
  const position = wanted.position ?? (await findLastPosition(db)) + 1;
  const version = new Date().toISOString();
  const id = await insertAddon(db, { ...texts, slug, position, price_cents: toCents(price), updated_at: version });
  await linkProducts(db, id, productIds, language);
  return { id, slug, version };
}

async function update(db: ShopDatabase, wanted: z.output<typeof updateProductAddon.body>, language: Language) {
  const { id, version: seen, price, product_ids: productIds, ...changes } = wanted;
  const row = existing(await findAddon(db, id));
  checkVersion(seen, row.updated_at);
  const after = { ...row, ...changes };
  const names = [after.name_el, after.name_en];
  const slug = await chooseSlug(db, 'product_addons', { slug: after.slug, names, ownId: id, language });
  const version = laterThan(row.updated_at);
  const cents = price === undefined ? row.price_cents : toCents(price);
  await changeAddon(db, id, { ...changes, slug, price_cents: cents, updated_at: version });
  if (productIds) await linkProducts(db, id, productIds, language);
  return { id, slug, version };
}

async function linkProducts(db: ShopDatabase, id: number, products: readonly number[], language: Language) {
  const wanted = [...new Set(products)];
  const isKnown = wanted.length === 0 || (await countProducts(db, wanted)) === wanted.length;
  if (!isKnown) throw brokenRule(language, 'product_ids', 'unknownProduct');
  await replaceLinks(db, id, wanted);
}

async function remove(db: ShopDatabase, { id, version }: z.output<typeof deleteProductAddon.body>): Promise<void> {
  const row = existing(await findAddon(db, id));
  checkVersion(version, row.updated_at);
  try {
    await removeAddon(db, id);
  } catch (error) {
    throw isForeignKeyViolation(error) ? new Failure('CONFLICT', { cause: error }) : error;
  }
}

function toAdminAddon({ price_cents, updated_at, status, ...addon }: Awaited<ReturnType<typeof findAddons>>[number]) {
  return {
    ...addon,
    status: status === 'published' ? ('published' as const) : ('draft' as const),
    price: toEuros(price_cents),
    version: updated_at,
  };
}

import { toCents } from '@fakos/contracts/money';
import type {
  createProductAddon,
  deleteProductAddon,
  updateProductAddon,
} from '@fakos/contracts/product-addons/contract';
import type { z } from 'zod';
import { isForeignKeyViolation } from '../../../database/constraint-errors.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { chooseSlug } from '../../writing/slugged-rows.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import {
  changeAddon,
  countProducts,
  findAddon,
  findLastPosition,
  insertAddon,
  removeAddon,
  replaceLinks,
} from './product-addons.repo.ts';

/** Stores a new add-on; call it inside `writeTaxonomy`. */
export async function create(db: ShopDatabase, wanted: z.output<typeof createProductAddon.body>, language: Language) {
  const { price, product_ids: productIds, slug: wishedSlug, ...texts } = wanted;
  const names = [texts.name_el, texts.name_en];
  const slug = await chooseSlug(db, 'product_addons', { slug: wishedSlug, names, language });
  const position = wanted.position ?? (await findLastPosition(db)) + 1;
  const version = new Date().toISOString();
  const id = await insertAddon(db, { ...texts, slug, position, price_cents: toCents(price), updated_at: version });
  await linkProducts(db, id, productIds, language);
  return { id, slug, version };
}

/** Stores the changed fields of an add-on; call it inside `writeTaxonomy`. */
export async function update(db: ShopDatabase, wanted: z.output<typeof updateProductAddon.body>, language: Language) {
  const { id, version: seen, price, product_ids: productIds, ...changes } = wanted;
  const row = requireFound(await findAddon(db, id));
  checkVersion(seen, row.updated_at);
  const after = { ...row, ...changes };
  const names = [after.name_el, after.name_en];
  const slug = await chooseSlug(db, 'product_addons', { slug: after.slug, names, ownId: id, language });
  const version = getNextVersion(row.updated_at);
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

/** Removes an add-on; call it inside `writeTaxonomy`. */
export async function remove(
  db: ShopDatabase,
  { id, version }: z.output<typeof deleteProductAddon.body>,
): Promise<void> {
  const row = requireFound(await findAddon(db, id));
  checkVersion(version, row.updated_at);
  try {
    await removeAddon(db, id);
  } catch (error) {
    throw isForeignKeyViolation(error) ? new Failure('CONFLICT', { cause: error }) : error;
  }
}

import {
  type archiveProduct as archiveCall,
  type createProduct as createCall,
  productLimits,
  type updateProduct as updateCall,
} from '@fakos/contracts/products/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductStatus } from '../../../database/tables/catalogue.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import { followSlug, forgetSlug } from '../../redirects/follow-slug.ts';
import type { Editor } from '../../writing/editor.ts';
import { chooseSlug, lockTable } from '../../writing/slugged-rows.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import { VISIBLE_STATUSES } from '../visible-statuses.ts';
import { linkAddons } from './product-addon-links.ts';
import { toColumns, toFields } from './product-columns.ts';
import { rememberPrice } from './product-prices.repo.ts';
import { checkProduct } from './product-rules.ts';
import { changeProduct, changeStock, findProductRow, insertProduct } from './product-writing.repo.ts';

/** Runs a change of products in its own transaction; names of categories and brands stay unchanged until it ends. */
export function writeProducts<T>(db: ShopDatabase, write: (transaction: ShopDatabase) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (transaction) => {
    for (const table of ['categories', 'brands', 'products', 'product_addons'] as const) {
      await lockTable(transaction, table);
    }
    return write(transaction);
  });
}

/** Inserts a product; call it inside {@link writeProducts}. */
export async function createProduct(db: ShopDatabase, wanted: z.output<typeof createCall.body>, editor: Editor) {
  const { addon_ids: addonIds, slug: wishedSlug, ...fields } = wanted;
  const { language } = editor;
  const search = await checkProduct(db, fields, { language });
  const slug = await chooseSlug(db, 'products', {
    slug: wishedSlug,
    names: [fields.name_el, fields.name_en],
    language,
  });
  const version = new Date().toISOString();
  const columns = { ...toColumns(fields), ...search, slug, created_at: version, updated_at: version };
  const id = await insertProduct(db, { ...columns, images: '[]', rating_tenths: null });
  await linkAddons(db, id, addonIds, language);
  await rememberIfShown(db, id, columns, editor);
  await followSlug(db, { kind: 'product', id, after: slug, actor: editor.user.email });
  return { id, slug, version };
}

/** Changes the given fields of a product; call it inside {@link writeProducts}. */
export async function updateProduct(db: ShopDatabase, wanted: z.output<typeof updateCall.body>, editor: Editor) {
  const { id, version: seen, slug: wishedSlug, addon_ids: addonIds, stock_change: stockChange, ...changes } = wanted;
  const { language } = editor;
  if (changes.stock !== undefined && stockChange !== undefined)
    throw brokenRule(language, 'stock_change', 'stockTwice');
  const row = requireFound(await findProductRow(db, id));
  checkVersion(seen, row.updated_at);
  const fields = { ...toFields(row), ...changes };
  const search = await checkProduct(db, fields, { ownId: id, language });
  const names = [fields.name_el, fields.name_en];
  const slug = await chooseSlug(db, 'products', { slug: wishedSlug ?? row.slug, names, ownId: id, language });
  const version = getNextVersion(row.updated_at);
  // Orders change the stock meanwhile, so an unchanged stock field must not overwrite it.
  const { stock, ...rest } = toColumns(fields);
  const columns = { ...rest, ...search, slug, updated_at: version };
  await changeProduct(db, id, { ...columns, ...(changes.stock !== undefined && { stock }) });
  if (stockChange !== undefined) await moveStock(db, id, stockChange, editor);
  if (addonIds) await linkAddons(db, id, addonIds, language);
  await rememberIfShown(db, id, columns, editor);
  const wasPublic = VISIBLE_STATUSES.includes(row.status);
  await followSlug(db, { kind: 'product', id, before: row.slug, after: slug, wasPublic, actor: editor.user.email });
  if (fields.status === 'archived' && row.status !== 'archived') await forgetSlug(db, 'product', slug);
  return { id, slug, version };
}

/**
 * Archives a product; call it inside {@link writeProducts}. Its row stays, because orders refer to it, and so do its
 * slug and SKU: no other product takes its old links, and it can be restored unchanged.
 */
export async function archiveProduct(db: ShopDatabase, wanted: z.output<typeof archiveCall.body>) {
  const row = requireFound(await findProductRow(db, wanted.id));
  if (row.status === 'archived') throw new Failure('NOT_FOUND');
  checkVersion(wanted.version, row.updated_at);
  const version = getNextVersion(row.updated_at);
  await changeProduct(db, row.id, { status: 'archived', updated_at: version });
  await forgetSlug(db, 'product', row.slug);
  return { id: row.id, slug: row.slug, version };
}

async function moveStock(db: ShopDatabase, id: number, change: number, { language }: Editor): Promise<void> {
  if (await changeStock(db, id, change, productLimits.stock)) return;
  const { stock } = requireFound(await findProductRow(db, id));
  if (change > 0) throw brokenRule(language, 'stock_change', 'stockTooHigh');
  throw new Failure('CONFLICT', { reason: 'stockTooLow', params: { available: stock } });
}

interface Priced {
  readonly status: ProductStatus;
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly updated_at: string;
}

/** A price counts from the moment visitors can see it; prices of drafts are not recorded. */
async function rememberIfShown(db: ShopDatabase, productId: number, row: Priced, { user }: Editor): Promise<void> {
  if (!VISIBLE_STATUSES.includes(row.status)) return;
  const { price_cents, sale_price_cents, updated_at: since } = row;
  await rememberPrice(db, { productId, price_cents, sale_price_cents, since, actorId: user.id });
}

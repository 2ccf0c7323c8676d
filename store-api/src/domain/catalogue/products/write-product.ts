import type {
  archiveProduct as archiveCall,
  createProduct as createCall,
  updateProduct as updateCall,
} from '@fakos/contracts/products/contract';
import type { StockReason } from '@fakos/contracts/products/fields';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductStatus } from '../../../database/tables/catalogue.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import { followSlug, forgetSlug } from '../../redirects/follow-slug.ts';
import { shareRatings } from '../../reviews/product-reviews.repo.ts';
import { readSetting } from '../../settings/read-settings.ts';
import type { Editor } from '../../writing/editor.ts';
import { chooseSlug, lockTable } from '../../writing/slugged-rows.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import { VISIBLE_STATUSES } from '../visible-statuses.ts';
import { linkAddons } from './product-addon-links.ts';
import { type ProductFields, toColumns, toFields } from './product-columns.ts';
import { rememberPrice } from './product-prices.repo.ts';
import { checkProduct } from './product-rules.ts';
import { getNextStrengths, sumStock, writeStrengths } from './product-strengths.ts';
import { changeProduct, findProductRow, insertProduct } from './product-writing.repo.ts';
import { recordStockMoves } from './stock.repo.ts';
import { writeStock } from './write-stock.ts';

/** Values set by the server only: checked images, and the reason of a stock change. */
interface ServerFields {
  /** File names of stored images, the main one first. */
  readonly images?: readonly string[] | undefined;
  readonly stock_reason?: StockReason | undefined;
}

/** A new product, as an editor, an import or a copy gives it. */
export type NewProduct = Omit<ProductFields, 'vat_rate'> & { readonly vat_rate?: number | undefined } & Pick<
    z.output<typeof createCall.body>,
    'slug' | 'addon_ids' | 'strengths'
  > &
  ServerFields;

/** Changes of a product; see `updateProduct` of the contracts. */
export type ProductChanges = Omit<z.output<typeof updateCall.body>, keyof ServerFields> & ServerFields;

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
export async function createProduct(db: ShopDatabase, wanted: NewProduct, editor: Editor) {
  const { addon_ids: addonIds, slug: wishedSlug, images = [], stock_reason: reason = 'initial', ...values } = wanted;
  const { strengths: wantedStrengths, ...others } = values;
  const { language, user } = editor;
  const vatRate = wanted.vat_rate ?? Number(await readSetting(db, 'vat_rate_default'));
  const strengths = getNextStrengths([], wantedStrengths, { product: others, language });
  const stock = strengths.length > 0 ? sumStock(strengths) : others.stock;
  if (others.stock !== 0 && others.stock !== stock) throw brokenRule(language, 'stock', 'stockByStrength');
  const fields = { ...others, stock, vat_rate: vatRate };
  const search = await checkProduct(db, fields, { language });
  const slug = await chooseSlug(db, 'products', {
    slug: wishedSlug,
    names: [fields.name_el, fields.name_en],
    language,
  });
  const version = new Date().toISOString();
  const columns = { ...toColumns(fields), ...search, slug, created_at: version, updated_at: version };
  const id = await insertProduct(db, { ...columns, images: JSON.stringify(images), rating_tenths: null });
  await writeStrengths(db, id, { before: [], after: strengths });
  if (stock > 0) await recordStockMoves(db, [{ productId: id, change: stock, stock }], { reason, actor: user.email });
  if (addonIds.length > 0) await linkAddons(db, id, addonIds, language);
  await rememberIfShown(db, id, columns, user.id);
  if (fields.variant_group !== null) await shareRatings(db, id, null);
  await followSlug(db, { kind: 'product', id, after: slug, actor: user.email });
  return { id, slug, version };
}

/** Changes the given fields of a product; call it inside {@link writeProducts}. */
export async function updateProduct(db: ShopDatabase, wanted: ProductChanges, editor: Editor) {
  const { id, version: seen, slug: wishedSlug, addon_ids: addonIds, images, ...changes } = wanted;
  const { stock_change: _change, stock_reason: _reason, stock_note: _note, ...values } = changes;
  const { strengths: _strengths, ...fieldChanges } = values;
  const { language, user } = editor;
  const row = requireFound(await findProductRow(db, id));
  checkVersion(seen, row.updated_at);
  const before = toFields(row);
  const fields = { ...before, ...fieldChanges };
  if (fieldChanges.publish_at === undefined && fields.status !== 'draft') fields.publish_at = null;
  const search = await checkProduct(db, fields, { own: { id, fields: before }, language });
  const names = [fields.name_el, fields.name_en];
  const isSlugChanged = wishedSlug !== undefined && wishedSlug !== row.slug;
  const slug = isSlugChanged
    ? await chooseSlug(db, 'products', { slug: wishedSlug, names, ownId: id, language })
    : row.slug;
  const version = getNextVersion(row.updated_at);
  // Orders change the stock meanwhile, so an unchanged stock field must not overwrite it.
  const { stock: _stock, ...rest } = toColumns(fields);
  const columns = { ...rest, ...search, slug, updated_at: version };
  await changeProduct(db, id, { ...columns, ...(images && { images: JSON.stringify(images) }) });
  await writeStock(db, { id, product_type: fields.product_type }, changes, editor);
  if (addonIds) await linkAddons(db, id, addonIds, language);
  await rememberIfShown(db, id, columns, user.id);
  if (fields.variant_group !== row.variant_group) await shareRatings(db, id, row.variant_group);
  const wasPublic = VISIBLE_STATUSES.includes(row.status);
  await followSlug(db, { kind: 'product', id, before: row.slug, after: slug, wasPublic, actor: user.email });
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
  await changeProduct(db, row.id, { status: 'archived', publish_at: null, updated_at: version });
  await forgetSlug(db, 'product', row.slug);
  return { id: row.id, slug: row.slug, version };
}

interface Priced {
  readonly status: ProductStatus;
  readonly price_cents: number;
  readonly sale_price_cents: number | null;
  readonly updated_at: string;
}

/** Records the price of a product. It counts from the moment visitors can see it; prices of drafts are not recorded. */
export async function rememberIfShown(
  db: ShopDatabase,
  productId: number,
  row: Priced,
  actorId: number | null,
): Promise<void> {
  if (!VISIBLE_STATUSES.includes(row.status)) return;
  const { price_cents, sale_price_cents, updated_at: since } = row;
  await rememberPrice(db, { productId, price_cents, sale_price_cents, since, actorId });
}

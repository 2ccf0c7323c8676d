import type { Insertable, Selectable, Updateable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ProductAddonsTable } from '../../../database/tables/catalogue.ts';
import { VISIBLE_STATUSES } from '../visible-statuses.ts';

/** An add-on as it is stored. */
export type AddonRow = Selectable<ProductAddonsTable>;

interface AddonFilters {
  readonly id?: number | undefined;
  readonly status?: 'published' | 'draft' | undefined;
}

/** Add-ons for the back office, all by default, in the shop's order, with the products that they are limited to. */
export async function findAddons(db: ShopDatabase, { id, status }: AddonFilters = {}) {
  const addons = await db
    .selectFrom('product_addons')
    .selectAll()
    .$if(id !== undefined, (rows) => rows.where('id', '=', id ?? 0))
    .$if(status !== undefined, (rows) => rows.where('status', '=', status ?? 'published'))
    .orderBy('position')
    .orderBy('id')
    .execute();
  const links = await db
    .selectFrom('product_addon_links')
    .selectAll()
    .$if(id !== undefined, (rows) => rows.where('addon_id', '=', id ?? 0))
    .orderBy('product_id')
    .execute();
  const byAddon = Map.groupBy(links, (link) => link.addon_id);
  return addons.map((addon) => ({
    ...addon,
    product_ids: (byAddon.get(addon.id) ?? []).map((link) => link.product_id),
  }));
}

/** True for a product that visitors can see. */
export async function isProductShown(db: ShopDatabase, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', VISIBLE_STATUSES)
    .executeTakeFirst();
  return row !== undefined;
}

/** An add-on as it is stored. */
export function findAddon(db: ShopDatabase, id: number) {
  return db.selectFrom('product_addons').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Add-ons as they are stored. */
export function findAddonsByIds(db: ShopDatabase, ids: readonly number[]): Promise<AddonRow[]> {
  return db.selectFrom('product_addons').selectAll().where('id', 'in', ids).execute();
}

/** The next position after the last add-on. */
export async function findLastPosition(db: ShopDatabase): Promise<number> {
  const { last } = await db
    .selectFrom('product_addons')
    .select((eb) => eb.fn.max('position').as('last'))
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Inserts an add-on and returns its ID. */
export async function insertAddon(db: ShopDatabase, values: Insertable<ProductAddonsTable>): Promise<number> {
  return (await db.insertInto('product_addons').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Updates an add-on. */
export async function changeAddon(db: ShopDatabase, id: number, values: Updateable<ProductAddonsTable>): Promise<void> {
  await db.updateTable('product_addons').set(values).where('id', '=', id).execute();
}

/** Removes an add-on with its links. */
export async function removeAddon(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('product_addons').where('id', '=', id).execute();
}

/** How many of some products exist, of any status. */
export async function countProducts(db: ShopDatabase, ids: readonly number[]): Promise<number> {
  const { total } = await db
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('id', 'in', ids)
    .executeTakeFirstOrThrow();
  return total;
}

/** Restricts an add-on to `productIds`. */
export async function replaceLinks(db: ShopDatabase, addonId: number, productIds: readonly number[]): Promise<void> {
  await db.deleteFrom('product_addon_links').where('addon_id', '=', addonId).execute();
  const rows = productIds.map((id) => ({ addon_id: addonId, product_id: id }));
  if (rows.length > 0) await db.insertInto('product_addon_links').values(rows).execute();
}

import type { ShopDatabase } from '../../../database/schema.ts';
import { brokenRule } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';

/** IDs of the add-ons linked to a product. */
export async function findProductAddonIds(db: ShopDatabase, productId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product_addon_links')
    .select('addon_id')
    .where('product_id', '=', productId)
    .orderBy('addon_id')
    .execute();
  return rows.map((row) => row.addon_id);
}

/**
 * The rule that links from a product to exactly the add-ons `wanted` would break: the name of a text under `rules`. An
 * add-on without links applies to every product, so a product can neither become the first link of an add-on nor remove its
 * last link.
 *
 * @param own the linked add-ons
 * @param links number of linked products by add-on; those that do not exist are missing
 */
export function findBrokenLinkRule(
  own: readonly number[],
  wanted: readonly number[],
  links: ReadonlyMap<number, number>,
): 'unknownAddon' | 'addonForAll' | 'lastAddonLink' | undefined {
  const added = wanted.filter((id) => !own.includes(id));
  const removed = own.filter((id) => !wanted.includes(id));
  if (added.some((id) => !links.has(id))) return 'unknownAddon';
  if (added.some((id) => links.get(id) === 0)) return 'addonForAll';
  return removed.some((id) => links.get(id) === 1) ? 'lastAddonLink' : undefined;
}

/**
 * Links exactly the add-ons `wanted` to a product.
 *
 * @throws Failure VALIDATION at `addon_ids`, see {@link findBrokenLinkRule}
 */
export async function linkAddons(
  db: ShopDatabase,
  productId: number,
  wanted: readonly number[],
  language: Language,
): Promise<void> {
  const own = await findProductAddonIds(db, productId);
  const added = [...new Set(wanted)].filter((id) => !own.includes(id));
  const removed = own.filter((id) => !wanted.includes(id));
  if (added.length + removed.length === 0) return;
  const links = await countLinks(db, [...added, ...removed]);
  const rule = findBrokenLinkRule(own, wanted, links);
  if (rule) throw brokenRule(language, 'addon_ids', rule);
  if (removed.length > 0) {
    await db
      .deleteFrom('product_addon_links')
      .where('product_id', '=', productId)
      .where('addon_id', 'in', removed)
      .execute();
  }
  const rows = added.map((id) => ({ addon_id: id, product_id: productId }));
  if (rows.length > 0) await db.insertInto('product_addon_links').values(rows).execute();
}

/** The number of linked products by add-on; those that do not exist are missing. */
async function countLinks(db: ShopDatabase, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('product_addons')
    .leftJoin('product_addon_links', 'product_addon_links.addon_id', 'product_addons.id')
    .select('product_addons.id')
    .select((eb) => eb.fn.count<number>('product_addon_links.product_id').as('links'))
    .where('product_addons.id', 'in', ids)
    .groupBy('product_addons.id')
    .execute();
  return new Map(rows.map((row) => [row.id, row.links]));
}

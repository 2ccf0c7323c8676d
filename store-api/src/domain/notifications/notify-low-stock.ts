import type { ShopDatabase } from '../../database/schema.ts';
import { readSetting } from '../settings/read-settings.ts';
import { notifyStaff } from './notify-staff.ts';

/**
 * Notifies the staff of products that an order reduced to the setting `low_stock_threshold` or below, or sold out;
 * `taken` is how many pieces of each it took. Call it in the order's transaction, after they are taken: a product that
 * was low before is reported again only when it sells out.
 */
export async function notifyLowStock(
  db: ShopDatabase,
  order: string,
  taken: Iterable<readonly [{ readonly id: number }, number]>,
): Promise<void> {
  const quantities = new Map(Array.from(taken, ([product, pieces]) => [product.id, pieces]));
  const threshold = await readSetting(db, 'low_stock_threshold');
  const low = await db
    .selectFrom('products')
    .select(['id', 'name_el', 'name_en', 'stock'])
    .where('id', 'in', [...quantities.keys()])
    .where('stock', '<=', threshold)
    .orderBy('id')
    .execute();
  for (const { id, stock, ...name } of low) {
    const before = stock + (quantities.get(id) ?? 0);
    if (before <= threshold && stock > 0) continue;
    await notifyStaff(db, {
      type: 'stock',
      key: `stock-${id}-${order}`,
      titleKey: stock > 0 ? 'lowStock' : 'outOfStock',
      params: { name: { el: name.name_el, en: name.name_en }, available: stock },
      link: '/admin/shop',
    });
  }
}

import type { OfferedAddon } from '@fakos/shared-kit/api/product-addons/contract';
import type { ShopDatabase } from '../database/schema.ts';
import { toEuros } from '../money/cents.ts';
import type { Language } from '../text/translate.ts';

/** Published add-ons in the shop's order: all, or those that are offered with one product. */
export async function findOfferedAddons(
  db: ShopDatabase,
  language: Language,
  productId?: number,
): Promise<OfferedAddon[]> {
  const rows = await db
    .selectFrom('product_addons')
    .select(['id', 'slug', `name_${language} as name`, `description_${language} as description`, 'price_cents'])
    .where('status', '=', 'published')
    .$if(productId !== undefined, (select) =>
      select.where(({ eb, or, not, exists }) => {
        const links = eb
          .selectFrom('product_addon_links')
          .select('product_addon_links.addon_id')
          .whereRef('product_addon_links.addon_id', '=', 'product_addons.id');
        return or([not(exists(links)), exists(links.where('product_addon_links.product_id', '=', productId ?? 0))]);
      }),
    )
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ price_cents, ...addon }) => ({ ...addon, price: toEuros(price_cents) }));
}

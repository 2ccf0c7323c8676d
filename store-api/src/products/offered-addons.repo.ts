import type { OfferedAddon } from '@fakos/shared-kit/api/product-addons/contract';
import { compiledOnce } from '../database/compiled-once.ts';
import type { ShopDatabase } from '../database/schema.ts';
import { toEuros } from '../money/cents.ts';
import type { Language } from '../text/translate.ts';

/** Published add-ons in the shop's order: all, or those that are offered with one product. */
export async function findOfferedAddons(
  db: ShopDatabase,
  language: Language,
  productId?: number,
): Promise<OfferedAddon[]> {
  const rows = await (productId === undefined
    ? allAddons(db, { language }, [PUBLISHED])
    : addonsOfProduct(db, { language }, [PUBLISHED, productId]));
  return rows.map(({ price_cents, ...addon }) => ({ ...addon, price: toEuros(price_cents) }));
}

const PUBLISHED = 'published';

interface Shape {
  readonly language: Language;
}

function publishedAddons(db: ShopDatabase, { language }: Shape) {
  return db
    .selectFrom('product_addons')
    .select(['id', 'slug', `name_${language} as name`, `description_${language} as description`, 'price_cents'])
    .where('status', '=', PUBLISHED)
    .orderBy('position')
    .orderBy('id');
}

const allAddons = compiledOnce((db, shape: Shape) => publishedAddons(db, shape));

/** An add-on that is linked to no product is offered with every one. */
const addonsOfProduct = compiledOnce((db, shape: Shape) =>
  publishedAddons(db, shape).where(({ eb, or, not, exists }) => {
    const links = eb
      .selectFrom('product_addon_links')
      .select('product_addon_links.addon_id')
      .whereRef('product_addon_links.addon_id', '=', 'product_addons.id');
    return or([not(exists(links)), exists(links.where('product_addon_links.product_id', '=', 0))]);
  }),
);

import { toEuros } from '@fakos/contracts/money';
import type { OfferedAddon } from '@fakos/contracts/product-addons/contract';
import type { Expression } from 'kysely';
import { z } from 'zod';
import { compiledOnce } from '../../../database/compiled-once.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';

/** Published add-ons in the shop's order: all, or those that are offered with one product. */
export async function findOfferedAddons(
  db: ShopDatabase,
  language: Language,
  productId?: number,
): Promise<OfferedAddon[]> {
  const rows = await (productId === undefined
    ? allAddons(db, language, [PUBLISHED])
    : findProductAddons(db, language, [PUBLISHED, productId]));
  return rows.map(toOfferedAddon);
}

/** The state of an add-on that can be bought; the first value of {@link addonsOffered}. */
export const PUBLISHED = 'published';

const allAddons = compiledOnce(publishedAddons);
const findProductAddons = compiledOnce((db, language: Language) => addonsOffered(db, language, 0));

/** The add-ons that are offered with a product. One that is linked to no product is offered with every one. */
export function addonsOffered(db: ShopDatabase, language: Language, product: number | Expression<number>) {
  return publishedAddons(db, language).where(({ eb, or, not, exists }) => {
    const links = eb
      .selectFrom('product_addon_links')
      .select('product_addon_links.addon_id')
      .whereRef('product_addon_links.addon_id', '=', 'product_addons.id');
    return or([not(exists(links)), exists(links.where('product_addon_links.product_id', '=', product))]);
  });
}

function publishedAddons(db: ShopDatabase, language: Language) {
  return db
    .selectFrom('product_addons')
    .select(['id', 'slug', `name_${language} as name`, `description_${language} as description`, 'price_cents'])
    .where('status', '=', PUBLISHED)
    .orderBy('position')
    .orderBy('id');
}

/** A row of {@link addonsOffered}. */
export const addonRow = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price_cents: z.number(),
});

/** A row of {@link addonsOffered} as a response. */
export function toOfferedAddon({ price_cents, ...addon }: z.output<typeof addonRow>): OfferedAddon {
  return { ...addon, price: toEuros(price_cents) };
}

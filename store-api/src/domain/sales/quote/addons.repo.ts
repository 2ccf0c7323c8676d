import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';

/** An add-on that a visitor may choose now. `products` are those that it is offered with; null means every one. */
export interface OfferedAddon {
  readonly id: number;
  readonly name: string;
  readonly price_cents: number;
  readonly products: ReadonlySet<number> | null;
}

/** Published add-ons by ID. */
export async function findOfferedAddons(
  db: ShopDatabase,
  ids: readonly number[],
  language: Language,
): Promise<Map<number, OfferedAddon>> {
  if (ids.length === 0) return new Map();
  const [rows, links] = [
    await db
      .selectFrom('product_addons')
      .select(['id', `name_${language} as name`, 'price_cents'])
      .where('id', 'in', ids)
      .where('status', '=', 'published')
      .execute(),
    await db.selectFrom('product_addon_links').selectAll().where('addon_id', 'in', ids).execute(),
  ];
  const linked = Map.groupBy(links, (link) => link.addon_id);
  return new Map(
    rows.map((row) => {
      const own = linked.get(row.id);
      return [row.id, { ...row, products: own ? new Set(own.map((link) => link.product_id)) : null }];
    }),
  );
}

import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';

/** A category, with its parent category, or a brand. */
export interface ProductGroup {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly parent_id: number | null;
}

/** The categories and brands of the shop, in its order. */
export interface ProductGroups {
  readonly categories: readonly ProductGroup[];
  readonly brands: readonly ProductGroup[];
}

/** All categories and brands in one statement: a shop has dozens. */
export async function findProductGroups(db: ShopDatabase, language: Language): Promise<ProductGroups> {
  const rows = await db
    .selectFrom('categories')
    .select([sql<'category' | 'brand'>`'category'`.as('kind'), 'id', 'slug', `name_${language} as name`])
    .select(['parent_id', 'position as place'])
    .unionAll(
      db
        .selectFrom('brands')
        .select([sql<'category' | 'brand'>`'brand'`.as('kind'), 'id', 'slug', 'name'])
        .select([sql<number | null>`null`.as('parent_id'), 'position as place']),
    )
    .orderBy('place')
    .orderBy('name')
    .execute();
  return {
    categories: rows.filter(({ kind }) => kind === 'category'),
    brands: rows.filter(({ kind }) => kind === 'brand'),
  };
}

/** Some categories and everything inside them. */
export function idsWithin(categories: readonly ProductGroup[], tops: readonly number[]): Set<number> {
  const within = new Set(tops);
  // Each iteration adds one level.
  for (let size = -1; size !== within.size; ) {
    size = within.size;
    for (const { id, parent_id: parent } of categories) if (parent !== null && within.has(parent)) within.add(id);
  }
  return within;
}

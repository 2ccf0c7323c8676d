import {
  createCategory,
  deleteCategory,
  listAdminCategories,
  listCategories,
  updateCategory,
} from '@fakos/shared-kit/api/categories/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import { brokenRule } from '../../http/failure.ts';
import { countProductsOf, moveProducts, refreshProductSearch } from '../../taxonomy/product-search.repo.ts';
import { removeFromTaxonomy } from '../../taxonomy/remove-from-taxonomy.ts';
import { checkVersion, chooseSlug, existing, writeTaxonomy } from '../../taxonomy/write-taxonomy.ts';
import { laterThan } from '../../text/instants.ts';
import { type Language, translate } from '../../text/translate.ts';
import {
  changeCategory,
  countChildren,
  findAdminCategories,
  findCategories,
  findCategory,
  findLastPosition,
  findParents,
  insertCategory,
  moveChildren,
  removeCategory,
} from './categories.repo.ts';
import { isWithin } from './category-tree.ts';

/** categories.php: the shop's shelves, and their upkeep. */
export const categoryEndpoints = [
  endpoint(listCategories, async ({ db, language }) => ({ data: await findCategories(db, language) })),

  endpoint(listAdminCategories, async ({ db }) => ({ data: await findAdminCategories(db) })),

  endpoint(createCategory, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'categories', (transaction) => create(transaction, body, language));
    return { message: translate(language, 'done.categorySaved'), data };
  }),

  endpoint(updateCategory, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'categories', (transaction) => update(transaction, body, language));
    return { message: translate(language, 'done.categorySaved'), data };
  }),

  endpoint(deleteCategory, async ({ body, db, language }) => {
    await writeTaxonomy(db, 'categories', (transaction) => remove(transaction, body, language));
    return { message: translate(language, 'done.categoryDeleted') };
  }),
];

async function create(db: ShopDatabase, wanted: z.output<typeof createCategory.body>, language: Language) {
  await checkParent(db, wanted.parent_id, undefined, language);
  const names = [wanted.name_el, wanted.name_en];
  const slug = await chooseSlug(db, 'categories', { slug: wanted.slug, names, language });
  const position = wanted.position ?? (await findLastPosition(db)) + 1;
  const version = new Date().toISOString();
  const id = await insertCategory(db, { ...wanted, slug, position, updated_at: version });
  return { id, slug, version };
}

async function update(db: ShopDatabase, wanted: z.output<typeof updateCategory.body>, language: Language) {
  const { id, version: seen, ...changes } = wanted;
  const row = existing(await findCategory(db, id));
  checkVersion(seen, row.updated_at);
  await checkParent(db, changes.parent_id, id, language);
  const after = { ...row, ...changes };
  const names = [after.name_el, after.name_en];
  const slug = await chooseSlug(db, 'categories', { slug: after.slug, names, ownId: id, language });
  const version = laterThan(row.updated_at);
  await changeCategory(db, id, { ...changes, slug, updated_at: version });
  if (row.name_el !== after.name_el || row.name_en !== after.name_en) {
    await refreshProductSearch(db, { column: 'category_id', id });
  }
  return { id, slug, version };
}

async function checkParent(
  db: ShopDatabase,
  parent: number | null | undefined,
  id: number | undefined,
  language: Language,
): Promise<void> {
  if (parent === null || parent === undefined) return;
  const parents = await findParents(db);
  if (!parents.has(parent)) throw brokenRule(language, 'parent_id', 'unknownParent');
  if (id !== undefined && isWithin(parents, parent, id)) throw brokenRule(language, 'parent_id', 'circularParent');
}

async function remove(db: ShopDatabase, wanted: z.output<typeof deleteCategory.body>, language: Language) {
  const { id } = wanted;
  const row = existing(await findCategory(db, id));
  const products = { column: 'category_id', id } as const;
  await removeFromTaxonomy({
    row: { id, name: row[`name_${language}`] },
    moveTo: wanted.move_to,
    async findFault(target) {
      const parents = await findParents(db);
      if (!parents.has(target)) return 'unknownTarget';
      return isWithin(parents, target, id) ? 'targetBelow' : undefined;
    },
    uses: [
      { kind: 'products', count: () => countProductsOf(db, products), move: (to) => moveProducts(db, products, to) },
      { kind: 'children', count: () => countChildren(db, id), move: (to) => moveChildren(db, id, to) },
    ],
    remove: () => removeCategory(db, id),
    language,
  });
}

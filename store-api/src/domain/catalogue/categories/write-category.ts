import type { createCategory, deleteCategory, updateCategory } from '@fakos/contracts/categories/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { brokenRule, requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { followSlug, forgetSlug } from '../../redirects/follow-slug.ts';
import type { Editor } from '../../writing/editor.ts';
import { removeFromTaxonomy } from '../../writing/remove-category.ts';
import { getNextPosition } from '../../writing/row-order.ts';
import { chooseSlug } from '../../writing/slugged-rows.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import {
  changeCategory,
  countChildren,
  findCategory,
  findParents,
  insertCategory,
  moveChildren,
  removeCategory,
} from './categories.repo.ts';
import { countCategoryProducts, moveProducts, refreshProductSearch } from './categorised-products.repo.ts';

/** Stores a new category; call it inside `writeTaxonomy`. */
export async function create(db: ShopDatabase, wanted: z.output<typeof createCategory.body>, editor: Editor) {
  const { language } = editor;
  await checkParent(db, wanted.parent_id, undefined, language);
  const names = [wanted.name_el, wanted.name_en];
  const slug = await chooseSlug(db, 'categories', { slug: wanted.slug, names, language });
  const position = wanted.position ?? (await getNextPosition(db, 'categories'));
  const version = new Date().toISOString();
  const id = await insertCategory(db, { ...wanted, slug, position, updated_at: version });
  await followSlug(db, { kind: 'category', id, after: slug, actor: editor.user.email });
  return { id, slug, version };
}

/** Stores the changed fields of a category; call it inside `writeTaxonomy`. */
export async function update(db: ShopDatabase, wanted: z.output<typeof updateCategory.body>, editor: Editor) {
  const { language, user } = editor;
  const { id, version: seen, ...changes } = wanted;
  const row = requireFound(await findCategory(db, id));
  checkVersion(seen, row.updated_at);
  await checkParent(db, changes.parent_id, id, language);
  const after = { ...row, ...changes };
  const names = [after.name_el, after.name_en];
  const slug = await chooseSlug(db, 'categories', { slug: after.slug, names, ownId: id, language });
  const version = getNextVersion(row.updated_at);
  await changeCategory(db, id, { ...changes, slug, updated_at: version });
  await followSlug(db, { kind: 'category', id, before: row.slug, after: slug, wasPublic: true, actor: user.email });
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

/** Removes a category; call it inside `writeTaxonomy`. */
export async function remove(db: ShopDatabase, wanted: z.output<typeof deleteCategory.body>, language: Language) {
  const { id } = wanted;
  const row = requireFound(await findCategory(db, id));
  const products = { column: 'category_id', id } as const;
  await removeFromTaxonomy({
    row: { id, name: row[`name_${language}`] },
    moveTo: wanted.move_to,
    async findError(target) {
      const parents = await findParents(db);
      if (!parents.has(target)) return 'unknownTarget';
      return isWithin(parents, target, id) ? 'targetBelow' : undefined;
    },
    uses: [
      {
        kind: 'products',
        count: () => countCategoryProducts(db, products),
        move: (to) => moveProducts(db, products, to),
      },
      { kind: 'children', count: () => countChildren(db, id), move: (to) => moveChildren(db, id, to) },
    ],
    remove: () => removeCategory(db, id),
    language,
  });
  await forgetSlug(db, 'category', row.slug);
}

/** True if `id` is `top` or a descendant of it, in a map from each category to its parent. */
function isWithin(parents: ReadonlyMap<number, number | null>, id: number, top: number): boolean {
  let here: number | null = id;
  // A tree is no deeper than it has nodes, even one that was broken by hand.
  for (let steps = 0; here !== null && steps <= parents.size; steps++) {
    if (here === top) return true;
    here = parents.get(here) ?? null;
  }
  return false;
}

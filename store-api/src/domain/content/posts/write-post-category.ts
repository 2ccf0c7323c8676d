import type {
  createPostCategory,
  deletePostCategory,
  updatePostCategory,
} from '@fakos/contracts/post-categories/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { removeFromTaxonomy } from '../../writing/remove-category.ts';
import { getNextPosition } from '../../writing/row-order.ts';
import { chooseSlug } from '../../writing/slugged-rows.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import {
  changePostCategory,
  countPosts,
  findPostCategory,
  insertPostCategory,
  movePosts,
  removePostCategory,
} from './post-categories.repo.ts';

/** Stores a new post category; call it inside `writeTaxonomy`. */
export async function create(db: ShopDatabase, wanted: z.output<typeof createPostCategory.body>, language: Language) {
  const names = [wanted.name_el, wanted.name_en];
  const slug = await chooseSlug(db, 'post_categories', { slug: wanted.slug, names, language });
  const version = new Date().toISOString();
  const position = await getNextPosition(db, 'post_categories');
  const id = await insertPostCategory(db, { ...wanted, slug, position, updated_at: version });
  return { id, slug, version };
}

/** Stores the changed fields of a post category; call it inside `writeTaxonomy`. */
export async function update(db: ShopDatabase, wanted: z.output<typeof updatePostCategory.body>, language: Language) {
  const { id, version: seen, ...changes } = wanted;
  const row = requireFound(await findPostCategory(db, id));
  checkVersion(seen, row.updated_at);
  const after = { ...row, ...changes };
  const names = [after.name_el, after.name_en];
  const slug = await chooseSlug(db, 'post_categories', { slug: after.slug, names, ownId: id, language });
  const version = getNextVersion(row.updated_at);
  await changePostCategory(db, id, { ...changes, slug, updated_at: version });
  return { id, slug, version };
}

/** Removes a post category; call it inside `writeTaxonomy`. */
export async function remove(db: ShopDatabase, wanted: z.output<typeof deletePostCategory.body>, language: Language) {
  const { id } = wanted;
  const row = requireFound(await findPostCategory(db, id));
  await removeFromTaxonomy({
    row: { id, name: row[`name_${language}`] },
    moveTo: wanted.move_to,
    findError: async (target) => ((await findPostCategory(db, target)) ? undefined : 'unknownTarget'),
    uses: [{ kind: 'posts', count: () => countPosts(db, id), move: (to) => movePosts(db, id, to) }],
    remove: () => removePostCategory(db, id),
    language,
  });
}

import {
  createPostCategory,
  deletePostCategory,
  listAdminPostCategories,
  listPostCategories,
  updatePostCategory,
} from '@fakos/shared-kit/api/post-categories/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import { removeFromTaxonomy } from '../../taxonomy/remove-from-taxonomy.ts';
import { checkVersion, chooseSlug, existing, writeTaxonomy } from '../../taxonomy/write-taxonomy.ts';
import { laterThan } from '../../text/instants.ts';
import { type Language, translate } from '../../text/translate.ts';
import {
  changePostCategory,
  countPosts,
  findAdminPostCategories,
  findPostCategories,
  findPostCategory,
  insertPostCategory,
  movePosts,
  removePostCategory,
} from './post-categories.repo.ts';

/** post-categories.php: subjects of posts, and their upkeep. */
export const postCategoryEndpoints = [
  endpoint(listPostCategories, async ({ db, language }) => ({
    data: await findPostCategories(db, language),
  })),

  endpoint(listAdminPostCategories, async ({ db }) => ({ data: await findAdminPostCategories(db) })),

  endpoint(createPostCategory, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'post_categories', async (transaction) => {
      const names = [body.name_el, body.name_en];
      const slug = await chooseSlug(transaction, 'post_categories', { slug: body.slug, names, language });
      const version = new Date().toISOString();
      const id = await insertPostCategory(transaction, { ...body, slug, updated_at: version });
      return { id, slug, version };
    });
    return { message: translate(language, 'done.categorySaved'), data };
  }),

  endpoint(updatePostCategory, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'post_categories', (transaction) => update(transaction, body, language));
    return { message: translate(language, 'done.categorySaved'), data };
  }),

  endpoint(deletePostCategory, async ({ body, db, language }) => {
    await writeTaxonomy(db, 'post_categories', (transaction) => remove(transaction, body, language));
    return { message: translate(language, 'done.categoryDeleted') };
  }),
];

async function update(db: ShopDatabase, wanted: z.output<typeof updatePostCategory.body>, language: Language) {
  const { id, version: seen, ...changes } = wanted;
  const row = existing(await findPostCategory(db, id));
  checkVersion(seen, row.updated_at);
  const after = { ...row, ...changes };
  const names = [after.name_el, after.name_en];
  const slug = await chooseSlug(db, 'post_categories', { slug: after.slug, names, ownId: id, language });
  const version = laterThan(row.updated_at);
  await changePostCategory(db, id, { ...changes, slug, updated_at: version });
  return { id, slug, version };
}

async function remove(db: ShopDatabase, wanted: z.output<typeof deletePostCategory.body>, language: Language) {
  const { id } = wanted;
  const row = existing(await findPostCategory(db, id));
  await removeFromTaxonomy({
    row: { id, name: row[`name_${language}`] },
    moveTo: wanted.move_to,
    findFault: async (target) => ((await findPostCategory(db, target)) ? undefined : 'unknownTarget'),
    uses: [{ kind: 'posts', count: () => countPosts(db, id), move: (to) => movePosts(db, id, to) }],
    remove: () => removePostCategory(db, id),
    language,
  });
}

import {
  createPostCategory,
  deletePostCategory,
  listAdminPostCategories,
  listPostCategories,
  updatePostCategory,
} from '@fakos/contracts/post-categories/contract';
import { findAdminPostCategories, findPostCategories } from '../../domain/content/posts/post-categories.repo.ts';
import { create, remove, update } from '../../domain/content/posts/write-post-category.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** post-categories.php: subjects of posts, and their upkeep. */
export const postCategoryEndpoints = [
  endpoint(listPostCategories, async ({ db, language }) => ({
    data: await findPostCategories(db, language),
  })),

  endpoint(listAdminPostCategories, async ({ db }) => ({ data: await findAdminPostCategories(db) })),

  endpoint(createPostCategory, async ({ body, db, language }) => {
    const data = await writeTaxonomy(db, 'post_categories', (transaction) => create(transaction, body, language));
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

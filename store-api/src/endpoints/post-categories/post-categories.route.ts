import {
  createPostCategory,
  deletePostCategory,
  listAdminPostCategories,
  listPostCategories,
  reorderPostCategories,
  updatePostCategory,
} from '@fakos/contracts/post-categories/contract';
import { findAdminPostCategories, findPostCategories } from '../../domain/content/posts/post-categories.repo.ts';
import { create, remove, update } from '../../domain/content/posts/write-post-category.ts';
import { storeOrder } from '../../domain/writing/row-order.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** post-categories.php: categories of posts for visitors and staff. */
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

  endpoint(reorderPostCategories, async ({ body, db, language }) => {
    const refusal = { rule: 'everyCategory', language } as const;
    await writeTaxonomy(db, 'post_categories', (transaction) =>
      storeOrder(transaction, 'post_categories', body.ids, refusal),
    );
    return { message: translate(language, 'done.categoriesOrdered') };
  }),

  endpoint(deletePostCategory, async ({ body, db, language }) => {
    await writeTaxonomy(db, 'post_categories', (transaction) => remove(transaction, body, language));
    return { message: translate(language, 'done.categoryDeleted') };
  }),
];

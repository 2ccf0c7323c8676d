import {
  createCategory,
  deleteCategory,
  listAdminCategories,
  listCategories,
  reorderCategories,
  updateCategory,
} from '@fakos/contracts/categories/contract';
import { findAdminCategories, findCategories } from '../../domain/catalogue/categories/categories.repo.ts';
import { create, remove, update } from '../../domain/catalogue/categories/write-category.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { storeOrder } from '../../domain/writing/row-order.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** categories.php: the shop's categories, for visitors and for staff. */
export const categoryEndpoints = [
  endpoint(listCategories, async ({ db, language }) => ({ data: await findCategories(db, language) })),

  endpoint(listAdminCategories, async ({ db }) => ({ data: await findAdminCategories(db) })),

  endpoint(createCategory, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'categories', (transaction) => create(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.categorySaved'), data };
  }),

  endpoint(updateCategory, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'categories', (transaction) => update(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.categorySaved'), data };
  }),

  endpoint(reorderCategories, async ({ body, db, language }) => {
    const refusal = { rule: 'everyCategory', language } as const;
    await writeTaxonomy(db, 'categories', (transaction) => storeOrder(transaction, 'categories', body.ids, refusal));
    return { message: translate(language, 'done.categoriesOrdered') };
  }),

  endpoint(deleteCategory, async ({ body, db, language }) => {
    await writeTaxonomy(db, 'categories', (transaction) => remove(transaction, body, language));
    return { message: translate(language, 'done.categoryDeleted') };
  }),
];

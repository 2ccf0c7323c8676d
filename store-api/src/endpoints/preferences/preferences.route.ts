import {
  createListView,
  deleteListView,
  getPreferences,
  mergePreferences,
  updateListView,
} from '@fakos/contracts/preferences/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { create, listViews, remove, update } from '../../domain/preferences/list-views.ts';
import { merge, readPreferences } from '../../domain/preferences/preferences.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** preferences.php: views of the back office's lists, and preferences of users. */
export const preferenceEndpoints = [
  endpoint(getPreferences, async ({ query: { list }, db, ...context }) => {
    const editor = getEditor(context);
    const views = list === undefined ? [] : await listViews(db, list, editor);
    return { data: { views, ...(await readPreferences(db, editor.user.id, list)) } };
  }),

  endpoint(mergePreferences, async ({ body, db, ...context }) => {
    const { user } = getEditor(context);
    return { data: await inTransaction(db, (transaction) => merge(transaction, user.id, body)) };
  }),

  endpoint(createListView, async ({ body, db, ...context }) => {
    const data = await inTransaction(db, (transaction) => create(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.viewSaved'), data };
  }),

  endpoint(updateListView, async ({ body, db, ...context }) => {
    const data = await inTransaction(db, (transaction) => update(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.viewSaved'), data };
  }),

  endpoint(deleteListView, async ({ body, db, ...context }) => {
    await inTransaction(db, (transaction) => remove(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.viewDeleted') };
  }),
];

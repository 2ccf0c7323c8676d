import {
  createRedirect,
  deleteRedirect,
  getRedirectMap,
  listRedirects,
  REDIRECTS_PER_RESPONSE,
} from '@fakos/contracts/redirects/contract';
import { inTransaction } from '../../database/in-transaction.ts';
import { findRedirects, findRedirectsAfter, removeRedirect } from '../../domain/redirects/redirects.repo.ts';
import { create, toRedirect } from '../../domain/redirects/write-redirect.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { Failure } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** redirects.php: redirects of moved addresses. */
export const redirectEndpoints = [
  endpoint(listRedirects, async ({ query, db }) => {
    const { rows, total } = await findRedirects(db, query);
    return { data: rows.map(toRedirect), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(getRedirectMap, async ({ query, db }) => {
    const rows = await findRedirectsAfter(db, query.after);
    const redirects = rows.map(({ from_path: from, to_path: to }) => ({ from, to }));
    const next = rows.length < REDIRECTS_PER_RESPONSE ? null : (rows.at(-1)?.id ?? null);
    return { data: { redirects, next } };
  }),

  endpoint(createRedirect, async ({ body, db, ...context }) => {
    const data = await inTransaction(db, (transaction) => create(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.redirectSaved'), data };
  }),

  endpoint(deleteRedirect, async ({ body, db, language }) => {
    if (!(await removeRedirect(db, body.id))) throw new Failure('NOT_FOUND');
    return { message: translate(language, 'done.redirectDeleted') };
  }),
];

import { searchAdmin } from '@fakos/contracts/admin-search/contract';
import { searchRecords } from '../../domain/admin-search/admin-search.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { endpoint } from '../endpoint.ts';

/** search.php?action=admin: records for the back office's command palette. */
export const adminSearchEndpoints = [
  endpoint(searchAdmin, async ({ query, db, ...context }) => ({
    data: { groups: await searchRecords(db, query.q, getEditor(context)) },
  })),
];

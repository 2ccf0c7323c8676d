import { searchAdmin } from '@fakos/contracts/admin-search/contract';
import { searchRecords } from '../../domain/admin-search/admin-search.ts';
import { endpoint } from '../endpoint.ts';

/** search.php?action=admin: records for the back office's command palette. */
export const adminSearchEndpoints = [
  endpoint(searchAdmin, async ({ query, db, language }) => ({
    data: { groups: await searchRecords(db, query.q, language) },
  })),
];

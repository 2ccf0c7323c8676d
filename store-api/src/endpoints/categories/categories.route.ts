import { listCategories } from '@fakos/shared-kit/api/categories/contract';
import { endpoint } from '../../http/endpoint.ts';
import { findCategories } from './categories.repo.ts';

/** categories.php */
export const categoryEndpoints = [
  endpoint(listCategories, async ({ db, language }) => ({ data: await findCategories(db, language) })),
];

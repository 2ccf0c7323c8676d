import { listPostCategories } from '@fakos/shared-kit/api/post-categories/contract';
import { endpoint } from '../../http/endpoint.ts';
import { findPostCategories } from './post-categories.repo.ts';

/** post-categories.php */
export const postCategoryEndpoints = [
  endpoint(listPostCategories, async ({ db, language }) => ({
    data: await findPostCategories(db, language),
  })),
];

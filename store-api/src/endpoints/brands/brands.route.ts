import { listBrands } from '@fakos/shared-kit/api/brands/contract';
import { endpoint } from '../../http/endpoint.ts';
import { findBrands } from './brands.repo.ts';

/** brands.php */
export const brandEndpoints = [
  endpoint(listBrands, async ({ db, language }) => ({ data: await findBrands(db, language) })),
];

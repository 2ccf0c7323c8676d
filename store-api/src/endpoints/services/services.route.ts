import { listServices } from '@fakos/shared-kit/api/services/contract';
import { endpoint } from '../../http/endpoint.ts';
import { toEuros } from '../../money/cents.ts';
import { findServices } from './services.repo.ts';

/** services.php */
export const serviceEndpoints = [
  endpoint(listServices, async ({ db, language }) => {
    const rows = await findServices(db, language);
    const data = rows.map(({ price_cents: cents, bookable, ...row }) => ({
      ...row,
      price: cents === null ? null : toEuros(cents),
      bookable: bookable === 1,
    }));
    return { data };
  }),
];

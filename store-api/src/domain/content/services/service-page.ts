import type { listAdminServices } from '@fakos/contracts/services/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { selectPage } from '../../writing/short-lists.ts';
import { findAdminServices } from './services.repo.ts';

/** A page of the back office's list of services. */
export async function findServicePage(
  db: ShopDatabase,
  query: z.output<typeof listAdminServices.query>,
  language: Language,
) {
  return selectPage(await findAdminServices(db, query.status), query, {
    texts: (row) => [row.title_el, row.title_en],
    keys: {
      position: (row) => row.position,
      title: (row) => row[`title_${language}`] || row.title_el,
      price: (row) => row.price_cents,
      duration: (row) => row.duration,
    },
    language,
  });
}

import type { listAdminProductAddons } from '@fakos/contracts/product-addons/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { selectPage } from '../../writing/short-lists.ts';
import { findAddons } from './product-addons.repo.ts';

/** A page of the back office's list of add-ons. */
export async function findAddonPage(
  db: ShopDatabase,
  query: z.output<typeof listAdminProductAddons.query>,
  language: Language,
) {
  return selectPage(await findAddons(db, { status: query.status }), query, {
    texts: (row) => [row.name_el, row.name_en],
    keys: {
      position: (row) => row.position,
      name: (row) => row[`name_${language}`],
      price: (row) => row.price_cents,
    },
    language,
  });
}

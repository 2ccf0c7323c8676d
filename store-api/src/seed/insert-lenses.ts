import type { ShopData } from '@fakos/demo-shop/shop-data';
import type { ShopDatabase } from '../database/schema.ts';
import { saveLensCatalogue } from '../domain/optics/lenses/lens-catalogue.ts';

/** Inserts the lens options, if the shop sells lenses. */
export async function insertLenses(db: ShopDatabase, { lenses }: ShopData): Promise<void> {
  if (lenses) await saveLensCatalogue(db, { ...lenses, version: 0 });
}

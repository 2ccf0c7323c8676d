import type { ShopData } from '@fakos/demo-shop/shop-data';
import type { ShopDatabase } from '../database/schema.ts';
import { saveLensCatalogue } from '../domain/optics/lenses/lens-catalogue.ts';
import { insertGallery, insertPages, insertPosts, insertServices } from './insert-content.ts';
import { insertProducts } from './insert-products.ts';
import { insertSettings } from './insert-settings.ts';

/** Inserts all rows of a shop. Call it inside a transaction. HTML is sanitised as in every other write. */
export async function insertShop(db: ShopDatabase, shop: ShopData): Promise<void> {
  await insertProducts(db, shop);
  await insertPosts(db, shop);
  await insertServices(db, shop);
  await insertPages(db, shop);
  await insertGallery(db, shop);
  await insertSettings(db, shop);
  // Not every shop sells lenses.
  if (shop.lenses) await saveLensCatalogue(db, { ...shop.lenses, version: 0 });
}

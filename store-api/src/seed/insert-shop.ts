import type { ShopData } from '@fakos/demo-shop/shop-data';
import type { ShopDatabase } from '../database/schema.ts';
import { insertGallery, insertPages, insertPosts, insertServices } from './insert-content.ts';
import { insertLenses } from './insert-lenses.ts';
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
  await insertLenses(db, shop);
}

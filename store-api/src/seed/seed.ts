import type { ShopData } from '@fakos/demo-shop/shop-data';
import { prepareAlone } from '../database/prepare-alone.ts';
import type { ShopDatabase } from '../database/schema.ts';
import type { FileStorage } from '../domain/files/file-storage.ts';
import { copyImages } from './copy-images.ts';
import { insertShop } from './insert-shop.ts';

const SEED_KEY = 'seed';

/** Receives a short description of each step of a start. */
export type OnProgress = (step: string) => void;

/** The content of a seed: rows, and the folder with the images that they refer to. */
export interface Seed {
  readonly shop: ShopData;
  readonly images: string;
}

/**
 * Fills an empty store: the rows in one transaction, then the images. A start that was interrupted between them continues
 * with the images. A store with products of its own, or one that was seeded before, stays as it is.
 */
export async function seedStore(
  db: ShopDatabase,
  load: () => Promise<Seed>,
  storage: FileStorage,
  onProgress: OnProgress,
): Promise<void> {
  if (await isSeeded(db)) return;
  const { shop, images } = await load();
  await seedRows(db, shop, onProgress);
  await copyImages(images, storage);
  await db.updateTable('meta').set({ value: 'done' }).where('key', '=', SEED_KEY).execute();
}

/** Inserts the rows of a shop into a store without products. */
export async function seedRows(db: ShopDatabase, shop: ShopData, onProgress: OnProgress): Promise<void> {
  await prepareAlone(db, async (transaction) => {
    if ((await getSeedState(transaction)) !== undefined || (await hasProducts(transaction))) return;
    onProgress('Filling the store with the demo shop');
    await insertShop(transaction, shop);
    await transaction.insertInto('meta').values({ key: SEED_KEY, value: 'rows' }).execute();
  });
}

async function isSeeded(db: ShopDatabase): Promise<boolean> {
  const state = await getSeedState(db);
  return state === 'done' || (state === undefined && (await hasProducts(db)));
}

async function getSeedState(db: ShopDatabase): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', SEED_KEY).executeTakeFirst();
  return row?.value;
}

async function hasProducts(db: ShopDatabase): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

import type { DemoCatalogue } from './demo/demo-catalogue.types.ts';
import { prepareAlone } from './prepare-alone.ts';
import type { ShopDatabase } from './schema.ts';
import { drawMissingImages } from './seed-images.ts';
import { insertCatalogue } from './seed-rows.ts';

const SEED_KEY = 'seed';

/** Tells how a long step is going, in a few words. */
export type OnProgress = (step: string) => void;

/**
 * Fills an empty store with the demo shop, once. Rows come in one transaction, then the pictures: a start that was
 * interrupted between goes on where it stopped.
 */
export async function seedDemo(db: ShopDatabase, uploads: string, onProgress: OnProgress): Promise<void> {
  if (await isSeeded(db)) return;
  const { demoCatalogue } = await import('./demo/catalogue.ts');
  await seedRows(db, demoCatalogue, onProgress);
  await drawMissingImages(demoCatalogue, uploads, onProgress);
  await db.updateTable('meta').set({ value: 'done' }).where('key', '=', SEED_KEY).execute();
}

/** Puts the rows in, unless they are there. */
export async function seedRows(db: ShopDatabase, catalogue: DemoCatalogue, onProgress: OnProgress): Promise<void> {
  await prepareAlone(db, async (transaction) => {
    if ((await seedState(transaction)) !== undefined || (await hasProducts(transaction))) return;
    onProgress('Filling the shop with its demo catalogue');
    await insertCatalogue(transaction, catalogue);
    await transaction.insertInto('meta').values({ key: SEED_KEY, value: 'rows' }).execute();
  });
}

async function isSeeded(db: ShopDatabase): Promise<boolean> {
  const state = await seedState(db);
  return state === 'done' || (state === undefined && (await hasProducts(db)));
}

async function seedState(db: ShopDatabase): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', SEED_KEY).executeTakeFirst();
  return row?.value;
}

async function hasProducts(db: ShopDatabase): Promise<boolean> {
  return (await db.selectFrom('products').select('id').limit(1).executeTakeFirst()) !== undefined;
}

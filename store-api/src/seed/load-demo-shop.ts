import type { Seed } from './seed.ts';

/** Loads the demo shop. The import is lazy, so that a start without seeding does not load the rows. */
export async function loadDemoShop(): Promise<Seed> {
  const { demoShop, demoShopImages } = await import('@fakos/demo-shop');
  return { shop: demoShop, images: demoShopImages };
}

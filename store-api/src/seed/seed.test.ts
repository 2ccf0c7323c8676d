import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoShop, demoShopImages } from '@fakos/demo-shop';
import { migrate } from '../database/migrate.ts';
import type { ShopDatabase } from '../database/schema.ts';
import { FolderStorage } from '../domain/files/folder-storage.ts';
import { fixtureCatalogue } from '../testing/fixture-catalogue.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestStore } from '../testing/test-store.ts';
import { seedStore } from './seed.ts';

describe('the demo shop', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi(demoShop);
  });
  afterAll(() => api.close());

  // The test API checks every response against its contract, so an invalid row leads to a 500.
  test.each(['el', 'en'])('has only rows that the endpoints can return in %s', async (lang) => {
    const details = [
      ...demoShop.products.map(({ slug }) => `products.php?action=get&slug=${slug}`),
      ...demoShop.posts.map(({ slug }) => `posts.php?action=get&slug=${slug}`),
      ...demoShop.pages.map(({ slug }) => `pages.php?action=get&slug=${slug}`),
      ...['products.php?limit=100', 'posts.php?limit=100', 'pages.php?action=list', 'services.php?', 'settings.php?'],
      ...[
        'settings.php?action=getSettings',
        'settings.php?action=get-navigation-settings',
        'categories.php?',
        'brands.php?',
      ],
    ];
    for (const path of details) {
      const { status } = await api.request(`${path}&lang=${lang}`);
      expect([path, status]).toEqual([path, 200]);
    }
  });

  test('loses no text when its HTML is sanitised', async () => {
    const post = demoShop.posts[0];
    const { body } = await api.request(`posts.php?action=get&slug=${post?.slug}`);
    const toPlainText = (html: string) => html.replace(/&\w+;/g, '').replace(/\s+/g, '');
    expect(toPlainText(body.data.content)).toBe(toPlainText(post?.content.el ?? ''));
  });
});

describe('seedStore', () => {
  let folder: string;
  let uploads: string;
  let store: Awaited<ReturnType<typeof openTestStore>>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fakos-seed-'));
    uploads = join(folder, 'uploads');
    store = await openTestStore();
    await migrate(store);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });

  const seed = (db: ShopDatabase, images = demoShopImages) =>
    seedStore(
      db,
      async () => ({ shop: fixtureCatalogue, images }),
      new FolderStorage(folder),
      () => {},
    );
  const countProducts = async () => (await store.db.selectFrom('products').select('id').execute()).length;

  test('copies every image into the folder of its kind', async () => {
    await seed(store.db);
    const names = (await readdir(demoShopImages, { recursive: true })).sort();
    expect((await readdir(uploads, { recursive: true })).sort()).toEqual(names);
  });

  test('keeps an image that the shop has uploaded under the same name', async () => {
    const logo = join(uploads, 'logos', 'logo.svg');
    await mkdir(join(uploads, 'logos'), { recursive: true });
    await writeFile(logo, '<svg/>');
    await seed(store.db);
    expect(await readFile(logo, 'utf8')).toBe('<svg/>');
  });

  test('continues with the images after an interrupted start, without inserting the rows twice', async () => {
    await expect(seed(store.db, join(folder, 'missing'))).rejects.toThrow('ENOENT');
    await seed(store.db);
    expect(await countProducts()).toBe(fixtureCatalogue.products.length);
    expect(await readdir(uploads)).toContain('logos');
  });

  test('leaves a store with products as it is', async () => {
    await seed(store.db);
    await store.db.deleteFrom('meta').where('key', '=', 'seed').execute();
    await rm(uploads, { recursive: true });
    await seed(store.db);
    expect(await countProducts()).toBe(fixtureCatalogue.products.length);
    expect(await readdir(folder)).toEqual([]);
  });
});

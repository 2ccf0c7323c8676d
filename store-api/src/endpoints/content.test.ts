import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('posts are listed newest first, in pages, without their texts', async () => {
  const { body } = await api.request('posts.php?limit=2&status=draft');
  expect(body.data.map((post: { slug: string }) => post.slug)).toEqual(['fifth', 'fourth']);
  expect(body.meta).toEqual({ page: 1, limit: 2, total: 5 });
  expect(body.data[0]).not.toHaveProperty('content');
  const featured = await api.request('posts.php?action=featured');
  expect(featured.body.data.map((post: { slug: string }) => post.slug)).toEqual(['first']);
});

test('a post is sanitised and names related posts', async () => {
  const { body } = await api.request('posts.php?action=get&slug=second&lang=en');
  expect(body.data).toMatchObject({ title: 'Post second', tags: ['lenses'], meta_title: 'Post second' });
  expect(body.data.content).toBe('<p>Text</p><p>More</p>');
  expect(body.data.related.map((post: { slug: string }) => post.slug)).toEqual(['fifth', 'fourth', 'third']);
  expect((await api.request('posts.php?action=get&slug=nothing')).status).toBe(404);
});

test('a page’s widgets are in the language of the request, and frames of other hosts are removed', async () => {
  const greek = await api.request('pages.php?action=get&slug=story');
  expect(greek.body.data.sections[0].widgets[0]).toMatchObject({ type: 'text', content: '<p>Γεια</p>' });
  const english = await api.request('pages.php?action=get&slug=story', { headers: { 'accept-language': 'en' } });
  expect(english.body.data.title).toBe('Our story');
});

test('categories and brands count the products that a visitor sees in them', async () => {
  await api.db.updateTable('products').set({ status: 'draft' }).where('slug', '=', 'rare-01').execute();
  const categories = await api.request('categories.php');
  const counts = (rows: { slug: string; product_count: number }[]) => rows.map((row) => [row.slug, row.product_count]);
  expect(counts(categories.body.data)).toEqual([
    ['frames', 2],
    ['sunglasses', 1],
    ['solutions', 1],
  ]);
  const brands = await api.request('brands.php');
  expect(counts(brands.body.data)).toEqual([
    ['aegean', 2],
    ['boreas', 2],
  ]);
});

test('settings that the contract does not list are never returned', async () => {
  const secret = { key: 'smtp_password', value_el: '"secret"', value_en: '"secret"' };
  await api.db.insertInto('settings').values(secret).execute();
  const { body } = await api.request('settings.php?action=getSettings&lang=en');
  expect(body.settings).toMatchObject({ company_name: 'Fakos', tagline: 'See clearly', site_style: 'eshop' });
  expect(JSON.stringify(body)).not.toContain('secret');
});

test('the home page’s content has its list, number and gallery', async () => {
  const { body } = await api.request('settings.php');
  expect(body.data.content).toMatchObject({ show_posts_section: 'true', store_features: ['Ένα'], posts_limit: 4 });
  expect(body.data.gallery).toMatchObject([{ filename: 'window.jpg', alt: 'Βιτρίνα' }]);
});

test('pages of the menu stand between the fixed items by their order', async () => {
  const { body } = await api.request('settings.php?action=get-navigation-settings');
  expect(body.data.pages.map((page: { title: string; type: string }) => [page.title, page.type])).toEqual([
    ['Αρχική', 'static'],
    ['Ιστορία', 'dynamic'],
    ['Επικοινωνία', 'static'],
  ]);
});

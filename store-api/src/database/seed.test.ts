import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { demoCatalogue } from './demo/catalogue.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi(demoCatalogue);
});
afterAll(() => api.close());

// The test's API checks every answer against its contract, so a row that breaks one is a 500.
test.each(['el', 'en'])('every row of the demo shop keeps the promises of the contracts in %s', async (lang) => {
  const details = [
    ...demoCatalogue.products.map(({ slug }) => `products.php?action=get&slug=${slug}`),
    ...demoCatalogue.posts.map(({ slug }) => `posts.php?action=get&slug=${slug}`),
    ...demoCatalogue.pages.map(({ slug }) => `pages.php?action=get&slug=${slug}`),
    ...['products.php?limit=100', 'posts.php?limit=100', 'pages.php?action=list', 'services.php?', 'settings.php?'],
    ...[
      'settings.php?action=getSettings',
      'settings.php?action=get-navigation-settings',
      'categories.php?',
      'brands.php?',
    ],
  ];
  for (const path of details) {
    const { status } = await api.ask(`${path}&lang=${lang}`);
    expect([path, status]).toEqual([path, 200]);
  }
});

test('sanitising takes nothing away from the demo shop’s texts', async () => {
  const post = demoCatalogue.posts[0];
  const { body } = await api.ask(`posts.php?action=get&slug=${post?.slug}`);
  const plain = (html: string) => html.replace(/&\w+;/g, '').replace(/\s+/g, '');
  expect(plain(body.data.content)).toBe(plain(post?.content.el ?? ''));
});

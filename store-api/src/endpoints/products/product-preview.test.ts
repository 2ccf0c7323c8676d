import { PREVIEW_DAYS } from '@fakos/contracts/products/fields';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY_MS = 86_400_000;
const { aegean, sunny } = productIds;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  for (const id of [aegean, sunny]) {
    await api.request('products.php', { method: 'PUT', token, body: { id, status: 'draft' } });
  }
});
afterAll(() => api.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const createLink = async (id: number, language = 'el') =>
  (await api.request(`products.php?action=preview-link&lang=${language}`, { token, body: { id } })).body.data;
const open = (slug: string, preview: string) =>
  api.request(`products.php?action=get&slug=${slug}&preview=${encodeURIComponent(preview)}`);

test('a link shows a draft to people without an account, and nothing stores the response', async () => {
  const link = await createLink(aegean);
  expect(link.url).toBe(`http://127.0.0.1:8080/shop/aegean-02?preview=${link.token}`);
  expect((await createLink(aegean, 'en')).url).toContain('/en/shop/aegean-02?preview=');
  const days = (Date.parse(link.expires_at) - Date.now()) / DAY_MS;
  expect(days).toBeCloseTo(PREVIEW_DAYS, 2);
  const shown = await open('aegean-02', link.token);
  expect([shown.status, shown.body.data.status]).toEqual([200, 'draft']);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect((await api.request('products.php?slug=aegean-02')).status).toBe(404);
});

test('a link shows no other draft, and none after it has expired or was changed', async () => {
  const link = await createLink(aegean);
  const [expiry = '', signature = ''] = link.token.split('.');
  const later = (Number.parseInt(expiry, 36) + DAY_MS).toString(36);
  const others = ['', 'x', '.', 'zzzzzzzz.', `${expiry}.`, `${expiry}.${signature}x`, `${later}.${signature}`];
  for (const wrong of others) expect([wrong, (await open('aegean-02', wrong)).status]).toEqual([wrong, 404]);
  expect((await open('sunny-01', link.token)).status).toBe(404);

  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(link.expires_at) - 1000);
  expect((await open('aegean-02', link.token)).status).toBe(200);
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(link.expires_at));
  expect((await open('aegean-02', link.token)).status).toBe(404);
});

test('a published product needs no link, and an archived one has none', async () => {
  expect((await open('reader-01', 'x')).status).toBe(200);
  const link = await createLink(sunny);
  await api.request('products.php', { method: 'DELETE', token, body: { id: sunny } });
  expect((await open('sunny-01', link.token)).status).toBe(404);
  expect((await api.request('products.php?action=preview-link', { token, body: { id: sunny } })).status).toBe(404);
});

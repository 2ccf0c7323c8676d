import { REDIRECTS_PER_RESPONSE } from '@fakos/contracts/redirects/contract';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

async function send(method: string, path: string, body: object) {
  const response = await api.request(path, { method, token, body });
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return response.body.data;
}

/** The public redirects: from → to. */
async function readMap(): Promise<Record<string, string>> {
  const { body } = await api.request('redirects.php?action=map');
  return Object.fromEntries(body.data.redirects.map(({ from, to }: { from: string; to: string }) => [from, to]));
}

const move = (slug: string) => send('PUT', 'products.php', { id: productIds.aegean, slug });
const create = (from: string, to: string) =>
  api.request('redirects.php', { method: 'POST', token, body: { from, to } });

const post = { title_el: 'Άρθρο', title_en: 'Post', category_id: 1, status: 'published', slug: 'old' };
const page = { title_el: 'Σελίδα', title_en: 'Page', status: 'published', slug: 'old' };
const service = { title_el: 'Υπηρεσία', title_en: 'Service', icon: 'eye', status: 'published', slug: 'old' };
const category = { name_el: 'Κατηγορία', name_en: 'Category', slug: 'old' };

describe.each([
  ['posts', post, '/blog/'],
  ['pages', page, '/page/'],
  ['services', service, '/services/'],
  ['categories', category, '/category/'],
])('a slug of %s', (resource, fields, base) => {
  test('that changes leaves a redirect, until the record is deleted', async () => {
    const { id } = await send('POST', `${resource}.php`, fields);
    expect(await readMap()).toEqual({});
    await send('PUT', `${resource}.php`, { id, slug: 'new' });
    expect(await readMap()).toEqual({ [`${base}old`]: `${base}new` });
    await send('PUT', `${resource}.php`, { id, slug: 'newest' });
    expect(await readMap()).toEqual({ [`${base}old`]: `${base}newest`, [`${base}new`]: `${base}newest` });
    await send('POST', `${resource}.php`, { ...fields, slug: 'new' });
    expect(await readMap()).toEqual({ [`${base}old`]: `${base}newest` });
    await send('DELETE', `${resource}.php`, { id });
    expect(await readMap()).toEqual({});
  });
});

test.each([
  ['posts', post],
  ['pages', page],
  ['services', service],
])('a draft of %s that nobody has seen leaves no redirect', async (resource, fields) => {
  const { id } = await send('POST', `${resource}.php`, { ...fields, status: 'draft' });
  await send('PUT', `${resource}.php`, { id, slug: 'new', status: 'published' });
  expect(await readMap()).toEqual({});
});

describe('a product', () => {
  test('that moves several times is found at once, from all its addresses', async () => {
    await move('first');
    await move('second');
    await move('third');
    expect(await readMap()).toEqual({
      '/shop/aegean-02': '/shop/third',
      '/shop/first': '/shop/third',
      '/shop/second': '/shop/third',
    });
    await move('first');
    expect(await readMap()).toEqual({
      '/shop/aegean-02': '/shop/first',
      '/shop/second': '/shop/first',
      '/shop/third': '/shop/first',
    });
  });

  test('that moves while it is hidden keeps its older addresses', async () => {
    await move('first');
    await send('PUT', 'products.php', { id: productIds.aegean, status: 'draft' });
    await move('second');
    expect(await readMap()).toEqual({ '/shop/aegean-02': '/shop/second' });
  });

  test.each([
    ['DELETE', {}],
    ['PUT', { status: 'archived' }],
  ])('that is archived by %s leaves no redirect', async (method, fields) => {
    await move('first');
    await send(method, 'products.php', { id: productIds.aegean, ...fields });
    expect(await readMap()).toEqual({});
  });

  test('that takes the old address of another one removes the redirect', async () => {
    await move('first');
    await send('PUT', 'products.php', { id: productIds.sunny, slug: 'aegean-02' });
    expect(await readMap()).toEqual({ '/shop/sunny-01': '/shop/aegean-02' });
  });
});

describe('staff', () => {
  test('list, find and delete redirects', async () => {
    await move('first');
    const { body } = await create('/Παλιά/Σελίδα/', '/en/shop/first');
    expect(body).toMatchObject({
      message: 'Η ανακατεύθυνση αποθηκεύτηκε.',
      data: { to: '/shop/first', kind: 'manual' },
    });
    const list = async (query: string) => (await api.request(`redirects.php?${query}`, { token })).body;
    expect(await list('')).toMatchObject({
      meta: { total: 2 },
      data: [
        { from: encodeURI('/παλιά/σελίδα'), created_by: ADMIN, record_id: null },
        {
          from: '/shop/aegean-02',
          to: '/shop/first',
          kind: 'product',
          record_id: productIds.aegean,
          created_by: ADMIN,
        },
      ],
    });
    expect((await list('search=AEGEAN')).meta.total).toBe(1);
    expect((await list('kind=manual')).meta.total).toBe(1);
    await send('DELETE', 'redirects.php', { id: body.data.id });
    expect(await readMap()).toEqual({ '/shop/aegean-02': '/shop/first' });
    expect((await api.request('redirects.php', { method: 'DELETE', token, body: { id: body.data.id } })).status).toBe(
      404,
    );
  });

  test('redirect to where a page is now, and redirects follow', async () => {
    await move('first');
    await create('/a', '/shop/aegean-02');
    expect(await readMap()).toMatchObject({ '/a': '/shop/first' });
    await create('/shop/first/more', '/b');
    await create('/b', '/c');
    expect(await readMap()).toMatchObject({ '/shop/first/more': '/c', '/b': '/c' });
  });

  test.each([
    ['/a', 'https://evil.example/', 'to', 'VALIDATION'],
    ['/a', '//evil.example/', 'to', 'redirectPath'],
    ['/a', '/admin/orders', 'to', 'redirectPath'],
    ['/', '/a', 'from', 'redirectPath'],
    ['/api/products.php', '/a', 'from', 'redirectPath'],
    ['/shop/sunny-01', '/a', 'from', 'redirectOfPage'],
    ['/category/frames', '/a', 'from', 'redirectOfPage'],
    ['/shop/aegean-02', '/a', 'from', 'redirectTaken'],
    ['/a', '/A/', 'to', 'redirectLoop'],
    ['/loop', '/taken', 'to', 'redirectLoop'],
  ])('cannot redirect %s to %s: %s', async (from, to, field, rule) => {
    await move('first');
    await create('/taken', '/loop');
    const { status, body } = await create(from, to);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    if (rule !== 'VALIDATION') expect(body.errors[field]).toBe(messages[rule]);
  });
});

const messages: Readonly<Record<string, string>> = {
  redirectPath: 'Γράψτε τη διεύθυνση μιας σελίδας του ιστότοπου, για παράδειγμα /palia-selida.',
  redirectTaken: 'Για αυτή τη διεύθυνση υπάρχει ήδη ανακατεύθυνση.',
  redirectOfPage: 'Μια σελίδα του ιστότοπου έχει αυτή τη διεύθυνση.',
  redirectLoop: 'Αυτή η σελίδα οδηγεί πίσω στην παλιά διεύθυνση.',
};

test('the map of all redirects has pages', async () => {
  const rows = Array.from({ length: REDIRECTS_PER_RESPONSE + 1 }, (_, index) => ({
    ...{ from_path: `/from-${index}`, to_path: '/shop', kind: 'manual' as const, record_id: null },
    ...{ created_at: '', created_by: '' },
  }));
  await api.db.insertInto('redirects').values(rows).execute();
  const first = await api.request('redirects.php?action=map');
  expect(first.body.data.redirects).toHaveLength(REDIRECTS_PER_RESPONSE);
  const second = await api.request(`redirects.php?action=map&after=${first.body.data.next}`);
  expect(second.body.data).toEqual({
    redirects: [{ from: `/from-${REDIRECTS_PER_RESPONSE}`, to: '/shop' }],
    next: null,
  });
});

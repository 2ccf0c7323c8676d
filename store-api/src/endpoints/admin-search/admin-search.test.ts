import type { FoundRecord } from '@fakos/contracts/admin-search/contract';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { addAccount } from '../../testing/staff-accounts.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
let numbers: string[];
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
  const items = [{ product_id: productIds.aegean, quantity: 1 }];
  const people = [
    { full_name: 'Μαρία Παπαδοπούλου', email: 'maria@example.gr', phone: '+30 2101234567' },
    { full_name: 'Χρήστος Ξυλούρης', email: 'xylo@example.gr', phone: '+30 6971112222' },
  ];
  numbers = [];
  for (const contact of people) {
    const { body } = await sendOrder(api, await orderRequest(api, items, { contact }));
    numbers.push(body.data.number);
  }
  for (const [name, subject] of [
    ['Θανάσης', 'Επισκευή'],
    ['Ψαράς', ''],
  ]) {
    const fields = { name, subject, email: 'fish@example.gr', message: 'Πότε ανοίγετε;', gdprConsent: true };
    await api.request('contact.php', { body: { action: 'send_message', ...fields } });
  }
  for (const code of ['SUMMER-10', 'SUMMER-1', 'ΧΕΙΜΩΝΑΣ']) {
    const body = { code, kind: 'percent', value: 10 };
    await api.request('coupons.php', { method: 'POST', token, body });
  }
  await api.request('pages.php', { method: 'POST', token, body: { title_el: 'Θάλασσα και ήλιος', title_en: 'Sea' } });
  const draft = { title_el: 'Γυαλιά για οδήγηση', category_id: 1, status: 'draft' };
  await api.request('posts.php', { method: 'POST', token, body: draft });
});
afterAll(() => api.close());

async function search(q: string, language = 'el'): Promise<FoundRecord[]> {
  const { status, body } = await api.request(`search.php?action=admin&lang=${language}&q=${encodeURIComponent(q)}`, {
    token,
  });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.data.groups.flatMap(({ results }: { results: FoundRecord[] }) => results);
}
const find = async (q: string) => (await search(q)).map(({ kind, label }) => `${kind} ${label}`);

test.each([
  ['gyalia', ['product Γυαλιά ήλιος', 'post Γυαλιά για οδήγηση', 'product Σπάνιος']],
  ['ΓΥΑΛΙΆ ηλιος', ['product Γυαλιά ήλιος']],
  ['thalassa', ['page Θάλασσα και ήλιος']],
  ['8alas', ['page Θάλασσα και ήλιος']],
  ['papadopoulou', ['order %0']],
  ['papadopoylou', ['order %0']],
  ['παπαδοπουλου', ['order %0']],
  ['xrhstos', ['order %1']],
  ['ksilouris', ['order %1']],
  ['210 1234', ['order %0']],
  ['maria@example', ['order %0']],
  ['owner@example', ['customer Admin']],
  ['xulouris', ['order %1']],
  ['psaras', ['message Ψαράς']],
  ['episkevi', ['message Θανάσης']],
  ['summer-1', ['coupon SUMMER-1', 'coupon SUMMER-10']],
  ['χειμωνας', ['coupon ΧΕΙΜΩΝΑΣ']],
  ['aegean-02', ['product Αιγαίο 02']],
  ['istoria', ['page Η ιστορία μας']],
  ['ifypos', []],
  ['!!', []],
])('"%s" finds %j', async (q, expected) => {
  const found = await find(q);
  const named = expected.map((text) => text.replace(/%(\d)/, (_match, index) => numbers[Number(index)] ?? ''));
  for (const text of named) expect(found).toContain(text);
  expect(found[0]).toBe(named[0]);
  if (named.length === 0) expect(found).toEqual([]);
});

test('an order is found by its number, however it is written', async () => {
  const [number = ''] = numbers;
  const serial = number.slice(number.indexOf('-') + 1);
  for (const q of [number, number.toLowerCase(), serial, String(Number(serial)).padStart(2, '0')]) {
    expect((await find(q))[0]).toBe(`order ${number}`);
  }
});

test('results are labelled in the language of the request', async () => {
  expect(await search('aegean-02', 'en')).toContainEqual({
    ...{ kind: 'product', id: productIds.aegean, label: 'Aegean 02', detail: 'AEGEAN-02' },
    path: '/shop/aegean-02',
  });
  expect((await search('papadopoulou', 'en'))[0]).toMatchObject({ detail: expect.stringMatching(/^Μαρία .* · €/) });
  expect((await search('summer-1'))[0]).toMatchObject({ kind: 'coupon', detail: '−10 %' });
});

test('a SKU finds its product first, archived ones too', async () => {
  await api.db.updateTable('products').set({ status: 'archived' }).where('id', '=', productIds.rare).execute();
  expect((await find('rare-01'))[0]).toBe('product Σπάνιος');
  expect(await find('σπανιος')).toEqual([]);
  await api.db.updateTable('products').set({ status: 'published' }).where('id', '=', productIds.rare).execute();
});

test('finds only kinds of records that the role may read', async () => {
  const listKinds = async (as: string, q: string) => {
    const { body } = await api.request(`search.php?action=admin&q=${q}`, { token: as });
    return body.data.groups.map(({ kind }: { kind: string }) => kind);
  };
  const editor = await addAccount(api.db, 'editor');
  expect(await listKinds(token, 'summer-1')).toContain('coupon');
  expect(await listKinds(editor.token, 'summer-1')).toEqual([]);
  expect(await listKinds(editor.token, encodeURIComponent('αρθρο'))).toEqual(['post']);
});

test('there are at most five results of a kind', async () => {
  const found = await search('αρθρο');
  expect(found.filter(({ kind }) => kind === 'post')).toHaveLength(5);
});

test.each(['', 'a', 'x'.repeat(101)])('"%s" is no search', async (q) => {
  expect((await api.request(`search.php?action=admin&q=${q}`, { token })).status).toBe(422);
});

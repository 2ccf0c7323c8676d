import type { ChangedProduct, RefusedRow } from '@fakos/contracts/bulk/contract';
import { MAX_BULK_ROWS } from '@fakos/contracts/bulk/contract';
import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

const { aegean, sunny, reader, solution, rare } = productIds;

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

interface Result {
  readonly total: number;
  readonly done: ChangedProduct[];
  readonly refused: RefusedRow[];
}

const bulk = (body: object) => api.request('products.php?action=bulk', { method: 'POST', token, body });
async function change(target: object, wanted: object, preview = false): Promise<Result> {
  const response = await bulk({ target, change: wanted, preview });
  if (response.status !== 200) throw new Error(`${response.status} ${JSON.stringify(response.body)}`);
  return response.body.data;
}
/** Sends the `undo` of each row of a result. */
async function undo({ done }: Result): Promise<Result> {
  const rows = done.map(({ id, version, undo: fields }) => ({ id, version, fields }));
  const path = 'products.php?action=restore';
  return (await api.request(path, { method: 'PUT', token, body: { rows } })).body.data;
}
const read = async (id: number) => (await api.request(`products.php?action=admin-get&id=${id}`, { token })).body.data;

test.each([
  [{ kind: 'set_status', status: 'draft' }, aegean, { status: 'published' }, { status: 'draft' }],
  [{ kind: 'set_category', category_id: 2 }, aegean, { category_id: 1 }, { category_id: 2 }],
  [{ kind: 'set_brand', brand_id: 2 }, aegean, { brand_id: 1 }, { brand_id: 2 }],
  [{ kind: 'set_featured', featured: 0 }, aegean, { featured: 1 }, { featured: 0 }],
  [{ kind: 'set_vat_rate', vat_rate: 13 }, aegean, { vat_rate: 24 }, { vat_rate: 13 }],
  [{ kind: 'change_price', mode: 'percent', value: 12.5 }, reader, { price: 19.99 }, { price: 22.49 }],
  [{ kind: 'change_price', mode: 'percent', value: -33.33 }, solution, { price: 13.33 }, { price: 8.89 }],
  [{ kind: 'change_price', mode: 'amount', value: -0.99 }, reader, { price: 19.99 }, { price: 19 }],
  [
    { kind: 'change_price', mode: 'percent', value: 10, sale_price: 'change' },
    sunny,
    { price: 120, sale_price: 89.9 },
    { price: 132, sale_price: 98.89 },
  ],
  [
    { kind: 'change_price', mode: 'amount', value: -40, sale_price: 'remove' },
    sunny,
    { price: 120, sale_price: 89.9 },
    { price: 80, sale_price: null },
  ],
  [{ kind: 'change_price', mode: 'amount', value: 5 }, sunny, { price: 120 }, { price: 125 }],
  [{ kind: 'set_sale_price', mode: 'percent_off', value: 15 }, reader, { sale_price: null }, { sale_price: 16.99 }],
  [{ kind: 'set_sale_price', mode: 'amount_off', value: 5 }, reader, { sale_price: null }, { sale_price: 14.99 }],
  [{ kind: 'set_sale_price', mode: 'price', value: 10 }, reader, { sale_price: null }, { sale_price: 10 }],
  [{ kind: 'clear_sale_price' }, sunny, { sale_price: 89.9 }, { sale_price: null }],
  [{ kind: 'add_stock', amount: -3 }, rare, { stock: 5 }, { stock: 2 }],
  [{ kind: 'set_stock', stock: 40 }, rare, { stock: 5 }, { stock: 40 }],
])(
  '%j: a preview writes nothing, the change is as previewed, and undo restores it',
  async (wanted, id, before, after) => {
    const stored = await read(id);
    const preview = await change({ ids: [id] }, wanted, true);
    expect(preview).toMatchObject({ total: 1, done: [{ id, label: stored.name_el, before, after }], refused: [] });
    expect(await read(id)).toEqual(stored);

    const result = await change({ ids: [id] }, wanted);
    expect(result).toMatchObject({ total: 1, done: [{ id, before, after }], refused: [] });
    expect(await read(id)).toEqual({ ...stored, ...after, version: result.done[0]?.version });

    expect(await undo(result)).toMatchObject({ done: [{ id, before: after, after: before }], refused: [] });
    expect(await read(id)).toEqual({ ...stored, version: expect.any(String) });
  },
);

test.each([
  [{ kind: 'set_category', category_id: 99 }, aegean, 'VALIDATION', 'Αυτή η κατηγορία δεν υπάρχει πια.'],
  [{ kind: 'set_brand', brand_id: 99 }, aegean, 'VALIDATION', undefined],
  [{ kind: 'change_price', mode: 'amount', value: -19.99 }, reader, 'VALIDATION', undefined],
  [{ kind: 'change_price', mode: 'amount', value: -40 }, sunny, 'VALIDATION', undefined],
  [{ kind: 'set_sale_price', mode: 'price', value: 19.99 }, reader, 'VALIDATION', undefined],
  [{ kind: 'set_sale_price', mode: 'percent_off', value: 100 }, reader, 'VALIDATION', undefined],
  [{ kind: 'add_stock', amount: -6 }, rare, 'CONFLICT', 'Υπάρχουν μόνο 5 τεμάχια.'],
  [{ kind: 'add_stock', amount: 1_000_000 }, rare, 'VALIDATION', undefined],
  [{ kind: 'set_stock', stock: 1 }, 99, 'NOT_FOUND', undefined],
])('%j is refused for product %i with %s, and the other products are changed', async (wanted, id, code, message) => {
  const stored = id === 99 ? undefined : await read(id);
  const other = { kind: 'set_stock', stock: 7 };
  const { refused } = await change({ ids: [id] }, wanted);
  expect(refused).toEqual([
    { id, label: stored?.name_el ?? '', code, message: message ?? expect.stringMatching(/\p{L}/u) },
  ]);
  if (stored) expect(await read(id)).toEqual(stored);
  expect(await change({ ids: [99, solution] }, other)).toMatchObject({
    total: 2,
    done: [{ id: solution, after: { stock: 7 } }],
    refused: [{ id: 99, code: 'NOT_FOUND' }],
  });
});

test('a refused row is rolled back completely', async () => {
  const path = 'products.php?action=restore';
  const stored = await read(rare);
  // The stock is changed after the fields.
  const rows = [
    { id: rare, version: stored.version, fields: { price: 1, stock_change: -6 } },
    { id: reader, version: (await read(reader)).version, fields: { price: 1 } },
  ];
  const { body } = await api.request(path, { method: 'PUT', token, body: { rows } });
  expect(body.data).toMatchObject({ done: [{ id: reader }], refused: [{ id: rare, code: 'CONFLICT' }] });
  expect(await read(rare)).toEqual(stored);
});

test('all products that a filter matches are changed, and the list agrees', async () => {
  const filter = { brand: 'aegean', search: '', status: 'published', price_max: '100' };
  const list = await api.request(`products.php?action=admin-list&${new URLSearchParams(filter)}`, { token });
  const result = await change({ filter }, { kind: 'set_featured', featured: 1 });
  expect(result.total).toBe(list.body.meta.total);
  expect(new Set(result.done.map(({ id }) => id))).toEqual(new Set([aegean, reader]));
  // Rows that have the value already count as done and are not written.
  const [first] = result.done.filter(({ id }) => id === aegean);
  expect(first).toMatchObject({
    before: { featured: 1 },
    after: { featured: 1 },
    version: (await read(aegean)).version,
  });
  expect((await change({ filter: { search: 'ifypos' } }, { kind: 'set_featured', featured: 1 })).total).toBe(0);
});

test('a product that was changed since is not restored', async () => {
  const result = await change({ ids: [aegean, reader] }, { kind: 'set_status', status: 'draft' });
  await api.request('products.php', { method: 'PUT', token, body: { id: aegean, name_en: 'Other' } });
  expect(await undo(result)).toMatchObject({
    done: [{ id: reader }],
    refused: [{ id: aegean, code: 'STALE_VERSION' }],
  });
  expect([(await read(aegean)).status, (await read(reader)).status]).toEqual(['draft', 'published']);
});

test('stock that was sold since a change is not restored', async () => {
  const result = await change({ ids: [rare] }, { kind: 'set_stock', stock: 20 });
  await sendOrder(api, await orderRequest(api, [{ product_id: rare, quantity: 2 }]));
  await undo(result);
  expect((await read(rare)).stock).toBe(3);
});

test('archiving removes a product from the shop, and undo restores it', async () => {
  const shown = async () => (await api.request('products.php?slug=aegean-02')).status;
  const result = await change({ ids: [aegean] }, { kind: 'set_status', status: 'archived' });
  expect(await shown()).toBe(404);
  await undo(result);
  expect(await shown()).toBe(200);
});

test('too many rows are refused as a whole', async () => {
  const ids = Array.from({ length: MAX_BULK_ROWS + 1 }, (_, index) => index + 1);
  const { status, body } = await bulk({ target: { ids }, change: { kind: 'set_stock', stock: 1 } });
  expect([status, body.code]).toEqual([413, 'TOO_LARGE']);
  expect(body.message).toContain(String(MAX_BULK_ROWS));
});

test.each([
  { target: { ids: [] }, change: { kind: 'clear_sale_price' } },
  { target: {}, change: { kind: 'clear_sale_price' } },
  { target: { ids: [1], filter: {} }, change: { kind: 'clear_sale_price' } },
  { target: { ids: [1] }, change: { kind: 'delete' } },
  { target: { ids: [1] }, change: { kind: 'set_stock', stock: -1 } },
  { target: { filter: { status: 'gone' } }, change: { kind: 'clear_sale_price' } },
])('%j is no bulk change', async (body) => expect((await bulk(body)).status).toBe(422));

test('other requests are served between the batches of a long change', async () => {
  const [source] = await api.db.selectFrom('products').selectAll().where('id', '=', reader).execute();
  if (!source) throw new Error('The product is missing.');
  const copies = Array.from({ length: 300 }, (_, index) => ({
    ...source,
    ...{ id: 1000 + index, slug: `copy-${index}`, sku: `COPY-${index}` },
  }));
  for (let from = 0; from < copies.length; from += 100) {
    await api.db
      .insertInto('products')
      .values(copies.slice(from, from + 100))
      .execute();
  }
  let isDone = false;
  let served = 0;
  const running = change({ filter: { search: 'zephyr' } }, { kind: 'add_stock', amount: 1 }).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    expect((await api.request('settings.php?action=getSettings')).status).toBe(200);
    if (!isDone) served += 1;
  }
  expect(await running).toMatchObject({ total: 301, refused: [] });
  expect(served).toBeGreaterThan(1);
});

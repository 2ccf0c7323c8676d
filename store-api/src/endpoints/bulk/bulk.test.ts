import { productIds } from '../../testing/fixture-catalogue.ts';
import { orderRequest, sendOrder } from '../../testing/order-request.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeEach(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
afterEach(() => api.close());

async function bulk(resource: string, target: object, change: object, preview = false) {
  const body = { target, change, preview };
  return (await api.request(`${resource}.php?action=bulk`, { method: 'POST', token, body })).body;
}

describe('orders', () => {
  let ids: number[];
  beforeEach(async () => {
    ids = [];
    for (let count = 0; count < 3; count++) {
      const { body } = await sendOrder(api, await orderRequest(api, [{ product_id: productIds.aegean, quantity: 1 }]));
      const { data } = await api
        .request(`admin-orders.php?search=${body.data.number}`, { token })
        .then((found) => found.body);
      ids.push(data[0].id);
    }
  });
  const read = async (id = ids[0]) => (await api.request(`admin-orders.php?action=get&id=${id}`, { token })).body.data;
  const confirm = { kind: 'transition', axis: 'order', to: 'confirmed' };
  const ship = { kind: 'transition', axis: 'fulfilment', to: 'shipped', carrier: 'ELTA' };

  test('change their status one by one, and the refused ones are listed', async () => {
    const [first, ...others] = ids;
    await bulk('admin-orders', { ids: [first] }, confirm);
    const { message, data } = await bulk('admin-orders', { filter: { status: 'pending' } }, confirm);
    expect(message).toBe('Ολοκληρώθηκε για 2 από 2.');
    expect(data.done).toEqual(
      others.toReversed().map((id) => ({
        ...{ id, label: expect.stringMatching(/^OP/), version: 2 },
        ...{ before: { status: 'pending' }, after: { status: 'confirmed' } },
      })),
    );
    const again = await bulk('admin-orders', { ids: [...ids, 99] }, confirm);
    expect(again.data).toMatchObject({ total: 4, done: [] });
    expect(again.data.refused.map(({ code }: { code: string }) => code)).toEqual([
      ...ids.map(() => 'ILLEGAL_TRANSITION'),
      'NOT_FOUND',
    ]);
    expect(again.data.refused[0].message).toContain('Επιβεβαιωμένη');
  });

  test('are shipped with a carrier, and the preview changes nothing', async () => {
    const before = await read();
    const preview = await bulk('admin-orders', { ids }, ship, true);
    expect(preview.data.done).toHaveLength(3);
    expect(preview.data.done[0]).toMatchObject({
      ...{ before: { fulfilment_status: 'unfulfilled' }, after: { fulfilment_status: 'shipped' }, version: 1 },
    });
    expect(await read()).toEqual(before);
    await bulk('admin-orders', { ids }, ship);
    expect(await read()).toMatchObject({ fulfilment_status: 'shipped', shipment: { carrier: 'ELTA' } });
  });

  test('that are cancelled return their stock, each once', async () => {
    const getStock = async () =>
      (await api.request(`products.php?action=admin-get&id=${productIds.aegean}`, { token })).body.data.stock;
    expect(await getStock()).toBe(7);
    const cancel = { kind: 'transition', axis: 'order', to: 'cancelled' };
    await bulk('admin-orders', { ids }, cancel, true);
    expect(await getStock()).toBe(7);
    await bulk('admin-orders', { ids: [...ids, ...ids] }, cancel);
    expect(await getStock()).toBe(10);
  });
});

describe('coupons', () => {
  const create = async (code: string) => {
    const body = { code, kind: 'percent', value: 10 };
    return (await api.request('coupons.php', { method: 'POST', token, body })).body.data.id as number;
  };

  test('are switched off and on, and deleted unless orders have used them', async () => {
    const ids = [await create('SUMMER'), await create('WINTER')];
    const items = [{ product_id: productIds.aegean, quantity: 1 }];
    expect((await sendOrder(api, await orderRequest(api, items, { coupon: 'SUMMER' }))).status).toBe(200);

    const off = { kind: 'set_active', active: false };
    expect((await bulk('coupons', { ids }, off, true)).message).toBe('Θα γίνει για 2 από 2.');
    const switched = await bulk('coupons', { filter: { active: '1' } }, off);
    expect(switched.data.done).toMatchObject([
      { label: 'WINTER', before: { active: true }, after: { active: false } },
      { label: 'SUMMER', before: { active: true }, after: { active: false } },
    ]);
    expect((await bulk('coupons', { filter: { active: '1' } }, off)).data.total).toBe(0);

    const removed = await bulk('coupons', { ids }, { kind: 'delete' });
    expect(removed.data).toMatchObject({
      done: [{ label: 'WINTER', after: null, version: null }],
      refused: [{ label: 'SUMMER', code: 'CONFLICT' }],
    });
    expect((await api.request('coupons.php', { token })).body.meta.total).toBe(1);
  });
});

describe('posts', () => {
  const create = async (fields: object) => {
    const body = { title_el: 'Ο ήλιος', category_id: 1, ...fields };
    return (await api.request('posts.php', { method: 'POST', token, body })).body.data.id as number;
  };
  const readStatus = async (id: number) =>
    (await api.request(`posts.php?action=admin-get&id=${id}`, { token })).body.data.status;

  test('are published if they have both titles, discarded and restored', async () => {
    const [greek, complete] = [await create({}), await create({ title_en: 'The sun' })];
    const publish = { kind: 'set_status', status: 'published' };
    const published = await bulk('posts', { filter: { status: 'draft' } }, publish);
    expect(published.data).toMatchObject({
      total: 2,
      done: [{ id: complete, label: 'Ο ήλιος', before: { status: 'draft' }, after: { status: 'published' } }],
      refused: [{ id: greek, message: expect.stringContaining('τίτλο') }],
    });
    const trash = { kind: 'set_status', status: 'trash' };
    expect((await bulk('posts', { ids: [greek, complete] }, trash, true)).data.done).toHaveLength(2);
    expect(await readStatus(complete)).toBe('published');
    await bulk('posts', { ids: [greek, complete] }, trash);
    expect(await readStatus(complete)).toBe('trash');
    await bulk('posts', { ids: [complete] }, publish);
    expect(await readStatus(complete)).toBe('published');
  });
});

describe('services', () => {
  const create = async (fields: object) => {
    const body = { title_el: 'Επισκευές', status: 'draft', ...fields };
    return (await api.request('services.php', { method: 'POST', token, body })).body.data.id as number;
  };
  const readStatus = async (id: number) =>
    (await api.request(`services.php?action=admin-get&id=${id}`, { token })).body.data.status;

  test('are published if they have both titles, discarded and restored, and every change is recorded', async () => {
    const [greek, complete] = [await create({}), await create({ title_el: 'Φακοί', title_en: 'Lenses' })];
    const publish = { kind: 'set_status', status: 'published' };
    const published = await bulk('services', { filter: { status: 'draft' } }, publish);
    expect(published.data).toMatchObject({
      total: 2,
      done: [{ id: complete, label: 'Φακοί', before: { status: 'draft' }, after: { status: 'published' } }],
      refused: [{ id: greek, label: 'Επισκευές', message: expect.stringContaining('τίτλο') }],
    });
    const trash = { kind: 'set_status', status: 'trash' };
    expect((await bulk('services', { ids: [greek, complete] }, trash, true)).data.done).toHaveLength(2);
    expect(await readStatus(complete)).toBe('published');
    await bulk('services', { ids: [greek, complete] }, trash);
    expect(await readStatus(complete)).toBe('trash');
    // A filter without a status leaves out the trash; only the shop's first service is left.
    expect((await bulk('services', { filter: { search: 'fakoi' } }, publish)).data.total).toBe(0);
    const restored = await bulk('services', { filter: { status: 'trash', search: 'fakoi' } }, publish);
    expect(restored.data.done).toMatchObject([{ id: complete, after: { status: 'published' } }]);
    expect(await readStatus(complete)).toBe('published');
    expect((await api.request('audit-log.php?resource=services&limit=2', { token })).body.data).toMatchObject([
      { action: 'bulk', record_id: String(complete), changes: { status: ['trash', 'published'] } },
      { action: 'bulk', record_id: expect.any(String), changes: { status: [expect.any(String), 'trash'] } },
    ]);
  });
});

describe('add-ons', () => {
  const create = async (name: string, fields: object = {}) => {
    const body = { name_el: name, name_en: name, price: 5, ...fields };
    return (await api.request('product-addons.php', { method: 'POST', token, body })).body.data.id as number;
  };

  test('are published and hidden by a filter, and deleted with an entry for each', async () => {
    const [strap, cloth] = [await create('Strap'), await create('Cloth', { status: 'published' })];
    const publish = { kind: 'set_status', status: 'published' };
    expect((await bulk('product-addons', { ids: [strap, cloth, 99] }, publish)).data).toMatchObject({
      total: 3,
      done: [
        { id: strap, label: 'Strap', before: { status: 'draft' }, after: { status: 'published' } },
        { id: cloth, before: { status: 'published' }, after: { status: 'published' } },
      ],
      refused: [{ id: 99, code: 'NOT_FOUND' }],
    });
    const hidden = await bulk('product-addons', { filter: { search: 'clo' } }, { kind: 'set_status', status: 'draft' });
    expect(hidden.data).toMatchObject({ total: 1, done: [{ id: cloth, after: { status: 'draft' } }] });

    const list = async () => (await api.request('product-addons.php?action=admin-list', { token })).body.data;
    const remove = { kind: 'delete' };
    expect((await bulk('product-addons', { ids: [strap, cloth] }, remove, true)).data.done).toHaveLength(2);
    expect(await list()).toHaveLength(2);
    expect((await bulk('product-addons', { ids: [strap, cloth] }, remove)).data.done).toMatchObject([
      { label: 'Strap', after: null, version: null },
      { label: 'Cloth', after: null, version: null },
    ]);
    expect(await list()).toEqual([]);
    const { data } = (await api.request('audit-log.php?resource=product-addons&limit=2', { token })).body;
    expect(data.map((entry: { action: string; record_id: string }) => [entry.action, entry.record_id])).toEqual(
      expect.arrayContaining([
        ['delete', String(strap)],
        ['delete', String(cloth)],
      ]),
    );
  });
});

describe('messages', () => {
  test('are marked and deleted', async () => {
    for (const name of ['Άννα', 'Νίκος', '']) {
      const fields = { name, email: 'a@example.gr', message: 'Γεια σας', gdprConsent: true };
      await api.request('contact.php', { body: { action: 'send_message', ...fields } });
    }
    const list = async (query = '') => (await api.request(`contact.php${query}`, { token })).body;
    const [newest] = (await list()).data;
    const read = { kind: 'mark_read' };
    await bulk('contact', { ids: [newest.id] }, read);
    const marked = await bulk('contact', { filter: { unread: '1' } }, read);
    expect(marked.data.done).toMatchObject([
      { label: 'Νίκος', before: { read: false }, after: { read: true } },
      { label: 'Άννα', before: { read: false }, after: { read: true } },
    ]);
    expect((await list('?unread=1')).meta.total).toBe(0);
    await bulk('contact', { ids: [newest.id] }, { kind: 'mark_read', read: false });
    expect((await list('?unread=1')).meta.total).toBe(1);
    const removed = await bulk('contact', { filter: {} }, { kind: 'delete' }, true);
    expect([removed.data.total, (await list()).meta.total]).toEqual([3, 3]);
    await bulk('contact', { filter: {} }, { kind: 'delete' });
    expect((await list()).meta.total).toBe(0);
  });
});

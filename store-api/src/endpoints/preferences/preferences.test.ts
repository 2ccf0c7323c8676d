import { MAX_OWN_VIEWS, MAX_PREFERENCES } from '@fakos/contracts/preferences/contract';
import { ADMIN, startTestApi, type TestApi, USER } from '../../testing/test-api.ts';

let api: TestApi;
let owner: string;
let colleague: string;
beforeEach(async () => {
  api = await startTestApi();
  await api.db.updateTable('users').set({ role: 'admin' }).where('email', '=', USER).execute();
  [owner, colleague] = [await api.signIn(ADMIN), await api.signIn(USER)];
});
afterEach(() => api.close());

const send = (method: string, body: object, token: string) => api.request('preferences.php', { method, token, body });
const merge = (body: object, token = owner) =>
  api.request('preferences.php?action=merge', { method: 'PUT', token, body });
const read = async (token: string, list = 'orders') =>
  (await api.request(`preferences.php?list=${list}`, { token })).body.data;
const namesFor = async (token: string, list?: string) =>
  (await read(token, list)).views.map(({ name }: { name: string }) => name);

const view = { list: 'orders', name: 'Προς αποστολή', query: 'status=confirmed&sort=total', columns: [] };

describe('views', () => {
  test('restore the query, the columns and their order', async () => {
    const columns = [
      { key: 'total', visible: true },
      { key: 'email', visible: false },
    ];
    const made = await send('POST', { ...view, columns }, owner);
    expect(made.body).toMatchObject({ message: 'Η προβολή αποθηκεύτηκε.', data: { ...view, columns } });
    expect((await read(owner)).views).toEqual([
      {
        ...{ id: made.body.data.id, ...view, columns, scope: 'personal', version: made.body.data.version },
        ...{ owner: expect.any(String), is_own: true, can_change: true },
      },
    ]);
    expect(await namesFor(owner, 'products')).toEqual([]);
  });

  test('are visible to their owner only, unless they are shared', async () => {
    const { body } = await send('POST', view, owner);
    expect(await namesFor(colleague)).toEqual([]);
    for (const [method, change] of [
      ['PUT', { name: 'Άλλη' }],
      ['DELETE', {}],
    ] as const) {
      expect((await send(method, { id: body.data.id, ...change }, colleague)).status).toBe(404);
    }
    await send('PUT', { id: body.data.id, version: body.data.version, scope: 'shared' }, owner);
    expect((await read(colleague)).views).toMatchObject([{ name: view.name, is_own: false, can_change: true }]);
  });

  test('that are shared can be changed by all admins, and deleted', async () => {
    const { body } = await send('POST', { ...view, scope: 'shared' }, owner);
    const changed = await send('PUT', { id: body.data.id, query: 'status=pending' }, colleague);
    expect(changed.body.data).toMatchObject({ name: view.name, query: 'status=pending', is_own: false });
    expect((await send('PUT', { id: body.data.id, scope: 'personal' }, colleague)).status).toBe(403);
    const stale = { id: body.data.id, version: body.data.version };
    expect((await send('PUT', { ...stale, name: 'Άλλη' }, owner)).status).toBe(412);
    expect((await send('DELETE', stale, owner)).status).toBe(412);
    expect((await send('DELETE', { id: body.data.id }, owner)).status).toBe(200);
    expect(await namesFor(colleague)).toEqual([]);
  });

  test('of one scope have different names', async () => {
    const { body } = await send('POST', view, owner);
    const again = await send('POST', { ...view, name: 'ΠΡΟΣ ΑΠΟΣΤΟΛΗ' }, owner);
    expect(again.body.errors).toEqual({ name: 'Υπάρχει ήδη προβολή με αυτό το όνομα.' });
    expect((await send('POST', view, colleague)).status).toBe(200);
    expect((await send('POST', { ...view, scope: 'shared' }, owner)).status).toBe(200);
    expect((await send('POST', { ...view, list: 'products' }, owner)).status).toBe(200);
    expect((await send('PUT', { id: body.data.id, name: view.name }, owner)).status).toBe(200);
    expect((await send('PUT', { id: body.data.id, scope: 'shared' }, owner)).status).toBe(422);
  });

  test('are limited in number', async () => {
    for (let number = 1; number <= MAX_OWN_VIEWS; number++) await send('POST', { ...view, name: `${number}` }, owner);
    const refused = await send('POST', view, owner);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(String(MAX_OWN_VIEWS));
    expect((await send('POST', { ...view, list: 'products' }, owner)).status).toBe(200);
  });

  test('that are shared remain when their owner is deleted', async () => {
    await send('POST', { ...view, scope: 'shared' }, colleague);
    await send('POST', { ...view, name: 'Δική μου' }, colleague);
    await merge({ preferences: { sound: true } }, colleague);
    const { id } = await api.db.selectFrom('users').select('id').where('email', '=', USER).executeTakeFirstOrThrow();
    expect((await api.request('admin-users.php', { method: 'DELETE', token: owner, body: { id } })).status).toBe(200);
    expect((await read(owner)).views).toMatchObject([{ name: view.name, owner: '', can_change: true }]);
    expect(await api.db.selectFrom('list_views').selectAll().execute()).toHaveLength(1);
    expect(await api.db.selectFrom('user_preferences').selectAll().execute()).toEqual([]);
  });

  test.each([
    [{ name: '' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ query: 'x'.repeat(2001) }, 'query'],
    [{ list: 'Orders!' }, 'list'],
    [{ scope: 'public' }, 'scope'],
    [
      {
        columns: [
          { key: 'a', visible: true },
          { key: 'a', visible: false },
        ],
      },
      'columns',
    ],
  ])('with %j are refused at %s', async (fields, field) => {
    const { status, body } = await send('POST', { ...view, ...fields }, owner);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});

describe('preferences', () => {
  test('are merged by name, and belong to one user', async () => {
    await merge({ preferences: { 'sidebar.collapsed': true, sound: 'bell', recent: ['a', 'b'] } });
    await merge({
      preferences: { sound: null, volume: 0.5 },
      list: 'orders',
      columns: [{ key: 'email', visible: false }],
    });
    const preferences = { 'sidebar.collapsed': true, recent: ['a', 'b'], volume: 0.5 };
    expect(await read(owner)).toEqual({ views: [], columns: [{ key: 'email', visible: false }], preferences });
    expect(await read(owner, 'products')).toEqual({ views: [], columns: null, preferences });
    expect((await api.request('preferences.php', { token: owner })).body.data.preferences).toEqual(preferences);
    expect((await read(colleague)).preferences).toEqual({});
    const { body } = await merge({ list: 'orders', columns: null });
    expect(body.data).toEqual({ columns: null, preferences });
  });

  test('of two concurrent windows are all stored', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, index) => merge({ preferences: { [`key${index}`]: index } })));
    expect(Object.keys((await read(owner)).preferences)).toHaveLength(8);
  });

  test('are limited in number', async () => {
    const many = Array.from({ length: MAX_PREFERENCES }, (_, index) => [`key${index}`, true]);
    expect((await merge({ preferences: Object.fromEntries(many) })).status).toBe(200);
    expect((await merge({ preferences: { key0: false } })).status).toBe(200);
    expect((await merge({ preferences: { more: true } })).status).toBe(409);
    expect((await read(owner)).preferences).toMatchObject({ key0: false });
    expect((await read(owner)).preferences).not.toHaveProperty('more');
  });

  test.each([
    { preferences: { Key: true } },
    { preferences: { __proto__x: true } },
    { preferences: { text: 'x'.repeat(501) } },
    { preferences: { list: Array(51).fill('x') } },
    { preferences: { nested: { a: 1 } } },
    { columns: [] },
  ])('%j is refused', async (body) => expect((await merge(body)).status).toBe(422));
});

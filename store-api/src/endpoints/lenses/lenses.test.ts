import { defaultLensCatalogue } from '@fakos/contracts/lenses/defaults';
import { addAccount } from '../../testing/staff-accounts.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let manager: string;
beforeAll(async () => {
  api = await startTestApi();
  manager = (await addAccount(api.db, 'manager')).token;
});
afterAll(() => api.close());

test('a shop that has not saved lens options offers none, and staff start with the usual ones', async () => {
  expect((await api.request('lenses.php')).body.data.options).toEqual([]);
  const { data } = (await api.request('lenses.php?action=admin-get', { token: manager })).body;
  expect(data.version).toBe(0);
  expect(data.options).toHaveLength(defaultLensCatalogue.options.length);
  expect(data.options.some(({ enabled }: { enabled: boolean }) => enabled)).toBe(false);
});

test('staff change prices, and visitors get the offered options', async () => {
  const save = (version: number, body: object = {}) =>
    api.request('lenses.php', { method: 'PUT', token: manager, body: { ...defaultLensCatalogue, version, ...body } });
  expect((await save(0)).body.data.version).toBe(1);
  expect((await save(0)).body.code).toBe('STALE_VERSION');
  const [first, ...others] = defaultLensCatalogue.options;
  const options = [{ ...first, price: 44.5 }, ...others.map((option) => ({ ...option, enabled: false }))];
  expect((await save(1, { options })).body.data.version).toBe(2);
  const { body } = await api.request('lenses.php');
  expect(body.data.options).toEqual([{ kind: 'use', code: 'distance', price: 44.5, enabled: true }]);
});

test.each([
  ['the same option twice', { options: [...defaultLensCatalogue.options, ...defaultLensCatalogue.options] }, 'options'],
  ['a code of another kind', { options: [{ kind: 'tint', code: 'hard', price: 1, enabled: true }] }, 'options.0.code'],
  ['recommendations with an end', { recommendations: [{ up_to: 2, index: '1.50' }] }, 'recommendations'],
  ['an unknown index', { recommendations: [{ up_to: null, index: '1.40' }] }, 'recommendations.0.index'],
])('%s is refused', async (_name, change, field) => {
  const { body } = await api.request('lenses.php', {
    method: 'PUT',
    token: manager,
    body: { ...defaultLensCatalogue, version: 2, ...change },
  });
  expect(Object.keys(body.errors)).toEqual([field]);
});

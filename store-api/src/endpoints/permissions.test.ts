import { listEndpoints } from '@fakos/contracts/list-endpoints';
import type { Permission } from '@fakos/contracts/permissions';
import { addAccount } from '../testing/staff-accounts.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../testing/test-api.ts';
import type { ApiRoute } from './endpoint.ts';
import { listEndpoints as listRoutes } from './index.ts';

const routes = listRoutes('unused');

const getName = (endpoint: ApiRoute['endpoint']) =>
  [endpoint.method, endpoint.resource, 'action' in endpoint ? endpoint.action : undefined].filter(Boolean).join(' ');

let api: TestApi;
const tokens: Record<string, string | undefined> = { visitor: undefined };
beforeAll(async () => {
  api = await startTestApi();
  tokens.user = await api.signIn(USER);
  tokens.owner = await api.signIn(ADMIN);
  for (const role of ['admin', 'manager', 'optician', 'editor'] as const)
    tokens[role] = (await addAccount(api.db, role)).token;
});
afterAll(() => api.close());

test('the API implements the endpoints of the contracts, and no others', () => {
  const implemented = routes.filter(({ kind }) => kind === 'endpoint').map(({ endpoint }) => getName(endpoint));
  const declared = listEndpoints().filter(({ servedBy }) => servedBy === undefined);
  expect(implemented.sort()).toEqual(declared.map(getName).sort());
});

test('a public endpoint is declared as such: by its cache or by its invalidations', () => {
  for (const { kind, endpoint } of routes) {
    if (kind === 'raw' || endpoint.permission !== 'public') continue;
    const { method, cache, invalidates } = endpoint;
    expect([getName(endpoint), (method === 'GET' ? cache : invalidates) !== undefined]).toEqual([
      getName(endpoint),
      true,
    ]);
  }
});

test('no endpoint of the back office is public, and of the addresses without a contract only images and calendars are', () => {
  const open = routes.filter(({ endpoint }) => endpoint.permission === 'public');
  expect(open.map(({ endpoint }) => getName(endpoint)).filter((name) => /\badmin\b/.test(name))).toEqual([]);
  const raw = open.filter(({ kind }) => kind === 'raw').map(({ endpoint }) => getName(endpoint));
  expect(raw.sort()).toEqual(['GET calendar', 'GET image', 'GET placeholder']);
});

const everyone = ['visitor', 'user', 'editor', 'optician', 'manager', 'admin', 'owner'];
/** Roles that may use the endpoints of each permission. */
const allowed: Readonly<Record<Permission, readonly string[]>> = {
  public: everyone,
  user: ['user', 'editor', 'optician', 'manager', 'admin', 'owner'],
  staff: ['editor', 'optician', 'manager', 'admin', 'owner'],
  content: ['editor', 'manager', 'admin', 'owner'],
  sales: ['optician', 'manager', 'admin', 'owner'],
  catalogue: ['manager', 'admin', 'owner'],
  optician: ['optician', 'admin', 'owner'],
  settings: ['manager', 'admin', 'owner'],
  administration: ['admin', 'owner'],
  ownership: ['owner'],
};
// Signing out would end the session that the rest of the table needs.
const table = routes
  .filter(({ endpoint }) => getName(endpoint) !== 'POST login logout')
  .flatMap((route) => everyone.map((role) => [getName(route.endpoint), role, route] as const));

test.each(table)('%s as %s', async (_name, who, { endpoint }) => {
  const action = 'action' in endpoint && endpoint.action ? `?action=${endpoint.action}` : '';
  const { status, body } = await api.request(`${endpoint.resource}.php${action}`, {
    method: endpoint.method,
    token: tokens[who],
    ...(endpoint.method !== 'GET' && { body: {} }),
  });
  const isRefused = status === 401 || status === 403;
  expect(isRefused).toBe(!allowed[endpoint.permission].includes(who));
  if (isRefused) expect(body.code).toBe(who === 'visitor' ? 'NOT_SIGNED_IN' : 'FORBIDDEN');
});

test('an unknown token is no session', async () => {
  const response = await api.request('admin-orders.php', { token: 'A'.repeat(43) });
  expect(response.status).toBe(401);
});

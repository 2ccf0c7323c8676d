import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Call } from '@fakos/shared-kit/api/contract';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { ADMIN, startTestApi, type TestApi, USER } from '../testing/test-api.ts';
import { listEndpoints } from './index.ts';

const endpoints = listEndpoints('unused');

const nameOf = (call: AnyEndpoint['call']) =>
  [call.method, call.resource, 'action' in call ? call.action : undefined].filter(Boolean).join(' ');

/** What a visitor may do. Everything else needs somebody; adding to this list is a decision. */
const publicCalls = [
  'GET brands',
  'GET categories',
  'GET content',
  'GET image',
  'GET orders get',
  'GET orders reorder',
  'GET pages get',
  'GET pages list',
  'GET placeholder',
  'GET post-categories',
  'GET posts',
  'GET posts featured',
  'GET posts get',
  'GET posts tags',
  'GET product-addons',
  'GET products',
  'GET products get',
  'GET search',
  'GET services',
  'GET services get',
  'GET settings',
  'GET settings gallery',
  'GET settings get-navigation-settings',
  'GET settings getSettings',
  'GET statistics',
  'POST analytics track',
  'POST analytics track_event',
  'POST analytics track_session_end',
  'POST cart quote',
  'POST consent',
  'POST contact send_message',
  'POST login',
  'POST orders cancel',
  'POST orders create',
  'POST orders withdraw',
  'POST payments webhook',
  'POST posts view',
  'POST settings create_appointment',
  'POST users',
  'POST users forgot-password',
  'POST users resend-verification',
  'POST users reset-password',
  'POST users verify-email',
];

let api: TestApi;
const tokens: Record<string, string | undefined> = { visitor: undefined };
beforeAll(async () => {
  api = await startTestApi();
  tokens.user = await api.signIn(USER);
  tokens.admin = await api.signIn(ADMIN);
});
afterAll(() => api.close());

test('every endpoint names who may call it, and the public ones are known', () => {
  for (const { call } of endpoints) expect(['public', 'user', 'admin']).toContain(call.permission);
  const open = endpoints.filter(({ call }) => call.permission === 'public').map(({ call }) => nameOf(call));
  expect(open.sort()).toEqual(publicCalls);
});

test('every call that a contract of the kit promises is fulfilled', async () => {
  const folder = join(dirname(require.resolve('@fakos/shared-kit/api/contract')));
  const resources = readdirSync(folder, { withFileTypes: true }).filter((entry) =>
    existsSync(join(folder, entry.name, 'contract.ts')),
  );
  const promised: string[] = [];
  for (const { name } of resources) {
    const exported: object = require(join(folder, name, 'contract.ts'));
    promised.push(...Object.values(exported).filter(isCall).map(nameOf));
  }
  const fulfilled = new Set(endpoints.map(({ call }) => nameOf(call)));
  expect(promised.length).toBeGreaterThan(20);
  expect(promised.filter((call) => !fulfilled.has(call))).toEqual([]);
});

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'permission' in value && 'resource' in value;
}

const allowed = { public: ['visitor', 'user', 'admin'], user: ['user', 'admin'], admin: ['admin'] };
// Signing out would end the session that the rest of the table needs.
const table = endpoints
  .filter(({ call }) => nameOf(call) !== 'POST login logout')
  .flatMap((endpoint) =>
    Object.keys({ visitor: 1, user: 1, admin: 1 }).map((who) => [nameOf(endpoint.call), who, endpoint] as const),
  );

test.each(table)('%s as %s', async (_name, who, { call }) => {
  const action = 'action' in call && call.action ? `?action=${call.action}` : '';
  const { status, body } = await api.ask(`${call.resource}.php${action}`, {
    method: call.method,
    token: tokens[who],
    ...(call.method !== 'GET' && { body: {} }),
  });
  const isRefused = status === 401 || status === 403;
  expect(isRefused).toBe(!allowed[call.permission].includes(who));
  if (isRefused) expect(body.code).toBe(who === 'visitor' ? 'NOT_SIGNED_IN' : 'FORBIDDEN');
});

test('a token that nobody issued is no session', async () => {
  const answer = await api.ask('admin-orders.php', { token: 'A'.repeat(43) });
  expect(answer.status).toBe(401);
});

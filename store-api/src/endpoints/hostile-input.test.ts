import { createHash } from 'node:crypto';
import { defaultSchedule } from '@fakos/contracts/booking-slots/fields';
import type { Endpoint } from '@fakos/contracts/endpoint';
import { settingDefinitions } from '@fakos/contracts/settings/contract';
import { createContactPrescription } from '@fakos/contracts/testing/contact-prescription-cases';
import { createPrescription } from '@fakos/contracts/testing/prescription-cases';
import { createSample, type Schema } from '@fakos/contracts/testing/sample-input';
import { sql } from 'kysely';
import { z } from 'zod';
import { getEngine } from '../database/engine.ts';
import { ADMIN, startTestApi, type TestApi } from '../testing/test-api.ts';
import type { ApiRoute } from './endpoint.ts';
import { listEndpoints } from './index.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi(undefined, { onDisk: true });
  token = await api.signIn(ADMIN);
});
afterAll(() => api.close());

const nested = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;

/** Bodies that no endpoint accepts. */
const brokenBodies: readonly [string, string | Uint8Array<ArrayBuffer>][] = [
  ['half a document', '{"id": 1, "name": "'],
  ['two documents', '{} {}'],
  ['a number', '7'],
  ['null', 'null'],
  ['a list', '[{}]'],
  ['a text', '"id"'],
  ['deep nesting', nested(50_000)],
  ['invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000) })],
];

/** Values that replace each field. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  2 ** 31,
  2 ** 53 + 2,
  0.005,
  'x'.repeat(5000),
  "'; drop table orders; --",
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'a\u0000b',
  '\ud800',
  '../../../etc/passwd',
  '2026-13-45',
  [],
  {},
  [['x']],
  { length: 1e9 },
];

/** Whether this run repeats the tests on PostgreSQL. */
const isRepeated = process.env.TEST_DATABASE_URL !== undefined;

/** Requests that a contract rejects never reach the database, so they are sent with SQLite only. */
function isWorthSending(route: ApiRoute, part: 'query' | 'body', value: unknown): boolean {
  return !isRepeated || route.kind === 'raw' || route.endpoint[part].safeParse(value).success;
}

const leaks = /\bat .+:\d+:\d+|node_modules|SQLITE_|syntax error|kysely|constraint failed|violates/i;
const endpoints = listEndpoints('unused').filter(({ endpoint }) => !endsOwnSession(endpoint));
const rows = endpoints.map((route) => [getName(route.endpoint), route] as const);

test.each(rows)('%s survives hostile input', async (_name, route) => {
  let before = await digest();
  const send = async (what: unknown, query: Record<string, string>, body?: string | Uint8Array<ArrayBuffer>) => {
    const { status, text } = await request(route.endpoint, query, body);
    const told = JSON.stringify(what).slice(0, 200);
    if (status >= 500) throw new Error(`${status} for ${told}: ${text.slice(0, 500)}`);
    if (leaks.test(text)) throw new Error(`${told} gets the response ${text.slice(0, 500)}`);
    // Reading changes nothing either.
    if (status < 400 && route.endpoint.method !== 'GET') before = await digest();
  };
  for (const query of hostileQueries(route)) if (isWorthSending(route, 'query', query)) await send(query, query);
  if (route.endpoint.method !== 'GET') {
    const action = toActionQuery(route.endpoint);
    if (!isRepeated) for (const [name, body] of brokenBodies) await send(name, action, body);
    for (const body of hostileBodies(route))
      if (isWorthSending(route, 'body', body)) await send(body, action, JSON.stringify(body));
  }
  // Refused requests have changed nothing.
  expect(await digest()).toEqual(before);
});

const endpointRoutes = endpoints.filter((route) => route.kind === 'endpoint');

test.each(endpointRoutes.map(({ endpoint }) => [getName(endpoint), endpoint] as const))(
  '%s accepts its valid bodies',
  (_name, endpoint) => {
    for (const validBody of createValidBodies(endpoint))
      expect(endpoint.body.safeParse(validBody)).toMatchObject({ success: true });
  },
);

/** Mutually exclusive groups of fields of an endpoint: each gets a valid body without the others. */
const eitherOr: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'POST posts view': [['slug'], ['id']],
  'POST admin-orders refund': [['amount'], ['lines', 'shipping', 'payment_fee']],
};

/** What products of optics can be bought in. */
const optics = {
  lens_matrix: {
    wear_schedule: 'monthly',
    box_size: 6,
    ranges: [
      {
        ...{ base_curves: [8.6], diameters: [14.2], powers: [-1], cylinders: [-0.75], axes: [10] },
        ...{ additions: ['low'], colours: ['hazel'] },
      },
    ],
  },
  strengths: [{ strength: 1.5, stock: 2 }],
};

/** Fields with rules that JSON Schema cannot express. */
const ruledFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'POST prescriptions save': { use: 'distance', values: createPrescription() },
  'POST prescriptions': { kind: 'glasses', values: createPrescription(), lenses: null },
  'PUT prescriptions correct': { values: createPrescription() },
  'PUT prescriptions transcribe': { values: createPrescription() },
  'PUT prescriptions': { kind: 'contact_lenses', values: null, lenses: createContactPrescription() },
  'PUT profile frame-fit': { size: '52-17-140' },
  'POST products': optics,
  'PUT products': optics,
  'PUT reviews moderate': { status: 'published', reason: null },
  'POST services': { schedule: defaultSchedule },
  'PUT services': { schedule: defaultSchedule },
  'PUT lenses': {
    options: [{ kind: 'tint', code: 'grey', price: 20, enabled: true }],
    recommendations: [{ up_to: null, index: '1.50' }],
  },
};

/** JSON values that JavaScript converts to numbers, and that are none. `1e999` in a body is read as Infinity. */
const noNumbers: readonly unknown[] = [
  ...[true, false, [1], ['1'], {}, '0x2', '1e3', ' 1', '1 ', '', 'Infinity', '\u0661', Number.POSITIVE_INFINITY],
];

/** Every number in the valid body of an endpoint. */
const numberFields = endpointRoutes.flatMap(({ endpoint }) =>
  createValidBodies(endpoint).flatMap((body) =>
    listNumberPaths(body).map((path) => [getName(endpoint), path.join('.'), endpoint, body, path] as const),
  ),
);

test('the table of number fields has those of carts, orders, products and bookings', () => {
  const names = numberFields.map(([name, field]) => `${name} ${field}`);
  for (const name of [
    'POST cart quote items.0.quantity',
    'POST orders create items.0.quantity',
    'POST products price',
  ]) {
    expect(names).toContain(name);
  }
  expect(names).toContain('POST settings create_appointment number_of_people');
});

test.each(numberFields)('%s refuses what is not a number in %s', async (_name, _field, endpoint, body, path) => {
  for (const value of noNumbers) {
    const { success } = endpoint.body.safeParse(replaceAt(body, path, value));
    if (success) throw new Error(`${JSON.stringify(value)} counts as a number`);
  }
  if (isRepeated) return;
  const { status } = await request(endpoint, toActionQuery(endpoint), JSON.stringify(replaceAt(body, path, true)));
  expect(status).toBe(422);
});

const numberSettings = Object.entries(settingDefinitions).flatMap(([key, { schema }]) => {
  const sample = createSample(toJsonSchema(schema));
  return listNumberPaths({ value: sample }).map(
    (path) => [[key, ...path.slice(1)].join('.'), schema, sample, path] as const,
  );
});

test.each(numberSettings)('the setting %s refuses what is not a number', (_name, schema, sample, path) => {
  for (const value of noNumbers) {
    const { value: changed } = replaceAt({ value: sample }, path, value) as { value: unknown };
    expect([value, schema.safeParse(changed).success]).toEqual([value, false]);
  }
});

/** The places of numbers in a value, of lists in their first item. */
function listNumberPaths(value: unknown): string[][] {
  if (typeof value === 'number') return [[]];
  if (typeof value !== 'object' || value === null) return [];
  const parts = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return parts.flatMap(([name, part]) => listNumberPaths(part).map((path) => [name, ...path]));
}

function replaceAt(target: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  const changed = structuredClone(target) as Record<string, unknown>;
  changed[name] = replaceAt(changed[name], rest, value);
  return changed;
}

/** Valid bodies in which one field at a time is replaced, and bodies with unexpected fields. */
function hostileBodies(route: ApiRoute): unknown[] {
  if (route.kind === 'raw') return [];
  const unexpected = JSON.parse(
    '{"__proto__":{"admin":true},"constructor":{"prototype":{}},"role":"admin","user_id":1}',
  );
  return [{ ...unexpected, id: 'x' }, ...createValidBodies(route.endpoint).flatMap(withHostileValues)];
}

/** Bodies that the endpoint accepts. */
function createValidBodies(endpoint: Endpoint): Record<string, unknown>[] {
  const sample = createSample(toJsonSchema(endpoint.body)) as Record<string, unknown>;
  const all = Object.entries({ ...sample, ...ruledFields[getName(endpoint)] });
  const exclusive = eitherOr[getName(endpoint)];
  if (!exclusive) return [Object.fromEntries(all)];
  const names = exclusive.flat();
  return exclusive.map((own) =>
    Object.fromEntries(all.filter(([name]) => own.includes(name) || !names.includes(name))),
  );
}

function withHostileValues(good: Record<string, unknown>): Record<string, unknown>[] {
  return Object.entries(good).flatMap(([name, value]) => {
    const own = hostileValues.map((hostile) => ({ ...good, [name]: hostile }));
    const [inner] = Array.isArray(value) ? value : [value];
    if (typeof inner !== 'object' || inner === null) return own;
    const deeper = withHostileValues(inner as Record<string, unknown>);
    return [...own, ...deeper.map((changed) => ({ ...good, [name]: Array.isArray(value) ? [changed] : changed }))];
  });
}

function hostileQueries(route: ApiRoute): Record<string, string>[] {
  const action = toActionQuery(route.endpoint);
  const fields = route.kind === 'raw' ? rawFields : Object.keys(toJsonSchema(route.endpoint.query).properties ?? {});
  return fields.flatMap((field) => hostileTexts.map((text) => ({ ...action, [field]: text.toWellFormed() })));
}

/** Values of query parameters. Lists and objects are ordinary text there, so one of them is enough. */
const hostileTexts = hostileValues.flatMap((value) => {
  if (typeof value === 'string') return value.slice(0, 3000);
  return typeof value === 'number' || Array.isArray(value) ? JSON.stringify(value) : [];
});

/** Query parameters of the endpoints that do not respond with JSON. */
const rawFields = ['type', 'file', 'width', 'height', 'size', 'text', 'bg', 'color'];

function toJsonSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function toActionQuery(endpoint: ApiRoute['endpoint']): Record<string, string> {
  return 'action' in endpoint && endpoint.action ? { action: endpoint.action } : {};
}

function getName(endpoint: ApiRoute['endpoint']): string {
  return [endpoint.method, endpoint.resource, toActionQuery(endpoint).action].filter(Boolean).join(' ');
}

/** Endpoints that end the session of this test. */
function endsOwnSession(endpoint: ApiRoute['endpoint']): boolean {
  return ['POST login logout'].includes(getName(endpoint));
}

async function request(
  endpoint: ApiRoute['endpoint'],
  query: Record<string, string>,
  body?: string | Uint8Array<ArrayBuffer>,
) {
  const response = await fetch(`${api.url}/backend/api/${endpoint.resource}.php?${new URLSearchParams(query)}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${token}`,
      'idempotency-key': 'key-of-hostile-input',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, text: await response.text() };
}

/** A hash of each table, except tables that count attempts and visits. */
async function digest(): Promise<Record<string, string>> {
  const names = (await tableNames()).filter((name) => !countsOnly.includes(name));
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await digestTable(name)])));
}

async function digestTable(name: string): Promise<string> {
  const { rows: all } = await sql`select * from ${sql.table(name)}`.execute(api.db);
  const texts = all.map((row) => JSON.stringify(row)).filter((row) => !isTurn.test(row));
  return createHash('sha256').update(JSON.stringify(texts.sort())).digest('hex');
}

/** Rows that serialise concurrent writers; they also change when a request is refused. */
const isTurn = /^\{"name":"writes-/;

const countsOnly = ['login_attempts', 'sessions', 'idempotency_keys'];

async function tableNames(): Promise<string[]> {
  const list =
    getEngine(api.db) === 'sqlite'
      ? sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not like '%\\_fts%' escape '\\'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
  return (await list.execute(api.db)).rows.map(({ name }) => name);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ERRORS_PATH } from '@fakos/contracts/remote/failures';
import express from 'express';
import pino from 'pino';
import { STORED_DAYS } from '../../counts/count-store.ts';
import { ErrorStore, MAX_ERRORS } from '../../error-reports/error-store.ts';
import { TestServers } from '../../testing/http.ts';
import { errors } from '../errors.ts';
import { errorReports } from './error-reports.ts';

const ORIGIN = 'https://shop.example';
const CART = `    at Cart (${ORIGIN}/remotes/mfe-shop/2/7.js:1:204)`;
const REACT = `    at render (${ORIGIN}/assets/1/main.js:1:5)`;
const servers = new TestServers();
let data: string;
let store: ErrorStore;
let now: number;
let gateway: string;

beforeEach(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'fakos-errors-'));
  now = Date.parse('2026-11-25T10:00:00Z');
  store = new ErrorStore(data, () => now);
  const isKnown = async (part: string, version: string) => ['mfe-shop@2', 'shell@1'].includes(`${part}@${version}`);
  const app = express().use(errorReports({ errors: store, isKnown }), errors(pino({ level: 'silent' })));
  gateway = await servers.listen(app);
});
afterEach(async () => {
  await servers.close();
  store.close();
  rmSync(data, { recursive: true });
});

async function send(report: object): Promise<number> {
  const body = JSON.stringify({
    error: 'TypeError: x is not iterable',
    stack: `TypeError\n${CART}`,
    page: '/shop',
    ...report,
  });
  return (await fetch(`${gateway}${ERRORS_PATH}`, { method: 'POST', body })).status;
}

test('an error is counted for the remote in its stack, without personal data', async () => {
  const error = 'TypeError: no user maria@example.gr';
  const stack = `TypeError: no user maria@example.gr\n${REACT}\n${CART}\n    at Μαρία (https://evil.example/x.js:1:1)`;
  expect(await send({ error, stack, page: '/en/shop' })).toBe(204);
  now += 60_000;
  expect(await send({ error, stack, page: '/shop' })).toBe(204);
  expect(store.list()).toEqual([
    {
      ...{ part: 'mfe-shop', version: '2', error: 'TypeError: no user [e-mail]', page: '/shop', count: 2 },
      ...{ stack: ['render shell 1 main.js:1:5', 'Cart mfe-shop 2 7.js:1:204'], lastAt: '2026-11-25T10:01:00.000Z' },
    },
  ]);
});

test('errors of the shell and of no known release', async () => {
  await send({ stack: REACT });
  await send({ stack: CART.replace('/2/', '/9/') });
  await send({ stack: 'at f (https://evil.example/x.js:1:1)' });
  expect(store.list()).toMatchObject([{ part: 'shell', version: '1', count: 1 }]);
});

test('errors are removed after a month', async () => {
  await send({});
  now += (STORED_DAYS + 1) * 86_400_000;
  expect(store.list()).toEqual([]);
  await send({ error: 'Error: a new one' });
  expect(store.list()).toHaveLength(1);
});

test('a release has a limited number of errors, and those are still counted', () => {
  const add = (error: string) => store.add({ part: 'mfe-shop', version: '2', error, stack: [], page: '/' });
  for (let index = 0; index <= MAX_ERRORS; index++) add(`Error: ${index}`);
  add('Error: 0');
  expect(store.list()).toHaveLength(MAX_ERRORS);
  expect(store.list()[0]).toMatchObject({ error: 'Error: 0', count: 2 });
});

test.each([
  ['no error', { error: '' }],
  ['a page with a query', { page: '/shop?q=1' }],
])('%s is refused', async (_name, report) => {
  expect(await send(report)).toBe(422);
});

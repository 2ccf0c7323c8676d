import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { answerOf, defineCall } from '@fakos/shared-kit/api/contract';
import { pino } from 'pino';
import { z } from 'zod';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { openTestStore } from '../testing/test-store.ts';
import { createApp } from './app.ts';
import { endpoint } from './endpoint.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('both spellings of the address answer', async () => {
  const short = await fetch(`${api.url}/api/brands.php`);
  expect(short.status).toBe(200);
});

test.each([
  ['an unknown resource', 'nothing.php', 'GET', undefined, 404, 'NOT_FOUND'],
  ['an unknown action', 'products.php?action=explode', 'GET', undefined, 404, 'NOT_FOUND'],
  ['a wrong method', 'settings.php', 'DELETE', undefined, 405, 'METHOD_NOT_ALLOWED'],
  ['half a JSON body', 'login.php', 'POST', '{"email":', 400, 'BAD_REQUEST'],
  ['a JSON list', 'login.php', 'POST', '[]', 400, 'BAD_REQUEST'],
  ['a body without end', 'login.php', 'POST', JSON.stringify({ email: 'x'.repeat(300_000) }), 413, 'TOO_LARGE'],
  ['a page that is no number', 'products.php?page=two', 'GET', undefined, 422, 'VALIDATION'],
])('%s', async (_name, path, method, body, status, code) => {
  const answer = await api.ask(path, { method, body });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({ success: false, code });
});

test('a form is not JSON', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await api.ask('login.php', { body: 'email=a', headers });
  expect(answer.status).toBe(415);
});

test('a wrong method names the right ones', async () => {
  const answer = await api.ask('products.php', { method: 'DELETE' });
  expect(answer.headers.get('allow')).toBe('GET, PUT');
});

test.each([
  ['', {}, 'Δεν βρέθηκε αυτό που ζητήσατε.'],
  ['', { 'accept-language': 'fr' }, 'Δεν βρέθηκε αυτό που ζητήσατε.'],
  ['', { 'accept-language': 'en-US,en;q=0.9,el;q=0.8' }, 'What you asked for was not found.'],
  ['?lang=el', { 'accept-language': 'en' }, 'Δεν βρέθηκε αυτό που ζητήσατε.'],
])('a failure for "%s" %j is told in the right language', async (query, headers, message) => {
  const answer = await api.ask(`nothing.php${query}`, { headers });
  expect(answer.body.message).toBe(message);
});

test('the action may stand in the body, as the specification has it', async () => {
  const answer = await api.ask('cart.php', { body: { action: 'quote', items: [{ product_id: 1, quantity: 1 }] } });
  expect(answer.body.data.total).toBe(52);
});

test('a public answer is revalidated by its ETag and differs by language', async () => {
  const first = await api.ask('brands.php');
  expect(first.headers.get('vary')).toBe('Accept-Language, Authorization');
  const headers = { 'if-none-match': first.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  const again = await api.ask('brands.php', { headers });
  expect(again.status).toBe(304);
});

test('the gateway’s request id is kept, a strange one is replaced', async () => {
  const kept = await api.ask('brands.php', { headers: { 'x-request-id': 'abc-12345678' } });
  expect(kept.headers.get('x-request-id')).toBe('abc-12345678');
  const replaced = await api.ask('brands.php', { headers: { 'x-request-id': 'a b<c>' } });
  expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('health answers without a session', async () => {
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${api.url}/readyz`)).status).toBe(200);
});

test('an answer that breaks its contract is our failure and says nothing inside', async () => {
  const call = defineCall({ resource: 'x', method: 'GET', permission: 'public', answer: answerOf(z.string()) });
  const broken = endpoint(call, async () => ({ data: 7 as unknown as string }));
  const store = await openTestStore();
  const app = createApp([broken], { db: store.db, log: pino({ level: 'silent' }), checkAnswers: true });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/x.php`);
  server.close();
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    success: false,
    code: 'INTERNAL',
    message: 'Κάτι πήγε στραβά σε εμάς. Δοκιμάστε ξανά σε λίγο.',
  });
  await store.close();
});

import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { gatewaySettings } from '../settings.ts';
import { AlertWebhook } from './alert-webhook.ts';
import { FailureSpikes, SPIKE_FAILURES, SPIKE_WINDOW_MS } from './failure-spikes.ts';

const alert = { event: 'rollback', remote: 'mfe-shop', version: 'a2', why: 'failed for 5 visitors' } as const;
const received: { path: string | undefined; body: unknown }[] = [];
let statuses: number[];
let receiver: Server;
let webhook: AlertWebhook;

beforeEach(async () => {
  received.length = 0;
  receiver = createServer(async (request: IncomingMessage, response) => {
    received.push({ path: request.url, body: JSON.parse(await text(request)) });
    response.writeHead(statuses.shift() ?? 200, { location: '/internal' }).end();
    receiver.emit('received');
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const { port } = receiver.address() as AddressInfo;
  const log = pino({ level: 'silent' });
  webhook = new AlertWebhook({ url: `http://127.0.0.1:${port}/hook`, log, retryDelaysMs: [1] });
});
afterEach(async () => {
  await webhook.close();
  receiver.close();
});

async function waitForRequests(count: number): Promise<void> {
  while (received.length < count) await once(receiver, 'received');
}

test('an alert is sent again until the receiver accepts it', async () => {
  statuses = [500, 204];
  webhook.send(alert);
  await waitForRequests(2);
  const body = { ...alert, text: 'mfe-shop a2: rollback, failed for 5 visitors', at: expect.stringMatching(/^\d{4}-/) };
  expect(received).toEqual([
    { path: '/hook', body },
    { path: '/hook', body },
  ]);
});

test('a redirect is not followed', async () => {
  statuses = [307, 200];
  webhook.send(alert);
  await waitForRequests(2);
  expect(received.map(({ path }) => path)).toEqual(['/hook', '/hook']);
});

test.each([
  ['https://hooks.example.com/fakos', true],
  ['http://127.0.0.1:9000/hook', true],
  ['http://localhost/hook', true],
  ['http://hooks.example.com/fakos', false],
  ['https://maria:secret@hooks.example.com/', false],
  ['file:///etc/passwd', false],
])('the setting ALERT_WEBHOOK_URL=%s is accepted: %s', (url, isAccepted) => {
  expect(gatewaySettings.safeParse({ ALERT_WEBHOOK_URL: url }).success).toBe(isAccepted);
});

test('many failures within a short time are a spike, once an hour', () => {
  let now = 0;
  const spikes = new FailureSpikes(() => now);
  const failOften = () =>
    Array.from({ length: SPIKE_FAILURES }, () => spikes.count('mfe-shop a1')).filter(Boolean).length;
  expect(failOften()).toBe(1);
  expect(failOften()).toBe(0);
  now += 61 * 60_000;
  for (let count = 1; count < SPIKE_FAILURES; count++) expect(spikes.count('mfe-shop a1')).toBe(false);
  now += SPIKE_WINDOW_MS;
  expect(spikes.count('mfe-shop a1')).toBe(false);
});

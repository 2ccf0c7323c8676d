import { setTimeout as wait } from 'node:timers/promises';
import { owner } from '../fixtures/installation.ts';
import { Load } from './load.ts';
import { sendRequest } from './site/visitor.ts';
import { expect, test } from './test.ts';

/** Concurrent requests in a small shop's busy hour. */
const VISITORS = 12;
const QUIET_MS = 1_500;

test('no request fails while a gateway crashes under load and restarts', async ({ edge }) => {
  const products = await sendRequest(`${edge.url}/backend/api/products.php?limit=1`);
  const [product] = (JSON.parse(products.body.toString()) as { data: { id: number }[] }).data;
  const logged = edge.readLog().length;
  const load = new Load(
    [
      { name: 'home', url: `${edge.url}/` },
      { name: 'list', url: `${edge.url}/en/shop` },
      { name: 'api', url: `${edge.url}/backend/api/products.php?limit=12` },
      {
        name: 'quote',
        url: `${edge.url}/backend/api/cart.php?action=quote`,
        json: { items: [{ product_id: product?.id, quantity: 1 }] },
      },
    ],
    VISITORS,
  );
  await wait(QUIET_MS);
  await edge.killGateway(0);
  await wait(QUIET_MS);
  const linesBeforeRestart = edge.readLog().length;
  await edge.startGateway(0);
  await expect
    .poll(() => countResponses(linesBeforeRestart, edge.gatewayUrl(0)), 'responses of the restarted gateway')
    .toBeGreaterThan(10);
  const { requests, failures } = await load.stop();

  const lines = edge.readLog().slice(logged);
  const retried = lines.filter(({ gateway }) => gateway.includes(',')).length;
  const summary = `${JSON.stringify(requests)}, ${retried} of them retried at the other gateway`;
  test.info().annotations.push({ type: 'load', description: summary });
  expect(failures, summary).toEqual([]);
  expect(
    Object.values(requests).every((count) => count > VISITORS),
    summary,
  ).toBe(true);
  expect(retried, summary).toBeGreaterThan(0);

  function countResponses(from: number, gateway: string): number {
    const host = new URL(gateway).host;
    return edge
      .readLog()
      .slice(from)
      .filter((line) => line.gateway.endsWith(host) && line.status === 200).length;
  }
});

test('gateways still respond themselves while the API is down', async ({ edge }) => {
  await edge.killApis();
  try {
    for (let round = 0; round < 10; round += 1) {
      for (const address of ['/', '/en/shop', '/about', '/backend/api/brands.php']) {
        // An error response of nginx itself has no request id.
        expect(
          (await sendRequest(edge.url + address)).headers['x-request-id'],
          `${address}, round ${round}`,
        ).toBeDefined();
      }
    }
    for (const gateway of [edge.gatewayUrl(0), edge.gatewayUrl(1)]) {
      expect(
        (await sendRequest(`${gateway}/backend/api/login.php`, { json: owner })).status,
        `a login at ${gateway}`,
      ).toBe(503);
    }
  } finally {
    await edge.startApis();
  }
  for (const gateway of [edge.gatewayUrl(0), edge.gatewayUrl(1)]) {
    const session = () => sendRequest(`${gateway}/backend/api/login.php`).then(({ status }) => status);
    await expect.poll(session, `${gateway} reaches the restarted API`).toBe(401);
  }
});

test('a session created at one gateway is valid at the other', async ({ edge }) => {
  const address = '/backend/api/login.php';
  const login = await sendRequest(edge.gatewayUrl(0) + address, { json: owner });
  const { token } = JSON.parse(login.body.toString()) as { token: string };
  const cookie = login.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const readSessionUser = (authorization: string, sentCookie: string) =>
    sendRequest(edge.gatewayUrl(1) + address, { headers: { authorization, cookie: sentCookie } });

  const valid = await readSessionUser(`Bearer ${token}`, cookie);
  expect(JSON.parse(valid.body.toString())).toMatchObject({ success: true, user: { email: owner.email } });
  expect((await readSessionUser(`Bearer ${token}`, 'fakos_session=another')).status).toBe(401);
});

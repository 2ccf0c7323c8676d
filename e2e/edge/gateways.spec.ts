import { owner } from '../fixtures/installation.ts';
import { Load } from './load.ts';
import type { Edge } from './site/edge.ts';
import { sendRequest } from './site/visitor.ts';
import { expect, test } from './test.ts';

/** Concurrent requests in a small shop's busy hour. */
const VISITORS = 12;
/** Requests before and after each step of a test under load. */
const REQUESTS_PER_STEP = 10 * VISITORS;

test('no request fails while a gateway crashes under load and restarts', async ({ edge }) => {
  const logged = edge.readLog().length;
  const load = await startLoad(edge);
  await finishRequests(load);
  await edge.killGateway(0);
  await finishRequests(load);
  await restartGateway(edge, 0);
  const { requests, failures } = await load.stop();

  const retried = edge
    .readLog()
    .slice(logged)
    .filter(({ gateway }) => gateway.includes(',')).length;
  const summary = `${JSON.stringify(requests)}, ${retried} of them retried at the other gateway`;
  test.info().annotations.push({ type: 'load', description: summary });
  expect(failures, summary).toEqual([]);
  expect(
    Object.values(requests).every((count) => count > VISITORS),
    summary,
  ).toBe(true);
  expect(retried, summary).toBeGreaterThan(0);
});

test('no request fails in a rolling restart of both gateways under load', async ({ edge }) => {
  const load = await startLoad(edge);
  for (const index of [0, 1] as const) {
    await finishRequests(load);
    expect(await edge.stopGateway(index), `gateway ${index} ends by itself`).toBe(true);
    await finishRequests(load);
    await restartGateway(edge, index);
  }
  const { requests, failures } = await load.stop();
  const summary = JSON.stringify(requests);
  test.info().annotations.push({ type: 'load', description: summary });
  expect(failures, summary).toEqual([]);
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

/** Visitors who open pages and call the API; quotes are POST requests, which nginx never retries. */
async function startLoad(edge: Edge): Promise<Load> {
  const products = await sendRequest(`${edge.url}/backend/api/products.php?limit=1`);
  const [product] = (JSON.parse(products.body.toString()) as { data: { id: number }[] }).data;
  return new Load(
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
}

/** Waits until the load has finished some more requests. */
async function finishRequests(load: Load): Promise<void> {
  const goal = load.count + REQUESTS_PER_STEP;
  await expect.poll(() => load.count, 'requests of the load').toBeGreaterThanOrEqual(goal);
}

/** Starts a stopped gateway again and waits until it responds to visitors. */
async function restartGateway(edge: Edge, index: 0 | 1): Promise<void> {
  const linesBefore = edge.readLog().length;
  await edge.startGateway(index);
  const { host } = new URL(edge.gatewayUrl(index));
  const countResponses = () =>
    edge
      .readLog()
      .slice(linesBefore)
      .filter(({ gateway, status }) => gateway.endsWith(host) && status === 200).length;
  await expect.poll(countResponses, 'responses of the restarted gateway').toBeGreaterThan(10);
}

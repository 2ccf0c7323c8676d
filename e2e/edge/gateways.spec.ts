import { setTimeout as wait } from 'node:timers/promises';
import { owner } from '../fixtures/installation.ts';
import { Load } from './load.ts';
import { ask } from './site/visitor.ts';
import { expect, test } from './test.ts';

/** As many as a small shop's busy hour keeps in flight at once. */
const VISITORS = 12;
const QUIET_MS = 1_500;

test('a gateway dies under load and comes back, and no request fails', async ({ edge }) => {
  const products = await ask(`${edge.url}/backend/api/products.php?limit=1`);
  const [product] = (JSON.parse(products.body.toString()) as { data: { id: number }[] }).data;
  const logged = edge.readLog().length;
  const load = new Load(
    [
      { name: 'home', url: `${edge.url}/` },
      { name: 'list', url: `${edge.url}/en/shop` },
      { name: 'call', url: `${edge.url}/backend/api/products.php?limit=12` },
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
  const withoutIt = edge.readLog().length;
  await edge.startGateway(0);
  await expect
    .poll(() => answeredBy(withoutIt, edge.gatewayUrl(0)), 'answers of the gateway that came back')
    .toBeGreaterThan(10);
  const { asked, failures } = await load.stop();

  const lines = edge.readLog().slice(logged);
  const askedTwice = lines.filter(({ gateway }) => gateway.includes(',')).length;
  const summary = `${JSON.stringify(asked)}, ${askedTwice} of them asked again at the other gateway`;
  test.info().annotations.push({ type: 'load', description: summary });
  expect(failures, summary).toEqual([]);
  expect(
    Object.values(asked).every((count) => count > VISITORS),
    summary,
  ).toBe(true);
  expect(askedTwice, summary).toBeGreaterThan(0);

  function answeredBy(from: number, gateway: string): number {
    const host = new URL(gateway).host;
    return edge
      .readLog()
      .slice(from)
      .filter((line) => line.gateway.endsWith(host) && line.status === 200).length;
  }
});

test('while the API is away, gateways go on answering in their own words', async ({ edge }) => {
  await edge.killApis();
  try {
    for (let round = 0; round < 10; round += 1) {
      for (const address of ['/', '/en/shop', '/about', '/backend/api/brands.php']) {
        // What nginx says in a gateway's place carries no id.
        expect((await ask(edge.url + address)).headers['x-request-id'], `${address}, round ${round}`).toBeDefined();
      }
    }
    for (const gateway of [edge.gatewayUrl(0), edge.gatewayUrl(1)]) {
      expect((await ask(`${gateway}/backend/api/login.php`, { json: owner })).status, `a login at ${gateway}`).toBe(
        503,
      );
    }
  } finally {
    await edge.startApis();
  }
  for (const gateway of [edge.gatewayUrl(0), edge.gatewayUrl(1)]) {
    const session = () => ask(`${gateway}/backend/api/login.php`).then(({ status }) => status);
    await expect.poll(session, `${gateway} reaches the API that came back`).toBe(401);
  }
});

test('who signs in at one gateway is signed in at the other', async ({ edge }) => {
  const address = '/backend/api/login.php';
  const login = await ask(edge.gatewayUrl(0) + address, { json: owner });
  const { token } = JSON.parse(login.body.toString()) as { token: string };
  const cookie = login.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
  const whoAmI = (authorization: string, sentCookie: string) =>
    ask(edge.gatewayUrl(1) + address, { headers: { authorization, cookie: sentCookie } });

  const known = await whoAmI(`Bearer ${token}`, cookie);
  expect(JSON.parse(known.body.toString())).toMatchObject({ success: true, user: { email: owner.email } });
  expect((await whoAmI(`Bearer ${token}`, 'fakos_session=another')).status).toBe(401);
});

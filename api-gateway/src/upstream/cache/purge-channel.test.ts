import pino from 'pino';
import { RedisServer } from '../../testing/redis-server.ts';
import { respondWithJson } from '../../testing/scripted-api.ts';
import { TestGateway } from '../../testing/test-gateway.ts';
import { joinPurgeChannel } from './purge-channel.ts';

const redis = new RedisServer();
const gateways = [new TestGateway(), new TestGateway()] as const;
const channels: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  const url = await redis.start();
  for (const gateway of gateways) {
    await gateway.start();
    gateway.api.script = respondWithJson((_request, count) => ({ success: true, count }));
    channels.push(await joinPurgeChannel(gateway.upstream, url, pino({ level: 'silent' })));
  }
});
afterAll(async () => {
  for (const channel of channels) await channel.close();
  for (const gateway of gateways) await gateway.stop();
  await redis.stop();
});

test('a write through one gateway removes stale responses of the other', async () => {
  const [here, there] = gateways;
  const purges = { here: [] as string[], there: [] as string[] };
  here.upstream.onPurge((from) => purges.here.push(from));
  const announced = new Promise<void>((resolve) =>
    there.upstream.onPurge((from) => {
      purges.there.push(from);
      resolve();
    }),
  );
  const list = async () => (await there.get('products.php')).headers.get('x-cache');
  expect([await list(), await list()]).toEqual(['miss', 'hit']);
  await here.write('products.php');
  await announced;
  expect([await list(), await list()]).toEqual(['miss', 'hit']);
  expect(purges).toEqual({ here: ['here'], there: ['elsewhere'] });
});

import pino from 'pino';
import { RedisServer } from '../testing/redis-server.ts';
import { answerJson } from '../testing/scripted-api.ts';
import { TestGateway } from '../testing/test-gateway.ts';
import { joinPurges } from './purge-channel.ts';

const redis = new RedisServer();
const gateways = [new TestGateway(), new TestGateway()] as const;
const channels: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  const url = await redis.start();
  for (const gateway of gateways) {
    await gateway.start();
    gateway.api.script = answerJson((_request, count) => ({ success: true, count }));
    channels.push(await joinPurges(gateway.upstream, url, pino({ level: 'silent' })));
  }
});
afterAll(async () => {
  for (const channel of channels) await channel.close();
  for (const gateway of gateways) await gateway.stop();
  await redis.stop();
});

test('a write that passes one gateway empties the memory of the other', async () => {
  const [here, there] = gateways;
  const heard = { here: [] as string[], there: [] as string[] };
  here.upstream.onPurge((from) => heard.here.push(from));
  const told = new Promise<void>((resolve) =>
    there.upstream.onPurge((from) => {
      heard.there.push(from);
      resolve();
    }),
  );
  const list = async () => (await there.get('products.php')).headers.get('x-cache');
  expect([await list(), await list()]).toEqual(['miss', 'hit']);
  await here.write('products.php');
  await told;
  expect([await list(), await list()]).toEqual(['miss', 'hit']);
  expect(heard).toEqual({ here: ['here'], there: ['elsewhere'] });
});

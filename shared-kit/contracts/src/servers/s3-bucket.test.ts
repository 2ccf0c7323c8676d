/** @jest-environment node */
import { S3Server } from '../testing/s3-server.ts';
import { S3Bucket, StorageUnavailable } from './s3-bucket.ts';
import { parseS3Location } from './s3-location.ts';

const server = new S3Server();
beforeAll(() => server.start());
beforeEach(() => {
  server.objects.clear();
  server.isAway = false;
});
afterAll(() => server.close());

const open = (prefix = '', environment = server.environment) => new S3Bucket({ bucket: 'shop', prefix }, environment);
const text = (content: string) => Buffer.from(content);

test.each([
  ['s3://shop', { bucket: 'shop', prefix: '' }],
  ['s3://shop/', { bucket: 'shop', prefix: '' }],
  ['s3://my.shop-1/site/live', { bucket: 'my.shop-1', prefix: 'site/live/' }],
  ['s3://shop/../other', undefined],
  ['s3://Shop', undefined],
  ['https://shop', undefined],
  ['/srv/fakos', undefined],
])('%s', (address, expected) => {
  expect(parseS3Location(address)).toEqual(expected);
});

test('objects are written, read, copied, listed in pages and deleted, below the prefix', async () => {
  const bucket = open('site/');
  const names = ['a/φακός 1+2.png', "a/it's (1).png", 'a/b/c.png', 'd.png'];
  for (const name of names) await bucket.put(name, text(name));
  expect((await bucket.get(names[0] ?? ''))?.bytes.toString()).toBe(names[0]);
  expect(await bucket.head('a/b/c.png')).toMatchObject({ size: 9, etag: expect.stringMatching(/^"\w+"$/) });
  expect((await bucket.list('a/')).map(({ key }) => key).sort()).toEqual(names.slice(0, 3).sort());
  expect([...server.objects.keys()].every((key) => key.startsWith('shop/site/'))).toBe(true);
  expect(await bucket.copy(names[0] ?? '', 'copy+of.png')).toBe(true);
  expect((await bucket.get('copy+of.png'))?.bytes.toString()).toBe(names[0]);
  expect(await bucket.copy('missing', 'copy.png')).toBe(false);
  await bucket.delete('d.png');
  await bucket.delete('d.png');
  expect(await bucket.get('d.png')).toBeUndefined();
  expect(await bucket.head('d.png')).toBeUndefined();
});

test('of two writers with one state, one writes', async () => {
  const bucket = open();
  const results = await Promise.all(['one', 'two'].map((name) => bucket.put('new', text(name), { isNew: true })));
  expect(results.filter((etag) => etag !== undefined)).toHaveLength(1);
  const etag = (await bucket.head('new'))?.etag ?? '';
  const changes = await Promise.all(['three', 'four'].map((name) => bucket.put('new', text(name), { etag })));
  expect(changes.filter((changed) => changed !== undefined)).toHaveLength(1);
  expect(await bucket.put('missing', text(''), { etag })).toBeUndefined();
});

test('an unchanged object is not sent again', async () => {
  const bucket = open();
  const etag = (await bucket.put('registry.json', text('{}'))) ?? '';
  expect(await bucket.get('registry.json', { etag })).toBe('unchanged');
  await bucket.put('registry.json', text('{"revision":1}'));
  expect(await bucket.get('registry.json', { etag })).toMatchObject({ size: 14 });
});

test('an unreachable storage, a wrong key and missing credentials are reported', async () => {
  await expect(open('', { ...server.environment, AWS_SECRET_ACCESS_KEY: 'wrong' }).head('a')).rejects.toThrow('403');
  await expect(open('', { ...server.environment, AWS_SECRET_ACCESS_KEY: '' }).head('a')).rejects.toThrow(
    'AWS_SECRET_ACCESS_KEY',
  );
  server.isAway = true;
  await expect(open().get('a')).rejects.toThrow(StorageUnavailable);
  await expect(open().list('')).rejects.toThrow(StorageUnavailable);
});

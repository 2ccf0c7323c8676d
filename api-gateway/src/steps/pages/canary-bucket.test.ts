import express from 'express';
import { TestServers } from '../../testing/http.ts';
import { canaryBucket } from './canary-bucket.ts';

const servers = new TestServers();
afterEach(() => servers.close());

async function open(hasCanary: boolean) {
  const app = express().use(canaryBucket(async () => hasCanary));
  app.use((_request, response) => void response.json(response.locals.bucket ?? null));
  const origin = await servers.listen(app);
  return async (cookie = '') => {
    const response = await fetch(origin, { headers: { cookie } });
    return { bucket: (await response.json()) as number | null, cookie: response.headers.get('set-cookie') };
  };
}

test('a visitor keeps the bucket of the first page', async () => {
  const visit = await open(true);
  const first = await visit();
  expect(first.cookie).toMatch(/^fakos_bucket=\d{1,2}; Max-Age=31536000; Path=\/; .*HttpOnly; SameSite=Lax$/);
  expect(first.cookie).toContain(`fakos_bucket=${first.bucket};`);
  expect(await visit(`theme=1; fakos_bucket=${first.bucket}`)).toEqual({ bucket: first.bucket, cookie: null });
});

test('visitors are spread over all buckets', async () => {
  const visit = await open(true);
  const visits = await Promise.all(Array.from({ length: 400 }, () => visit()));
  const low = visits.filter(({ bucket }) => bucket !== null && bucket < 10).length;
  expect(low).toBeGreaterThan(10);
  expect(low).toBeLessThan(90);
});

test.each(['', '100', '-1', 'x', '5; Path=/'].map((value) => [value]))(
  'a cookie with "%s" is replaced',
  async (value) => {
    const visit = await open(true);
    const { bucket, cookie } = await visit(`fakos_bucket=${value}`);
    if (value.startsWith('5')) expect(cookie).toBeNull();
    else expect(cookie).toContain(`fakos_bucket=${bucket}`);
  },
);

test('a smoke test gets the staged releases, whether there is a canary or not', async () => {
  for (const hasCanary of [true, false]) {
    const visit = await open(hasCanary);
    expect(await visit('fakos_bucket=staged')).toEqual({ bucket: -1, cookie: null });
  }
});

test('no cookie is set without a canary', async () => {
  const visit = await open(false);
  expect(await visit()).toEqual({ bucket: null, cookie: null });
});

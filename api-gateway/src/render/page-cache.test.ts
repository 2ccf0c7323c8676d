import { FRESH_MS, PageCache, STALE_MS } from './page-cache.ts';

let now = 0;
let made = 0;
const PAGES = 10;
const LIMIT_MB = 5;
const VARIANTS = 10_000;
const cache = () =>
  new PageCache<string>({ now: () => now, limitMb: LIMIT_MB, getSize: () => (LIMIT_MB * 1024 * 1024) / PAGES });
const page = async () => `page ${++made}`;

beforeEach(() => {
  now = 0;
  made = 0;
});

test('concurrent requests make a page once, and it is cached while it is fresh', async () => {
  const pages = cache();
  const results = await Promise.all(Array.from({ length: 50 }, () => pages.get('/', page)));
  expect(new Set(results)).toEqual(new Set(['page 1']));
  now += FRESH_MS;
  expect(await pages.get('/', page)).toBe('page 1');
});

test('a stale page is served at once while a new one is made', async () => {
  const pages = cache();
  await pages.get('/', page);
  now += FRESH_MS + 1;
  expect(await pages.get('/', page)).toBe('page 1');
  expect(await pages.get('/', page)).toBe('page 2');
  now += FRESH_MS + STALE_MS + 1;
  expect(await pages.get('/', page)).toBe('page 3');
});

test('a page that was being made during a purge is not cached', async () => {
  const pages = cache();
  let finish: (value: string) => void = () => undefined;
  const slow = pages.get('/', () => new Promise<string>((resolve) => (finish = resolve)));
  pages.purge();
  finish('before the write');
  expect(await slow).toBe('before the write');
  expect(await pages.get('/', page)).toBe('page 1');
});

test('a page that could not be made is made again for the next visitor', async () => {
  const pages = cache();
  expect(await pages.get('/', async () => undefined)).toBeUndefined();
  expect(await pages.get('/', page)).toBe('page 1');
});

test('ten thousand variants of a page stay within the bytes of the cache; the least recently used are removed', async () => {
  const pages = cache();
  for (let number = 0; number < VARIANTS; number++) await pages.get(`/?utm=${number}`, page);
  const before = made;
  await pages.get(`/?utm=${VARIANTS - 1}`, page);
  expect(made).toBe(before);
  for (const removed of [0, VARIANTS - PAGES - 1]) await pages.get(`/?utm=${removed}`, page);
  expect(made).toBe(before + 2);
});

import { offlineCache } from '@fakos/contracts/caching';
import { FRESH_MS, PageCache, STALE_MS } from './render/page-cache.ts';
import { respondWithJson, ScriptedApi } from './testing/scripted-api.ts';
import { CircuitBreaker, FAILURES_TO_OPEN, OPEN_MS } from './upstream/circuit-breaker.ts';
import { Upstream } from './upstream/upstream.ts';

// The system's clock is set, for example by NTP, while the gateway runs.

const HOUR_MS = 3_600_000;
const jumps: [string, number][] = [
  ['back', -24 * HOUR_MS],
  ['forward', 24 * HOUR_MS],
];
let waitedMs: number;

beforeEach(() => {
  waitedMs = 0;
  const getTime = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => getTime() + waitedMs);
});
afterEach(() => jest.restoreAllMocks());

function setClock(offsetMs: number): void {
  const getTime = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => getTime() + offsetMs);
}

test.each(jumps)('the API is tried again after the usual time when the clock is set %s', (_how, offsetMs) => {
  const breaker = new CircuitBreaker();
  for (let count = 0; count < FAILURES_TO_OPEN; count++) breaker.failed('normal');
  setClock(offsetMs);
  expect(breaker.enter()).toBe('refused');
  waitedMs = OPEN_MS;
  expect(breaker.enter()).toBe('probe');
});

test.each(jumps)('a page is cached for the usual time when the clock is set %s', async (_how, offsetMs) => {
  let made = 0;
  const pages = new PageCache<number>({ getSize: () => 1 });
  const make = async () => ++made;
  await pages.get('/', make);
  setClock(offsetMs);
  expect(await pages.get('/', make)).toBe(1);
  waitedMs = FRESH_MS + STALE_MS + 1;
  expect(await pages.get('/', make)).toBe(2);
});

test.each(jumps)('a response is cached for the usual time when the clock is set %s', async (_how, offsetMs) => {
  const api = new ScriptedApi();
  const upstream = new Upstream(await api.start());
  try {
    api.script = respondWithJson((_request, count) => ({ success: true, count }));
    const read = async () => JSON.parse((await upstream.getShared('products.php', 'el')).body).count;
    expect(await read()).toBe(1);
    setClock(offsetMs);
    expect(await read()).toBe(1);
    waitedMs = (offlineCache.maxAge + offlineCache.staleWhileRevalidate + 1) * 1000;
    expect(await read()).toBe(2);
  } finally {
    await upstream.close();
    await api.stop();
  }
});

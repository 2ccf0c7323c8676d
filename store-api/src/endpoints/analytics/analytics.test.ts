import { MAX_EVENT_PROPERTIES, RETENTION_DAYS } from '@fakos/contracts/analytics/contract';
import { PRUNE_EVERY_MS } from '../../domain/insights/analytics/retention.ts';
import { serveEndpoints } from '../../testing/serve-endpoints.ts';
import { ADMIN, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { analyticsEndpoints } from './analytics.route.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const tablet = 'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36';
const desktop = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/124.0.0.0 Safari/537.36';

let api: TestApi;
let token: string;
let served: Awaited<ReturnType<typeof serveEndpoints>>;
let now: Date;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn(ADMIN);
});
beforeEach(async () => {
  now = new Date('2026-03-10T12:00:00.000Z');
  served = await serveEndpoints(
    api.db,
    analyticsEndpoints(() => now),
  );
});
afterEach(async () => {
  await served.close();
  for (const table of ['page_views', 'visit_events', 'visit_ends'] as const) await api.db.deleteFrom(table).execute();
});
afterAll(() => api.close());

const view = {
  action: 'track',
  page_url: 'https://fakos.example/order-success?n=OP26-000123&t=secret#top',
  page_title: 'Ευχαριστούμε',
  referrer: 'https://search.example/?q=maria',
  session_id: 'session-1',
  timestamp: '2026-03-10T12:00:00.000Z',
  user_agent: phone,
  screen_resolution: '390x844',
  viewport_size: '390x664',
  language: 'el-GR',
};
const event = {
  action: 'track_event',
  event_name: 'add_to_cart',
  event_properties: { id: 1, name: 'Αιγαίο 02' },
  page_url: '/shop',
  session_id: 'session-1',
  timestamp: 1_773_144_000_000,
};
const end = { action: 'track_session_end', session_id: 'session-1', session_duration: 61_000, timestamp: 0 };

async function send(body: object | string) {
  const response = await fetch(`${served.url}/analytics.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': desktop },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

async function report(query = '') {
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${served.url}/analytics.php${query}`, { headers });
  return { status: response.status, body: await response.json() };
}

test('a page view stores only the fields that the reports need', async () => {
  expect(await send({ ...view, email: 'maria@example.gr' })).toEqual({ status: 200, body: { success: true } });
  expect(await api.db.selectFrom('page_views').selectAll().execute()).toEqual([
    {
      id: expect.any(Number),
      session_id: 'session-1',
      at: '2026-03-10T12:00:00.000Z',
      day: '2026-03-10',
      path: '/order-success',
      title: 'Ευχαριστούμε',
      referrer_host: 'search.example',
      device: 'phone',
      language: 'el',
    },
  ]);
});

test.each([
  [phone, 'phone'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36', 'phone'],
  [tablet, 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1', 'tablet'],
  [desktop, 'desktop'],
  ['', 'desktop'],
])('%s is a %s', async (userAgent, device) => {
  await send({ ...view, user_agent: userAgent });
  expect(await api.db.selectFrom('page_views').select('device').execute()).toEqual([{ device }]);
});

function nested(levels: number): object {
  return levels === 0 ? {} : { inner: nested(levels - 1) };
}

const LEVELS = 20_000;
// A string, because JSON.stringify fails for an object of this depth.
const bottomless = JSON.stringify(event).replace('{"id":1', `{"a":${'['.repeat(LEVELS)}${']'.repeat(LEVELS)},"id":1`);

test.each([
  ['a page without an address', { ...view, page_url: 'javascript:alert(1)' }, 'page_url'],
  ['an endless address', { ...view, page_url: `/${'a'.repeat(2048)}` }, 'page_url'],
  ['an endless title', { ...view, page_title: 'a'.repeat(301) }, 'page_title'],
  ['an endless browser', { ...view, user_agent: 'a'.repeat(1025) }, 'user_agent'],
  ['a session that is no random id', { ...view, session_id: 'maria@example.gr' }, 'session_id'],
  ['a language that is none', { ...view, language: '<b>' }, 'language'],
  ['an event with a zero byte in its name', { ...event, event_name: 'a\u0000b' }, 'event_name'],
  [
    'an event with too much to say',
    { ...event, event_properties: { text: 'a'.repeat(MAX_EVENT_PROPERTIES) } },
    'event_properties',
  ],
  ['an event that is too deep', { ...event, event_properties: nested(4) }, 'event_properties'],
  ['an event without a bottom', bottomless, 'event_properties'],
  ['a list of properties', { ...event, event_properties: [1] }, 'event_properties'],
  ['time that runs backwards', { ...end, session_duration: -1 }, 'session_duration'],
])('%s is refused and not stored', async (_name, body, field) => {
  const response = await send(body);
  expect(response.status).toBe(422);
  expect(Object.keys(response.body.errors)).toEqual([field]);
  for (const table of ['page_views', 'visit_events', 'visit_ends'] as const) {
    expect(await api.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('an event of the maximum depth is stored unchanged', async () => {
  await send({ ...event, event_properties: nested(3), page_url: '/shop?search=maria' });
  const row = await api.db.selectFrom('visit_events').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ name: 'add_to_cart', path: '/shop', session_id: 'session-1' });
  expect(JSON.parse(row.properties)).toEqual(nested(3));
});

test('a title with a NUL byte is stored as plain text', async () => {
  await send({ ...view, page_title: 'Γυαλιά\u0000ηλίου' });
  expect(await api.db.selectFrom('page_views').select('title').execute()).toEqual([{ title: 'Γυαλιά ηλίου' }]);
});

test('the report counts views, pages, events, sessions, devices and languages of its days', async () => {
  now = new Date('2026-03-07T12:00:00.000Z');
  await send({ ...view, page_url: '/about', session_id: 'too-early' });
  // Half past midnight in Athens.
  now = new Date('2026-03-07T22:30:00.000Z');
  await send({ ...view, page_url: '/shop', page_title: 'Κατάστημα' });
  now = new Date('2026-03-10T12:00:00.000Z');
  await send({ ...view, page_url: '/shop?page=2', page_title: 'Κατάστημα' });
  await send({
    ...view,
    page_url: '/',
    page_title: 'Αρχική',
    session_id: 'session-2',
    user_agent: desktop,
    language: 'en',
  });
  await send(event);
  await send(event);
  await send({ ...event, event_name: 'search' });
  const { body } = await report('?from=2026-03-08&to=2026-03-10');
  expect(body.data).toEqual({
    from: '2026-03-08',
    to: '2026-03-10',
    page_views: [
      { day: '2026-03-08', views: 1, sessions: 1 },
      { day: '2026-03-09', views: 0, sessions: 0 },
      { day: '2026-03-10', views: 2, sessions: 2 },
    ],
    top_pages: [
      { path: '/shop', title: 'Κατάστημα', views: 2 },
      { path: '/', title: 'Αρχική', views: 1 },
    ],
    top_events: [
      { name: 'add_to_cart', count: 2 },
      { name: 'search', count: 1 },
    ],
    totals: { views: 3, sessions: 2, median_duration_ms: null },
    previous: { from: '2026-03-05', to: '2026-03-07', views: 1, sessions: 1, median_duration_ms: null },
    sources: [{ host: 'search.example', sessions: 2 }],
    devices: [
      { device: 'desktop', sessions: 1 },
      { device: 'phone', sessions: 1 },
    ],
    languages: [
      { language: 'el', sessions: 1 },
      { language: 'en', sessions: 1 },
    ],
    funnel: [
      { step: 'list', sessions: 1 },
      { step: 'product', sessions: 1 },
      { step: 'cart', sessions: 1 },
      { step: 'checkout', sessions: 0 },
      { step: 'order', sessions: 0 },
    ],
    searches: { with_results: [], without_results: [] },
    consent: { choices: 0, analytics: 0 },
  });
});

test('a session counts for its first referrer, and the shop itself does not count as one', async () => {
  await send({ ...view, referrer: 'https://search.example/' });
  await send({ ...view, referrer: 'https://elsewhere.example/' });
  await send({ ...view, session_id: 'session-2', referrer: 'http://127.0.0.1:8080/shop' });
  await send({ ...view, session_id: 'session-3', referrer: '' });
  expect((await report()).body.data.sources).toEqual([
    { host: '', sessions: 2 },
    { host: 'search.example', sessions: 1 },
  ]);
});

test('the funnel counts sessions by the farthest step, in both languages', async () => {
  const visits: readonly (readonly [string, readonly string[]])[] = [
    ['session-a', ['/', '/about']],
    ['session-b', ['/shop', '/en/shop']],
    ['session-c', ['/en/category/frames']],
    ['session-d', ['/en/shop/aegean-02', '/en/shop']],
    ['session-e', ['/checkout']],
    ['session-f', ['/order-success?n=1&t=2']],
  ];
  for (const [session, pages] of visits) {
    for (const page of pages) await send({ ...view, session_id: session, page_url: page });
  }
  await send({ ...event, session_id: 'session-b' });
  const { funnel } = (await report()).body.data;
  expect(funnel.map(({ sessions }: { sessions: number }) => sessions)).toEqual([5, 4, 3, 2, 1]);
});

test('consents are counted by the days of the shop', async () => {
  const consent = { version: '1', choice: 'custom', functional: 0, marketing: 0 } as const;
  const at = ['2026-03-09T22:00:00.000Z', '2026-03-10T21:59:00.000Z', '2026-03-10T22:00:00.000Z'];
  await api.db
    .insertInto('consents')
    .values(
      at.map((instant, index) => ({
        ...consent,
        consent_id: `c${index}`,
        at: instant,
        analytics: index === 1 ? 1 : 0,
      })),
    )
    .execute();
  const { data } = (await report('?from=2026-03-10&to=2026-03-10')).body;
  expect(data.consent).toEqual({ choices: 2, analytics: 1 });
  await api.db.deleteFrom('consents').execute();
});

test('a table is exported in the spreadsheet format of the language, without formulas', async () => {
  const search = (query: string, results: number | null) =>
    send({ ...event, event_name: 'search', event_properties: { query, results } });
  await search('Γυαλιά', 3);
  await search('γυαλια', null);
  await search('=1+1', 0);
  const { data } = (await report('?action=export&table=searches&from=2026-03-01&to=2026-03-10')).body;
  expect(data).toMatchObject({ filename: 'searches-2026-03-01-2026-03-10.csv', count: 2, is_complete: true });
  expect(data.csv.slice(1).split('\r\n')).toEqual([
    '"Αναζήτηση";"Αποτελέσματα";"Πλήθος"',
    '"\'=1+1";"χωρίς αποτελέσματα";"1"',
    '"Γυαλιά";"με αποτελέσματα";"2"',
  ]);
  expect((await report('?action=export&table=everything')).status).toBe(422);
});

test.each([
  [[5000], 5000],
  [[1000, 9000, 2000], 2000],
  [[1000, 9000, 2000, 4000], 3000],
])('the median of sessions of %j ms is %d', async (durations, median) => {
  for (const [index, duration] of durations.entries()) {
    await send({ ...end, session_id: `session-${index}`, session_duration: duration });
  }
  expect((await report()).body.data.totals.median_duration_ms).toBe(median);
});

test('a session that ends several times counts once, with its longest duration', async () => {
  for (const duration of [7000, 12_000.4, 6000]) await send({ ...end, session_duration: duration });
  const rows = await api.db.selectFrom('visit_ends').select('duration_ms').execute();
  expect(rows).toEqual([{ duration_ms: 12_000 }]);
});

test('without a range of days the report covers the last thirty', async () => {
  const { data } = (await report()).body;
  expect([data.from, data.to, data.page_views.length]).toEqual(['2026-02-09', '2026-03-10', 30]);
});

test.each(['?from=2026-03-02&to=2026-03-01', '?from=2020-01-01&to=2026-03-01', '?from=yesterday'])(
  'no report of the days %s',
  async (query) => {
    expect((await report(query)).status).toBe(422);
  },
);

test('rows older than the retention are deleted with new events, at most once an hour', async () => {
  const listDays = () => api.db.selectFrom('page_views').select('day').orderBy('day').execute();
  await send(view);
  now = new Date(now.getTime() + RETENTION_DAYS * DAY_MS);
  await send(event);
  expect(await listDays()).toEqual([{ day: '2026-03-10' }]);
  now = new Date(now.getTime() + DAY_MS);
  await send({ ...view, session_id: 'session-2' });
  expect(await listDays()).toEqual([{ day: '2027-04-11' }]);

  const old = { session_id: 'session-3', at: '', day: '2020-01-01', duration_ms: 1 };
  await api.db.insertInto('visit_ends').values(old).execute();
  now = new Date(now.getTime() + PRUNE_EVERY_MS - 1);
  await send(event);
  expect(await api.db.selectFrom('visit_ends').select('session_id').execute()).toHaveLength(1);
  now = new Date(now.getTime() + 1);
  await send(event);
  expect(await api.db.selectFrom('visit_ends').select('session_id').execute()).toEqual([]);
});

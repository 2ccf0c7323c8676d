import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import { createI18n } from '@fakos/shared-kit/i18n';
import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { act, screen } from '@testing-library/react';
import { createStore } from '../store/store.ts';
import { START_MS, watchHome } from './watch-home.tsx';

const DURATION_MS = 1_000;
const HIDE_MS = 200;

let stop: () => void;
let content: PromiseWithResolvers<void>;

beforeEach(() => {
  jest.useFakeTimers();
  content = Promise.withResolvers();
});
afterEach(() => {
  act(() => stop());
  jest.useRealTimers();
});

/** Somebody on the way to an address, in a shop with these settings. */
async function goTo(address: string, settings: object = {}): Promise<void> {
  answerCalls({
    'settings.php': (query) =>
      query.has('action')
        ? { settings: { company_name: 'Fakos', loader_duration: DURATION_MS, ...settings } }
        : { data: { content: {}, gallery: [] } },
  });
  const store = createStore({ language: () => 'el' });
  await act(async () => void (await store.dispatch(settingsApi.endpoints.getSettings.initiate())));
  const page = (path: string) => ({
    path,
    loader: () => content.promise.then(() => store.dispatch(settingsApi.endpoints.getContent.initiate())),
    element: null,
  });
  const routes = [{ path: '/cart', element: null }, page('/'), page('/shop')];
  const router = createMemoryRouter(routes, { initialEntries: ['/cart'] });
  await act(async () => {
    stop = watchHome({ router, store, i18n: createI18n('el') });
    void router.navigate(address);
  });
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => screen.queryByText('Φόρτωση...');
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

test('it shows after 150 ms on the way home, steps by 2, lets go after its duration and is gone 200 ms later', async () => {
  await goTo('/');
  await pass(START_MS - 1);
  expect(shown()).toBeNull();
  await pass(1);
  expect(shown()).toBeInTheDocument();
  expect(progress()).toBe('0');
  await pass(DURATION_MS / 50);
  expect(progress()).toBe('2');
  await pass((DURATION_MS / 50) * 49);
  expect(progress()).toBe('100');
  await pass(HIDE_MS - 1);
  expect(shown()).toBeInTheDocument();
  await pass(1);
  expect(shown()).toBeNull();
  await pass(DURATION_MS * 2);
  expect(shown()).toBeNull();
});

test('it is gone as soon as home is ready', async () => {
  await goTo('/');
  await pass(START_MS);
  expect(shown()).toBeInTheDocument();
  content.resolve();
  await pass(0);
  expect(progress()).toBe('100');
  await pass(HIDE_MS);
  expect(shown()).toBeNull();
});

test('a home page that comes sooner needs none', async () => {
  await goTo('/');
  await pass(START_MS - 1);
  content.resolve();
  await pass(DURATION_MS);
  expect(shown()).toBeNull();
});

test.each([
  ['another page', '/shop', {}],
  ['a shop that switched it off', '/', { loader_enabled: 'false' }],
  ['a site under construction', '/', { under_construction_enabled: 'true' }],
])('it never shows for %s', async (_name, address, settings) => {
  await goTo(address, settings);
  await pass(START_MS + DURATION_MS / 2);
  expect(shown()).toBeNull();
});

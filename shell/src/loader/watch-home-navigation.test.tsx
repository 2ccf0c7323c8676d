import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import { createI18n } from '@fakos/shared-kit/i18n';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { act, screen } from '@testing-library/react';
import { createStore } from '../store/store.ts';
import { START_MS, watchHomeNavigation } from './watch-home-navigation.tsx';

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

/** Navigates to an address, in a shop with these settings. */
async function navigateTo(address: string, settings: object = {}): Promise<void> {
  mockApi({
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
    stop = watchHomeNavigation({ router, store, i18n: createI18n('el') });
    void router.navigate(address);
  });
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const findLoader = () => screen.queryByText('Φόρτωση...');
const getProgress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');

test('it appears after 150 ms of loading the home page, advances by 2, is full after its duration and disappears 200 ms later', async () => {
  await navigateTo('/');
  await advance(START_MS - 1);
  expect(findLoader()).toBeNull();
  await advance(1);
  expect(findLoader()).toBeInTheDocument();
  expect(getProgress()).toBe('0');
  await advance(DURATION_MS / 50);
  expect(getProgress()).toBe('2');
  await advance((DURATION_MS / 50) * 49);
  expect(getProgress()).toBe('100');
  await advance(HIDE_MS - 1);
  expect(findLoader()).toBeInTheDocument();
  await advance(1);
  expect(findLoader()).toBeNull();
  await advance(DURATION_MS * 2);
  expect(findLoader()).toBeNull();
});

test('it disappears as soon as the home page is ready', async () => {
  await navigateTo('/');
  await advance(START_MS);
  expect(findLoader()).toBeInTheDocument();
  content.resolve();
  await advance(0);
  expect(getProgress()).toBe('100');
  await advance(HIDE_MS);
  expect(findLoader()).toBeNull();
});

test('a home page that loads faster shows no loader', async () => {
  await navigateTo('/');
  await advance(START_MS - 1);
  content.resolve();
  await advance(DURATION_MS);
  expect(findLoader()).toBeNull();
});

test.each([
  ['another page', '/shop', {}],
  ['a shop that switched it off', '/', { loader_enabled: 'false' }],
  ['a site under construction', '/', { under_construction_enabled: 'true' }],
])('it never shows for %s', async (_name, address, settings) => {
  await navigateTo(address, settings);
  await advance(START_MS + DURATION_MS / 2);
  expect(findLoader()).toBeNull();
});

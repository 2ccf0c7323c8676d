import type { BootData, LiveRemote } from '@fakos/contracts/remote/manifest';
import { RouterProvider } from '@fakos/shared-kit/router';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { render, screen } from '@testing-library/react';
import { CrashPage } from '../../pages/crash/crash-page.tsx';
import { OVERRIDE_STORAGE_KEY } from './override-storage.ts';
import { withOverrides } from './overrides.ts';

const OVERRIDE_ORIGIN = 'http://127.0.0.1:3001';

function Broken(): never {
  throw new Error('the page failed');
}

async function renderCrashPage(): Promise<void> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(navigator, { sendBeacon: () => true });
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <CrashPage /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('alert');
}

const createLiveRemote = (id: string): LiveRemote => ({
  id,
  version: '1',
  base: `/remotes/${id}/1/`,
  entry: 'entry.js',
  global: 'live',
  integrity: 'sha384-live',
  routes: [id],
  slots: [],
  previous: [{ version: '0', base: `/remotes/${id}/0/`, entry: 'entry.js', global: 'old', integrity: '' }],
});
const boot: BootData = {
  language: 'el',
  nonce: '',
  composition: 'a',
  remotes: [createLiveRemote('mfe-blog'), createLiveRemote('mfe-shop')],
  slots: [],
  rendered: true,
  cache: null,
  answers: {},
};
const kits = { kit: '1.0.0' };
const part = { scripts: [], styles: [], consumes: [] };
const manifest = {
  id: 'mfe-shop',
  version: 'development-7',
  contract: 1,
  kit: '^1.0.0',
  entry: 'entry.js',
  global: 'mfe_shop_development_7',
  module: part,
  routes: [{ path: 'shop', ...part }],
  slots: [],
  slices: [],
  locales: { el: part, en: part },
  integrity: {},
};

/** Replaces the network by a developer's server; without a response it is unreachable. */
function mockServer(response?: object): string[] {
  const requests: string[] = [];
  globalThis.fetch = async (address) => {
    requests.push(address as string);
    if (!response) throw new TypeError('Failed to fetch');
    return Response.json(response);
  };
  return requests;
}

let warnings: jest.SpyInstance;

beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(
    OVERRIDE_STORAGE_KEY,
    JSON.stringify({ 'mfe-shop': OVERRIDE_ORIGIN, 'mfe-blog': 'http://evil.example' }),
  );
});

afterEach(() => {
  warnings.mockRestore();
  localStorage.clear();
});

test('without permission no request is sent to the visitor’s machine, and the crash page has no reset button', async () => {
  const requests = mockServer(manifest);
  expect(await withOverrides(boot, kits)).toBe(boot);
  expect(requests).toEqual([]);
  await renderCrashPage();
  expect(screen.queryByRole('button', { name: /Reset/ })).not.toBeInTheDocument();
});

test('a developer’s remote replaces the live one only, and the page counts as not rendered', async () => {
  const requests = mockServer(manifest);
  const { remotes, rendered } = await withOverrides({ ...boot, overrides: true }, kits);
  expect(requests).toEqual([`${OVERRIDE_ORIGIN}/manifest.json`]);
  expect(rendered).toBe(false);
  expect(remotes).toEqual([
    createLiveRemote('mfe-blog'),
    {
      id: 'mfe-shop',
      version: 'development-7',
      base: `${OVERRIDE_ORIGIN}/`,
      entry: 'entry.js',
      global: 'mfe_shop_development_7',
      integrity: '',
      routes: ['shop'],
      privateRoutes: [],
      slots: [],
      widgets: [],
      previous: [],
    },
  ]);
});

test('an earlier release replaces the live one without a fallback; one that is not listed does not', async () => {
  mockServer();
  localStorage.setItem(
    OVERRIDE_STORAGE_KEY,
    JSON.stringify({ 'mfe-shop': 'release:0', 'mfe-blog': 'release:unknown' }),
  );
  const { remotes, rendered } = await withOverrides({ ...boot, overrides: true }, kits);
  expect(rendered).toBe(false);
  expect(remotes).toEqual([
    createLiveRemote('mfe-blog'),
    {
      ...createLiveRemote('mfe-shop'),
      version: '0',
      base: '/remotes/mfe-shop/0/',
      global: 'old',
      integrity: '',
      previous: [],
    },
  ]);
});

test('a developer’s remote gets the kit that it is built against, whatever the live one gets', async () => {
  mockServer(manifest);
  const migrating = { kit: '2.0.0', previousKit: { version: '1.0.0' } };
  const { remotes } = await withOverrides({ ...boot, overrides: true }, migrating);
  expect(remotes[1]?.previousKit).toBe(true);

  mockServer({ ...manifest, kit: '^2.0.0' });
  const live = boot.remotes.map((remote) => ({ ...remote, previousKit: true as const }));
  const built = await withOverrides({ ...boot, remotes: live, overrides: true }, migrating);
  expect(built.remotes[1]?.previousKit).toBeUndefined();
});

test.each([
  ['the server is unreachable', undefined],
  ['another remote is served', { ...manifest, id: 'mfe-blog' }],
  ['the response is no manifest', { id: 'mfe-shop' }],
])('when %s the remote fails without a fallback, and the crash page has a reset button', async (_case, response) => {
  mockServer(response);
  const { remotes } = await withOverrides({ ...boot, overrides: true }, kits);
  expect(remotes[1]).toMatchObject({ id: 'mfe-shop', base: `${OVERRIDE_ORIGIN}/`, routes: ['mfe-shop'], previous: [] });
  await renderCrashPage();
  expect(screen.getByRole('button', { name: /Reset parts under development/ })).toBeVisible();
});

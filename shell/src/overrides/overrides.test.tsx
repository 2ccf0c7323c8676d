import type { BootData, LiveRemote } from '@fakos/shared-kit/remote/manifest';
import { RouterProvider } from '@fakos/shared-kit/router';
import { createMemoryRouter } from '@fakos/shared-kit/testing/memory-router';
import { render, screen } from '@testing-library/react';
import { CrashPage } from '../pages/crash-page.tsx';
import { OVERRIDE_STORAGE_KEY, withOverrides } from './overrides.ts';

const OWN = 'http://127.0.0.1:3001';

function Broken(): never {
  throw new Error('the page failed');
}

async function renderCrash(): Promise<void> {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(navigator, { sendBeacon: () => true });
  const router = createMemoryRouter([{ path: '*', element: <Broken />, errorElement: <CrashPage /> }]);
  render(<RouterProvider router={router} />);
  await screen.findByRole('alert');
}

const live = (id: string): LiveRemote => ({
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
  remotes: [live('mfe-blog'), live('mfe-shop')],
  slots: [],
  rendered: true,
  cache: null,
  answers: {},
};
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

/** Puts a developer's server in the place of the network; without an answer nobody listens there. */
function listen(answer?: object): string[] {
  const asked: string[] = [];
  globalThis.fetch = async (address) => {
    asked.push(address as string);
    if (!answer) throw new TypeError('Failed to fetch');
    return Response.json(answer);
  };
  return asked;
}

let warnings: jest.SpyInstance;

beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(OVERRIDE_STORAGE_KEY, JSON.stringify({ 'mfe-shop': OWN, 'mfe-blog': 'http://evil.example' }));
});

afterEach(() => {
  warnings.mockRestore();
  localStorage.clear();
});

test('where it is not allowed nothing is asked of the visitor’s machine, and the crash page offers no reset', async () => {
  const asked = listen(manifest);
  expect(await withOverrides(boot)).toBe(boot);
  expect(asked).toEqual([]);
  await renderCrash();
  expect(screen.queryByRole('button', { name: /Reset/ })).not.toBeInTheDocument();
});

test('a developer’s remote takes the place of the live one, alone, and the page is not taken for rendered', async () => {
  const asked = listen(manifest);
  const { remotes, rendered } = await withOverrides({ ...boot, overrides: true });
  expect(asked).toEqual([`${OWN}/manifest.json`]);
  expect(rendered).toBe(false);
  expect(remotes).toEqual([
    live('mfe-blog'),
    {
      id: 'mfe-shop',
      version: 'development-7',
      base: `${OWN}/`,
      entry: 'entry.js',
      global: 'mfe_shop_development_7',
      integrity: '',
      routes: ['shop'],
      slots: [],
      previous: [],
    },
  ]);
});

test.each([
  ['nobody listens', undefined],
  ['another remote is served', { ...manifest, id: 'mfe-blog' }],
  ['what is served is no manifest', { id: 'mfe-shop' }],
])(
  'where %s the remote fails in its place instead of falling back, and the crash page offers the reset',
  async (_case, answer) => {
    listen(answer);
    const { remotes } = await withOverrides({ ...boot, overrides: true });
    expect(remotes[1]).toMatchObject({ id: 'mfe-shop', base: `${OWN}/`, routes: ['mfe-shop'], previous: [] });
    await renderCrash();
    expect(screen.getByRole('button', { name: /Reset parts under development/ })).toBeVisible();
  },
);

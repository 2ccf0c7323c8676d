import type { LiveRemote } from '@fakos/contracts/remote/manifest';
import { createI18n } from '@fakos/shared-kit/i18n';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OVERRIDE_STORAGE_KEY } from '../override-storage.ts';
import { mountDeveloperPanel } from './developer-panel.tsx';
import type { PageRemotes } from './page-remotes.ts';

const createLiveRemote = (id: string): LiveRemote => ({
  id,
  version: '2',
  base: `/remotes/${id}/2/`,
  entry: 'entry.js',
  global: 'live',
  integrity: '',
  routes: [id],
  slots: [],
  previous: [{ version: '1', base: `/remotes/${id}/1/`, entry: 'entry.js', global: 'old', integrity: '' }],
});
const live = [createLiveRemote('mfe-shop'), createLiveRemote('mfe-blog')];
const readStored = () => JSON.parse(localStorage.getItem(OVERRIDE_STORAGE_KEY) ?? 'null') as unknown;

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  user = userEvent.setup();
  // jsdom cannot reload a page and says so.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  performance.getEntriesByType = () =>
    [
      { name: `${window.location.origin}/remotes/mfe-blog/2/entry.js`, encodedBodySize: 1_000 },
      { name: `${window.location.origin}/remotes/mfe-blog/2/page.js`, encodedBodySize: 2_500 },
      { name: `${window.location.origin}/assets/2/main.js`, encodedBodySize: 9_000 },
    ] as PerformanceResourceTiming[];
});

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

async function openPanel(remotes: Partial<PageRemotes> = {}): Promise<HTMLElement> {
  act(() => mountDeveloperPanel({ live, used: live, overridden: {}, ...remotes }, createI18n('en')));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Parts of this page' })).toHaveFocus();
  await user.keyboard('{Enter}');
  return screen.getByRole('form', { name: 'Parts of this page' });
}

test('the panel lists release, source and size of each part, and Escape closes it', async () => {
  const form = await openPanel();
  expect(form).toHaveTextContent(
    /mfe-blog 2\/remotes\/mfe-blog\/2\/3\.5 kB on this page.*mfe-shop 2.*Not loaded on this page/,
  );
  await user.keyboard('{Escape}');
  expect(form).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Parts of this page' })).toHaveFocus();
});

test('an earlier release and a local address are stored together', async () => {
  await openPanel();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Release of mfe-shop' }), 'Earlier release 1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Release of mfe-blog' }), 'Local address');
  const origin = screen.getByRole('textbox', { name: 'Local address of mfe-blog' });
  await user.clear(origin);
  await user.type(origin, 'http://shop.example');
  await user.click(screen.getByRole('button', { name: 'Apply and reload' }));
  expect(origin).toHaveAccessibleDescription('Enter an address of this machine, such as http://127.0.0.1:3001');
  expect(readStored()).toBeNull();

  await user.clear(origin);
  await user.type(origin, 'http://localhost:3002');
  await user.click(screen.getByRole('button', { name: 'Apply and reload' }));
  expect(readStored()).toEqual({ 'mfe-blog': 'http://localhost:3002', 'mfe-shop': 'release:1' });
});

test('the live release removes an override', async () => {
  const overridden = { 'mfe-shop': 'release:1' };
  localStorage.setItem(OVERRIDE_STORAGE_KEY, JSON.stringify(overridden));
  await openPanel({ overridden });
  expect(screen.getByRole('complementary')).toHaveTextContent('mfe-shop ← 1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Release of mfe-shop' }), 'Live release 2');
  await user.click(screen.getByRole('button', { name: 'Apply and reload' }));
  expect(readStored()).toBeNull();
});

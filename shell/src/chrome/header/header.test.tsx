import { signedIn } from '@fakos/shared-kit/state/session';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { renderSite } from '../../testing/render-site.tsx';

const page = (title: string, path: string, order: number, visible = true, type = 'static') => ({
  ...{ title, path, order, visible, type },
});
const added = (title: string, path: string, order: number) => page(title, path, order, true, 'dynamic');
const createResponses = (navigation: object) => ({
  'settings.php': (query: URLSearchParams) =>
    query.get('action') === 'get-navigation-settings' ? navigation : { failure: 500, code: 'INTERNAL' },
});
const navigation = (...pages: object[]) => ({ data: { navigation: {}, pages, customMenuItems: [] as object[] } });

async function listBarLinks() {
  const bar = await screen.findByRole('navigation', { name: 'Κύρια πλοήγηση' });
  return within(bar)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the navigation bar shows its five default items when the settings fail', async () => {
  const calls = mockApi({});
  await renderSite('/faq');
  await waitFor(() => expect(calls).toContain('settings.php?action=get-navigation-settings'));
  expect(await listBarLinks()).toEqual([
    ['Αρχική', '/'],
    ['Προϊόντα', '/shop'],
    ['Σχετικά με εμάς', '/about'],
    ['Συχνές ερωτήσεις', '/faq'],
    ['Επικοινωνία', '/contact'],
  ]);
  expect(screen.getByRole('link', { name: 'Συχνές ερωτήσεις' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Αρχική' })).not.toHaveAttribute('aria-current');
});

test('pages come in their order, then custom links; hidden items and script URLs are left out', async () => {
  const settings = navigation(page('Δεύτερη', '/page/b', 2), page('Κρυφή', '/page/c', 0, false), page('Πρώτη', '/', 1));
  settings.data.customMenuItems = [
    { title: 'Έξω', url: 'https://example.gr/', icon: '', visible: true, openInNewTab: true },
    { title: 'Κακό', url: 'javascript:alert(1)', icon: '', visible: true, openInNewTab: false },
  ];
  mockApi(createResponses(settings));
  await renderSite('/');
  await screen.findByRole('link', { name: 'Πρώτη' });
  expect(await listBarLinks()).toEqual([
    ['Πρώτη', '/'],
    ['Δεύτερη', '/page/b'],
    ['Έξω (ανοίγει σε νέα καρτέλα)', 'https://example.gr/'],
  ]);
  expect(screen.getByRole('link', { name: /Έξω/ })).toHaveAttribute('target', '_blank');
});

test.each([
  ['default items', [], ['Αρχική', 'Πρώτη', 'Προϊόντα', 'Σχετικά με εμάς', 'Συχνές ερωτήσεις']],
  ['saved items', [page('Όλα', '/shop', 1), page('Ποιοι', '/about', 2)], ['Όλα', 'Πρώτη', 'Ποιοι', 'Τελευταία']],
  ['saved items that are all hidden', [page('Όλα', '/shop', 1, false)], ['Πρώτη', 'Τελευταία']],
])('menu pages are added by their order to %s', async (_, saved, expected) => {
  mockApi(createResponses(navigation(...saved, added('Τελευταία', '/page/z', 999), added('Πρώτη', '/page/a', 1))));
  await renderSite('/');
  await screen.findByRole('link', { name: 'Πρώτη' });
  const titles = (await listBarLinks()).map(([title]) => title);
  expect(titles.slice(0, expected.length)).toEqual(expected);
  expect(titles.at(-1)).toBe('Τελευταία');
});

test('the navigation bar reloads its settings when they change', async () => {
  const settings = navigation(page('Πριν', '/about', 1));
  mockApi(createResponses(settings));
  await renderSite('/');
  await screen.findByRole('link', { name: 'Πριν' });
  settings.data.pages = [page('Μετά', '/about', 1)];
  window.dispatchEvent(new Event('navigation-settings-updated'));
  expect(await screen.findByRole('link', { name: 'Μετά' })).toBeInTheDocument();
});

const user = { id: 1, name: 'Μαρία', email: 'maria@example.gr', must_change_password: false } as const;

test.each([
  ['admin', ['Πίνακας διαχείρισης', 'Το προφίλ μου', 'Οι παραγγελίες μου', 'Οι συνταγές μου', 'Αποσύνδεση']],
  ['owner', ['Πίνακας διαχείρισης', 'Το προφίλ μου', 'Οι παραγγελίες μου', 'Οι συνταγές μου', 'Αποσύνδεση']],
  ['editor', ['Πίνακας διαχείρισης', 'Το προφίλ μου', 'Οι παραγγελίες μου', 'Οι συνταγές μου', 'Αποσύνδεση']],
  ['user', ['Το προφίλ μου', 'Οι παραγγελίες μου', 'Οι συνταγές μου', 'Αποσύνδεση']],
] as const)('the menu of a signed-in %s', async (role, entries) => {
  mockApi({ 'login.php': () => ({ message: '' }) });
  const { store, router } = await renderSite('/about', {
    prepare: ({ dispatch }) => dispatch(signedIn({ token: 't', user: { ...user, role } })),
  });
  expect(screen.queryByRole('link', { name: 'Σύνδεση' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'Λογαριασμός: Μαρία' }));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(entries);

  await userEvent.click(screen.getByRole('menuitem', { name: 'Αποσύνδεση' }));
  await waitFor(() => expect(store.getState().session.user).toBeNull());
  expect(router.state.location.pathname).toBe('/');
});

test('the search opens the shop in the language of the page', async () => {
  mockApi({});
  const { router } = await renderSite('/en/about', { language: 'en' });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.type(await screen.findByRole('combobox'), 'round & blue{Enter}');
  expect(router.state.location).toMatchObject({ pathname: '/en/shop', search: '?search=round+%26+blue' });
});

/** Presses the menu button after the first render, before the components' effects, as a press during the hydration does. */
function EarlyPress() {
  useLayoutEffect(() => screen.getByRole('button', { name: 'Άνοιγμα μενού' }).click(), []);
  return null;
}

test('the menu stays open when it is pressed before the first effects, and closes after a navigation', async () => {
  mockApi({});
  const { router } = await renderSite('/', { pages: [{ path: '', element: <EarlyPress /> }] });
  const menu = await screen.findByRole('dialog');
  await userEvent.click(within(menu).getByRole('link', { name: 'Προϊόντα' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/shop'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

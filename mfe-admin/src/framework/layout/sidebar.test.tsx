import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';

const session = { 'GET login': { success: true, user: admin } };

const listGroups = () =>
  within(screen.getByRole('navigation', { name: 'Μενού διαχείρισης' }))
    .getAllByRole('list')
    .map((list) => [
      list.getAttribute('aria-label'),
      within(list)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ]);

beforeEach(() => {
  localStorage.clear();
  setScreenWidth('wide');
});

function setScreenWidth(width: 'wide' | 'small') {
  window.matchMedia = ((media: string) => ({
    matches: width === 'small' && media.includes('max-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
}

const shopGroups = ['Πωλήσεις', 'Κατάλογος'];
const contentGroups = ['Περιεχόμενο', 'Επικοινωνία'];
const systemGroups = ['Εποπτεία', 'Ρυθμίσεις', 'Οδηγός χρήσης'];

test.each([
  ['eshop', ['Επισκόπηση', ...shopGroups, ...contentGroups, ...systemGroups]],
  ['magazine', ['Επισκόπηση', ...contentGroups, ...shopGroups, ...systemGroups]],
  ['blog', ['Επισκόπηση', ...contentGroups, ...shopGroups, ...systemGroups]],
])('in the style %s the menu has its groups in the order %j, without empty ones', async (site_style, groups) => {
  stubApi({ ...session, 'GET settings getSettings': { success: true, settings: { site_style } } });
  renderAdmin('/admin/bookings', admin);
  // The settings load after the menu; a blog has no shop screens.
  await waitFor(() =>
    expect(screen.queryAllByRole('link', { name: 'Προϊόντα' })).toHaveLength(site_style === 'blog' ? 0 : 1),
  );
  const listed = listGroups().map(([name]) => name);
  expect(listed).toEqual(groups.filter((name) => listed.includes(name)));
  expect(listed).toEqual(expect.arrayContaining(['Επισκόπηση', 'Πωλήσεις', 'Επικοινωνία', 'Οδηγός χρήσης']));
  expect(listGroups().find(([name]) => name === 'Πωλήσεις')?.[1]).toContain('Παραγγελίες');
});

test('until the settings load the menu is that of a shop', () => {
  stubApi({ ...session, 'GET settings getSettings': () => new Promise(() => undefined) });
  renderAdmin('/admin/bookings', admin);
  expect(screen.getByRole('link', { name: 'Προϊόντα' })).toBeVisible();
});

test.each([
  ['/admin', 'Επισκόπηση'],
  ['/admin/bookings', 'Παραγγελίες'],
  ['/admin/appointments', 'Ραντεβού'],
  ['/admin/messages', 'Μηνύματα'],
  ['/admin/shop', 'Προϊόντα'],
  ['/admin/products', 'Προϊόντα'],
  ['/admin/api-reference', 'Τεκμηρίωση API'],
])('%s has the title %s and is current in the menu', async (address, title) => {
  stubApi(session);
  renderAdmin(address, admin);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${title} · Διαχείριση`));
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
});

test('on a wide screen the state of the menu is remembered', async () => {
  stubApi(session);
  const view = renderAdmin('/admin/bookings', admin);
  await userEvent.click(screen.getByRole('button', { name: 'Κλείσιμο μενού' }));
  view.unmount();
  renderAdmin('/admin/bookings', admin);
  expect(screen.getByRole('button', { name: 'Άνοιγμα μενού' })).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'Παραγγελίες' })).not.toHaveTextContent('Παραγγελίες');
});

describe('on a small screen', () => {
  const getToggle = () => within(screen.getByRole('banner')).getByRole('button', { name: /μενού$/ });
  const expectOpen = (isOpen: boolean) =>
    waitFor(() => expect(getToggle()).toHaveAttribute('aria-expanded', String(isOpen)));

  beforeEach(() => {
    localStorage.setItem('admin-sidebar', 'expanded');
    setScreenWidth('small');
    stubApi(session);
  });

  test('the menu starts closed, takes the focus and returns it, and stores no preference', async () => {
    renderAdmin('/admin/bookings', admin);
    await expectOpen(false);
    await userEvent.click(getToggle());
    const menu = screen.getByRole('navigation', { name: 'Μενού διαχείρισης' });
    expect(within(menu).getByRole('button', { name: 'Κλείσιμο μενού' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(getToggle()).toHaveFocus();
    expect(localStorage.getItem('admin-sidebar')).toBe('expanded');
  });

  test('choosing a screen closes the menu and moves the focus to its title', async () => {
    const view = renderAdmin('/admin/bookings', admin);
    await userEvent.click(getToggle());
    await userEvent.click(screen.getByRole('link', { name: 'Προϊόντα' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Προϊόντα' })).toHaveFocus();
    expect(getAddress(view)).toBe('/admin/shop');
    await expectOpen(false);
  });

  test.each([
    ['from the left edge', { from: 29, to: 80 }, false, true],
    ['that starts too far from the edge', { from: 30, to: 90 }, false, false],
    ['that is too short', { from: 10, to: 60 }, false, false],
    ['to the left', { from: 200, to: 149 }, true, false],
    ['to the left that is too short', { from: 200, to: 150 }, true, true],
  ])('a swipe %s: %o', async (_, { from, to }, wasOpen, isOpenAfterwards) => {
    renderAdmin('/admin/bookings', admin);
    if (wasOpen) await userEvent.click(getToggle());
    act(() => {
      fireEvent.touchStart(document.body, { touches: [{ clientX: from, clientY: 100 }] });
      fireEvent.touchEnd(document.body, { changedTouches: [{ clientX: to, clientY: 110 }] });
    });
    await expectOpen(isOpenAfterwards);
  });
});

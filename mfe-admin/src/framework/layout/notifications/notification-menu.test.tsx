import type { Notification } from '@fakos/contracts/notifications/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../../testing/render-admin.tsx';
import { failure, stubApi } from '../../../testing/stub-api.ts';
import { POLL_MS } from './use-live-notifications.ts';

const order: Notification = {
  id: 2,
  type: 'order',
  read: false,
  icon: 'bag',
  color: '#1f7a4d',
  title: 'Νέα παραγγελία OP26-000007',
  time: '2026-11-20T10:00:00Z',
  link: '/admin/bookings/7',
};
const stock: Notification = {
  ...order,
  id: 1,
  type: 'stock',
  icon: 'package',
  title: 'Εξαντλήθηκε το Aegean 02',
  link: '',
};

let stored: Notification[];
beforeEach(() => {
  stored = [order, stock];
});

function stubNotifications() {
  const change =
    (apply: (id: number) => void) =>
    ({ body }: { body: unknown }) => {
      apply((body as { id: number } | undefined)?.id ?? 0);
      return { success: true, message: 'Έγινε.' };
    };
  return stubApi({
    'GET login': { success: true, user: admin },
    'GET notifications get-admin-notifications': () => ({
      success: true,
      notifications: stored,
      unread: stored.filter(({ read }) => !read).length,
      meta: { page: 1, limit: 30, total: stored.length },
    }),
    'POST notifications mark-read': change((id) => {
      stored = stored.map((one) => (one.id === id ? { ...one, read: true } : one));
    }),
    'POST notifications mark-all-read': change(() => {
      stored = stored.map((one) => ({ ...one, read: true }));
    }),
    'DELETE notifications': change((id) => {
      stored = stored.filter((one) => one.id !== id);
    }),
    'POST notifications clear': change(() => {
      stored = [];
    }),
  });
}

const findBell = (name: string) => screen.findByRole('button', { name });

async function openMenu(name: string) {
  await userEvent.click(await findBell(name));
  return screen.findByRole('dialog', { name });
}

test('a notification is marked as read by a click that opens its record', async () => {
  stubNotifications();
  const view = renderAdmin('/admin/shop', admin);
  const menu = await openMenu('Ειδοποιήσεις, 2 μη αναγνωσμένες');
  await userEvent.click(within(menu).getByRole('link', { name: /Νέα παραγγελία OP26-000007/ }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/bookings/7'));
  expect(await findBell('Ειδοποιήσεις, 1 μη αναγνωσμένη')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('one without a record is marked as read in place, and all of them at once', async () => {
  stubNotifications();
  renderAdmin('/admin/shop', admin);
  const menu = await openMenu('Ειδοποιήσεις, 2 μη αναγνωσμένες');
  await userEvent.click(within(menu).getByRole('button', { name: /Σήμανση ως αναγνωσμένης$/ }));
  await findBell('Ειδοποιήσεις, 1 μη αναγνωσμένη');
  await userEvent.click(within(menu).getByRole('button', { name: 'Όλες ως αναγνωσμένες' }));
  await findBell('Ειδοποιήσεις');
  expect(within(menu).queryByText('Μη αναγνωσμένη')).toBeNull();
});

test('one is deleted and the focus moves to the next; all are deleted after a confirmation', async () => {
  const seen = stubNotifications();
  renderAdmin('/admin/shop', admin);
  const menu = await openMenu('Ειδοποιήσεις, 2 μη αναγνωσμένες');
  await userEvent.click(within(menu).getByRole('button', { name: 'Διαγραφή: Νέα παραγγελία OP26-000007' }));
  await waitFor(() => expect(within(menu).getAllByRole('listitem')).toHaveLength(1));
  expect(within(menu).getByRole('button', { name: /^Εξαντλήθηκε το Aegean 02/ })).toHaveFocus();

  await userEvent.click(within(menu).getByRole('button', { name: 'Διαγραφή όλων' }));
  const question = within(menu).getByRole('group', { name: 'Να διαγραφούν όλες οι ειδοποιήσεις;' });
  expect(within(question).getByRole('button', { name: 'Ακύρωση' })).toHaveFocus();
  expect(seen.map(({ name }) => name)).not.toContain('POST notifications clear');
  await userEvent.click(within(question).getByRole('button', { name: 'Ναι, διαγραφή όλων' }));
  expect(await within(menu).findByText('Δεν υπάρχουν ειδοποιήσεις')).toBeVisible();
});

test('if they cannot be loaded the menu offers a retry', async () => {
  stubApi({
    'GET login': { success: true, user: admin },
    'GET notifications get-admin-notifications': failure(503, { code: 'UPSTREAM_UNAVAILABLE', message: 'Δεν απαντά.' }),
  });
  renderAdmin('/admin/shop', admin);
  const menu = await openMenu('Ειδοποιήσεις');
  expect(await within(menu).findByRole('alert')).toHaveTextContent('Δεν απαντά.');
  stubNotifications();
  await userEvent.click(within(menu).getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await within(menu).findByText('Εξαντλήθηκε το Aegean 02')).toBeVisible();
});

test('the menus of notifications and of the user exclude each other, and Escape returns the focus', async () => {
  stubNotifications();
  renderAdmin('/admin/shop', admin);
  await openMenu('Ειδοποιήσεις, 2 μη αναγνωσμένες');
  const userButton = screen.getByRole('button', { name: /^Μενού χρήστη/ });
  await userEvent.click(userButton);
  await screen.findByRole('menuitem', { name: 'Αποσύνδεση' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await openMenu('Ειδοποιήσεις, 2 μη αναγνωσμένες');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await findBell('Ειδοποιήσεις, 2 μη αναγνωσμένες')).toHaveFocus();
});

describe('live', () => {
  const setVisibility = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask', 'nextTick'] });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  test('the number of unread ones follows the server while the tab is visible', async () => {
    const requests = stubNotifications();
    const countRequests = () => requests.filter(({ name }) => name.includes('get-admin-notifications')).length;
    renderAdmin('/admin/shop', admin);
    await pass(0);
    await findBell('Ειδοποιήσεις, 2 μη αναγνωσμένες');
    stored = [{ ...order, id: 3 }, ...stored];
    await pass(POLL_MS);
    expect(await findBell('Ειδοποιήσεις, 3 μη αναγνωσμένες')).toBeVisible();

    setVisibility('hidden');
    const before = countRequests();
    await pass(5 * POLL_MS);
    expect(countRequests()).toBe(before);
    stored = [];
    setVisibility('visible');
    await pass(0);
    expect(await findBell('Ειδοποιήσεις')).toBeVisible();
  });

  test('they are read in the background too by a browser that announces new orders', async () => {
    localStorage.setItem('admin-order-alert-sound', 'on');
    stubNotifications();
    renderAdmin('/admin/shop', admin);
    await pass(0);
    setVisibility('hidden');
    stored = [{ ...order, id: 3 }, ...stored];
    await pass(POLL_MS);
    expect(await findBell('Ειδοποιήσεις, 3 μη αναγνωσμένες')).toBeVisible();
    localStorage.clear();
  });
});

import type { Notification } from '@fakos/contracts/notifications/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';

const order: Notification = {
  ...({ id: 2, type: 'order', read: false, icon: 'bag', color: '#1f7a4d' } as const),
  ...{ title: 'Νέα παραγγελία OP26-000007', time: '2026-11-20T10:00:00Z', link: '/admin/bookings/7' },
};
const stock: Notification = { ...order, id: 1, type: 'stock', read: true, title: 'Εξαντλήθηκε το Aegean 02', link: '' };

let stored: Notification[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  stored = [order, stock];
});

function open() {
  const change =
    (apply: (id: number) => void) =>
    ({ body }: { body: unknown }) => {
      apply((body as { id: number } | undefined)?.id ?? 0);
      return { success: true, message: 'Έγινε.' };
    };
  const seen = stubApi({
    'GET login': { success: true, user: admin },
    'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
    'GET notifications get-admin-notifications': ({ url }: { url: URL }) => {
      const type = url.searchParams.get('type');
      const notifications = stored.filter((one) => type === null || one.type === type);
      const unread = stored.filter(({ read }) => !read).length;
      return { success: true, notifications, unread, meta: { page: 1, limit: 20, total: notifications.length } };
    },
    'POST notifications mark-read': change((id) => {
      stored = stored.map((one) => (one.id === id ? { ...one, read: true } : one));
    }),
    'DELETE notifications': change((id) => {
      stored = stored.filter((one) => one.id !== id);
    }),
    'POST notifications restore': change(() => {
      stored = [order, stock];
    }),
    'POST notifications clear': change(() => {
      stored = [];
    }),
  });
  const view = renderAdmin('/admin/notifications', admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, seen, listBodies };
}

const getTable = () => within(screen.getByRole('table', { name: 'Ειδοποιήσεις' }));

test('notifications are filtered by type; one is marked as read, deleted and restored', async () => {
  const { listBodies, ...view } = open();
  expect(await screen.findByRole('link', { name: order.title })).toHaveAttribute('href', '/admin/bookings/7');
  await userEvent.click(screen.getByRole('button', { name: `Διαβάστηκε: ${order.title}` }));
  await waitFor(() => expect(getTable().queryByText('Μη αναγνωσμένη')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: `Διαγραφή: ${order.title}` }));
  await waitFor(() => expect(getTable().queryByText(order.title)).toBeNull());
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  expect(await screen.findByRole('link', { name: order.title })).toBeVisible();
  expect(listBodies('POST notifications restore')).toEqual([{ id: 2, read: true }]);
  await userEvent.selectOptions(screen.getByLabelText('Είδος'), 'Απόθεμα');
  await waitFor(() => expect(getTable().queryByText(order.title)).toBeNull());
  expect(getAddress(view)).toBe('/admin/notifications?type=stock');
});

test('all are deleted after a confirmation', async () => {
  const { listBodies } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Διαγραφή όλων' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Να διαγραφούν όλες οι ειδοποιήσεις;' }));
  expect(listBodies('POST notifications clear')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Ναι, διαγραφή όλων' }));
  expect(await screen.findByText('Δεν υπάρχουν ειδοποιήσεις.')).toBeVisible();
});

describe('alerts on the desktop', () => {
  const shown: string[] = [];
  const request = jest.fn<Promise<NotificationPermission>, []>();
  let permission: NotificationPermission;

  beforeEach(() => {
    shown.length = 0;
    permission = 'default';
    class DesktopMessage {
      static get permission() {
        return permission;
      }
      static requestPermission = request;
      constructor(title: string) {
        shown.push(title);
      }
    }
    Object.assign(window, { Notification: DesktopMessage });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'Notification');
    request.mockReset();
  });

  const decide = (decision: NotificationPermission) =>
    request.mockImplementation(async () => {
      permission = decision;
      return decision;
    });
  const findSwitch = () => screen.findByRole('switch', { name: /^Μήνυμα στην οθόνη/ });

  test('request permission only when switched on, and announce each new order once', async () => {
    decide('granted');
    open();
    const control = await findSwitch();
    expect(request).not.toHaveBeenCalled();
    await userEvent.click(control);
    await waitFor(() => expect(control).toBeChecked());
    stored = [{ ...order, id: 4, title: 'Νέα παραγγελία OP26-000008' }, { ...stock, id: 3 }, ...stored];
    for (const bell of [/, 2 μη αναγνωσμένες$/, /, 3 μη αναγνωσμένες$/]) {
      act(() => void window.dispatchEvent(new Event('focus')));
      expect(await screen.findByRole('button', { name: bell })).toBeVisible();
      stored = [{ ...stock, id: 5, read: false }, ...stored];
    }
    expect(shown).toEqual(['Νέα παραγγελία OP26-000008']);
  });

  test('stay off where the browser refuses them', async () => {
    decide('denied');
    open();
    const control = await findSwitch();
    await userEvent.click(control);
    expect(await screen.findByText(/^Ο browser δεν επιτρέπει ειδοποιήσεις/)).toBeVisible();
    expect(control).not.toBeChecked();
    expect(control).toBeDisabled();
  });
});

import type { Dashboard } from '@fakos/contracts/dashboard/contract';
import { screen, within } from '@testing-library/react';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const figures: Dashboard = {
  at: '2026-11-23T10:00:00Z',
  today: { day: '2026-11-23', orders: 3, turnover: 360.5 },
  week_before: { day: '2026-11-16', orders: 2, turnover: 300 },
  days: [
    { day: '2026-11-22', orders: 1, turnover: 52 },
    { day: '2026-11-23', orders: 3, turnover: 360.5 },
  ],
  next: { confirm: 4, collect_payment: 0, ship: 2, deliver: 0, refund: 0, withdrawal: 0 },
  open_withdrawals: 1,
  appointments: {
    count: 3,
    first: [{ id: 5, full_name: 'Ελένη Ψαρρού', product_name: 'Μέτρηση όρασης', status: 'requested' }],
  },
  low_stock: { count: 6, threshold: 3 },
  unread_messages: 2,
  failed_emails: 0,
  notifications: [],
  setup: [
    { step: 'company', done: true },
    { step: 'mail', done: false },
  ],
};
const lists = {
  'GET login': { success: true, user: admin },
  'GET admin-orders': { success: true, data: [], meta: { page: 1, limit: 5, total: 8 } },
  'GET products admin-list': { success: true, data: [], meta: { page: 1, limit: 1, total: 72 } },
};

const getSection = (name: string) => within(screen.getByRole('region', { name }));

test('shows the figures of today, each linked to its list', async () => {
  stubApi({ ...lists, 'GET dashboard': { success: true, data: figures } });
  renderAdmin('/admin', admin);
  await screen.findByRole('region', { name: 'Σήμερα' });
  expect(getSection('Σήμερα').getByText(/^360,50/, { selector: 'p' })).toBeVisible();
  expect(getSection('Σήμερα').getByText(/300,00.*\(\+20 %\)/)).toBeVisible();
  const days = getSection('Σήμερα').getByRole('table', { name: 'Τζίρος των τελευταίων 2 ημερών' });
  expect(within(days).getByRole('row', { name: /^22 Νοεμβρίου 2026 52,00.* 1$/ })).toBeInTheDocument();

  const waiting = getSection('Παραγγελίες που περιμένουν');
  expect(waiting.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Προς επιβεβαίωση4',
    'Προς αποστολή ή ετοιμασία2',
    'Υπαναχωρήσεις1',
  ]);
  expect(waiting.getByRole('link', { name: 'Προς επιβεβαίωση' })).toHaveAttribute(
    'href',
    '/admin/bookings?next=confirm',
  );
  expect(screen.getByRole('link', { name: /^Μηνύματα ?2/ })).toHaveAttribute('href', '/admin/messages?status=new');
  expect(screen.getByRole('link', { name: /^Χαμηλό απόθεμα ?6/ })).toHaveAttribute(
    'href',
    '/admin/shop?status=published&stock_max=3',
  );
  expect(getSection('Ραντεβού σήμερα').getByText('και 2 ακόμη')).toBeVisible();
  expect(getSection('Ετοιμάστε το κατάστημα').getByText('1 από 2')).toBeVisible();
});

test('an API without the endpoint shows a message and the lists', async () => {
  stubApi({ ...lists, 'GET dashboard': failure(404, { code: 'NOT_FOUND' }) });
  renderAdmin('/admin', admin);
  expect(await screen.findByText(/^Το API του καταστήματος δεν δίνει στοιχεία/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /^Προϊόντα στον κατάλογο ?72/ })).toBeVisible();
});

test('a shop that is set up shows no steps, and one without pending work shows a message', async () => {
  const { confirm: _, ...none } = figures.next;
  const quiet = { ...figures, next: { ...none, confirm: 0, ship: 0 }, open_withdrawals: 0, setup: [] };
  stubApi({ ...lists, 'GET dashboard': { success: true, data: quiet } });
  renderAdmin('/admin', admin);
  expect(await screen.findByText('Καμία παραγγελία δεν περιμένει ενέργεια.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ετοιμάστε το κατάστημα' })).toBeNull();
});

import type { AnalyticsReport, SalesReport } from '@fakos/contracts/analytics-reports/contract';
import type { WebVitalsSummary } from '@fakos/contracts/web-vitals/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const days = { from: '2026-11-22', to: '2026-11-23' };
const before = { from: '2026-11-20', to: '2026-11-21' };
const visits: AnalyticsReport = {
  ...days,
  page_views: [
    { day: '2026-11-22', views: 30, sessions: 10 },
    { day: '2026-11-23', views: 12, sessions: 5 },
  ],
  top_pages: [{ path: '/shop', title: 'Κατάστημα', views: 40 }],
  top_events: [{ name: 'add_to_cart', count: 3 }],
  totals: { views: 42, sessions: 15, median_duration_ms: 65_000 },
  previous: { ...before, views: 40, sessions: 10, median_duration_ms: null },
  sources: [{ host: '', sessions: 9 }],
  devices: [{ device: 'phone', sessions: 15 }],
  languages: [{ language: 'el', sessions: 15 }],
  funnel: [
    { step: 'list', sessions: 10 },
    { step: 'product', sessions: 8 },
    { step: 'cart', sessions: 3 },
    { step: 'checkout', sessions: 2 },
    { step: 'order', sessions: 1 },
  ],
  searches: { with_results: [{ term: 'γυαλιά', count: 4 }], without_results: [{ term: 'μονόκλ', count: 2 }] },
  consent: { choices: 40, analytics: 10 },
};
const sales: SalesReport = {
  ...days,
  totals: { orders: 4, turnover: 300 },
  previous: { ...before, orders: 2, turnover: 200 },
  days: [
    { day: '2026-11-22', orders: 4, turnover: 300 },
    { day: '2026-11-23', orders: 0, turnover: 0 },
  ],
  categories: [{ id: 1, name: 'Σκελετοί', quantity: 4, turnover: 280 }],
  brands: [{ id: null, name: '', quantity: 1, turnover: 50 }],
  products: [],
};
const home = { part: 'shell', count: 12, good: 9 };
const speed: WebVitalsSummary = {
  pages: [
    { ...home, page: '', metric: 'LCP', p75: 1940, rating: 'good' },
    { ...home, page: '', metric: 'CLS', p75: 0.3, rating: 'poor' },
    { part: 'mfe-shop', page: 'services/:slug', metric: 'INP', count: 3, good: 0, p75: 240, rating: 'improvable' },
  ],
  releases: [{ ...home, version: 'a1b2', metric: 'LCP', p75: 1940, rating: 'good' }],
  rows: [],
  counted_since: '2026-10-26T00:00:00.000Z',
};
const responses = {
  'GET login': { success: true, user: admin },
  'GET analytics': { success: true, data: visits },
  'GET analytics sales': { success: true, data: sales },
  'GET web-vitals': { success: true, data: speed },
};

const findTable = async (name: string) => within(await screen.findByRole('table', { name }));

test('visits of the chosen days are compared with the days before, each figure in a table', async () => {
  const seen = stubApi(responses);
  renderAdmin('/admin/analytics?from=2026-11-22&to=2026-11-23', admin);
  const table = await findTable('Ανά ημέρα');
  expect(table.getByRole('row', { name: '22 Νοεμβρίου 2026 10 30' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Επισκέψεις' })).toHaveTextContent('15Πριν: 10 (+50 %)');
  expect(screen.getByRole('region', { name: 'Διάμεση διάρκεια' })).toHaveTextContent('1 λ. 5 δ.Πριν: —');
  expect(screen.getByRole('region', { name: 'Αποδοχή στατιστικών' })).toHaveTextContent('25 %');
  expect((await findTable('Από πού ήρθαν')).getByRole('row', { name: 'Απευθείας ή άγνωστο 9' })).toBeVisible();
  expect((await findTable('Γλώσσες')).getByRole('row', { name: 'Ελληνικά 15' })).toBeVisible();
  expect(Object.fromEntries(seen.at(-1)?.url.searchParams ?? [])).toEqual(days);
});

test('tabs and periods are in the address', async () => {
  stubApi(responses);
  const view = renderAdmin('/admin/analytics', admin);
  await userEvent.click(await screen.findByRole('tab', { name: 'Συμπεριφορά' }));
  const funnel = await findTable('Από τη λίστα στην παραγγελία');
  expect(funnel.getByRole('row', { name: 'Καλάθι 3 30 %' })).toBeVisible();
  expect((await findTable('Αναζητήσεις χωρίς αποτελέσματα')).getByRole('row', { name: 'μονόκλ 2' })).toBeVisible();

  await userEvent.click(screen.getByRole('tab', { name: 'Πωλήσεις' }));
  expect((await findTable('Ανά κατηγορία')).getByRole('row', { name: /^Σκελετοί 4 280,00/ })).toBeVisible();
  expect((await findTable('Ανά μάρκα')).getByRole('row', { name: /^Διαγραμμένα προϊόντα 1/ })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Μέση παραγγελία' })).toHaveTextContent(/75,00.*\(-25 %\)/);

  await userEvent.selectOptions(screen.getByLabelText('Περίοδος'), 'Τελευταίες 7 ημέρες');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/analytics?tab=sales&days=7'));
});

test('days without visits and an older API show a message', async () => {
  const none = { ...visits, totals: { views: 0, sessions: 0, median_duration_ms: null } };
  stubApi({ ...responses, 'GET analytics': { success: true, data: none }, 'GET analytics sales': failure(404, {}) });
  renderAdmin('/admin/analytics', admin);
  expect(await screen.findByText(/^Δεν καταγράφηκαν επισκέψεις/)).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Πωλήσεις' }));
  expect(await screen.findByText('Ο διακομιστής δεν δίνει στατιστικά.')).toBeVisible();
});

test('the speed of pages and releases is rated', async () => {
  stubApi(responses);
  renderAdmin('/admin/analytics?tab=speed', admin);
  const pages = await findTable('Ανά είδος σελίδας');
  expect(pages.getByRole('row', { name: 'Αρχική / 1,9 δ. Καλή — 0,3 Κακή 12' })).toBeVisible();
  expect(pages.getByRole('row', { name: '/services/:slug — 240 ms Μέτρια — 3' })).toBeVisible();
  expect((await findTable('Ανά έκδοση')).getByRole('row', { name: /^shell a1b2 1,9 δ. Καλή/ })).toBeVisible();
  expect(screen.getByText(/^Από 26 Οκτωβρίου 2026, το πολύ 30 ημέρες/)).toBeVisible();
});

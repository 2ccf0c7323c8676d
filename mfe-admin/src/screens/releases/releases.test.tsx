import type { LiveReleases } from '@fakos/contracts/releases/contract';
import { screen, within } from '@testing-library/react';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const releases: LiveReleases = {
  shell: { name: 'shell', live: 's7', since: null, by: '', canary: null, previous: [] },
  remotes: [
    {
      ...{ name: 'mfe-shop', live: 'a1', since: '2026-11-20T10:00:00Z', by: 'maria', previous: ['a0'] },
      canary: { version: 'a2', share: 10, since: '2026-11-21T10:00:00Z', by: 'maria' },
    },
    { name: 'mfe-lenses', live: 'c1', since: '2026-11-20T10:00:00Z', by: 'nikos', previous: [], canary: null },
  ],
  failures: [
    { remote: 'mfe-shop', version: 'a1', views: 1200, failed_visitors: 0, server_failures: 0, phases: {} },
    {
      remote: 'mfe-shop',
      version: 'a2',
      views: 40,
      failed_visitors: 3,
      server_failures: 2,
      phases: { chunk: 2, stuck: 2, later: 1 },
    },
  ],
  errors: [
    {
      ...{ part: 'mfe-shop', version: 'a2', error: 'TypeError: items is not iterable', page: '/shop' },
      ...{ stack: ['Cart mfe-shop a2 7.js:1:204', 'shell s7 main.js:1:5'], count: 12, last_at: '2026-11-21T10:30:00Z' },
    },
  ],
  counted_since: '2026-11-21T08:00:00Z',
  history: [
    {
      ...{ at: '2026-11-21T10:00:00Z', by: 'maria', why: 'νέα λίστα', action: 'canary' },
      ...{ name: 'mfe-shop', version: 'a2', from: 'a1' },
    },
    {
      ...{ at: '2026-11-21T09:00:00Z', by: 'maria', why: 'βιαζόμαστε', action: 'publish' },
      ...{ name: 'mfe-shop', version: 'a1', from: 'a0' },
      ...{ forced: ['budget: all files'], skipped: ['types', 'smoke-test', 'later'] },
    },
  ],
};

test('shows the live releases, the failures with the worst release first, and the history', async () => {
  stubApi({ 'GET login': { success: true, user: admin }, 'GET releases': { success: true, data: releases } });
  renderAdmin('/admin/releases', admin);
  const live = within(await screen.findByRole('table', { name: 'Τι είναι δημοσιευμένο' }));
  expect(live.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'ΤμήμαΈκδοσηΑπόΑπό ποιονΔοκιμαστική έκδοσηΠροηγούμενες',
    'Βασική εφαρμογήshells7————',
    'Κατάστημαmfe-shopa120 Νοε 2026, 12:00mariaa2 στο 10 % των επισκεπτών, από 21 Νοε 2026, 12:00a0',
    'mfe-lensesc120 Νοε 2026, 12:00nikos——',
  ]);
  const failures = within(screen.getByRole('table', { name: 'Σφάλματα ανά έκδοση' }));
  expect(failures.getAllByRole('row')[1]).toHaveTextContent(
    'Κατάστημαmfe-shopa24032αρχεία: 2, μπλοκαρισμένο νήμα: 2, later: 1',
  );
  const errors = within(screen.getByRole('table', { name: 'Σφάλματα κώδικα' }));
  expect(errors.getAllByRole('row')[1]).toHaveTextContent(
    'TypeError: items is not iterableΣτοίβα κλήσεωνCart mfe-shop a2 7.js:1:204 shell s7 main.js:1:5Κατάστημαmfe-shopa212/shop21 Νοε 2026, 12:30',
  );
  const history = within(screen.getByRole('table', { name: 'Ιστορικό αλλαγών' }));
  expect(history.getByRole('row', { name: /Δοκιμαστική διάθεση a2 a1 maria νέα λίστα$/ })).toBeVisible();
  expect(history.getAllByRole('row')[2]).toHaveTextContent(
    /βιαζόμαστεΧωρίς: έλεγχο τύπων, δοκιμή σε πρόγραμμα περιήγησης, laterΕπιτράπηκε παρά τον έλεγχο: budget: all files$/,
  );
});

test('a server without releases shows a message', async () => {
  stubApi({ 'GET login': { success: true, user: admin }, 'GET releases': failure(404, { code: 'NOT_FOUND' }) });
  renderAdmin('/admin/releases', admin);
  expect(await screen.findByText(/^Ο διακομιστής δεν δίνει στοιχεία για τις εκδόσεις/)).toBeVisible();
});

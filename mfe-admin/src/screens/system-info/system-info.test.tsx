import type { SystemInfo } from '@fakos/contracts/system-info/contract';
import { screen, within } from '@testing-library/react';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const info: SystemInfo = {
  versions: { app: '0.1.0', node: '24.1.0' },
  database: {
    ...{ engine: 'sqlite', version: '3.50.4', size: 4_000_000, settings: { journal_mode: 'wal' } },
    last_migration: { name: '0025-analytics', applied_at: '2026-11-23T10:00:00Z' },
  },
  process: {
    ...{ started_at: '2026-11-23T08:00:00Z', uptime_seconds: 7200 },
    ...{ memory_used: 150_000_000, heap_used: 60_000_000, heap_limit: 2_000_000_000 },
  },
  machine: {
    ...{ platform: 'linux', architecture: 'x64', processors: 2, time_zone: 'UTC' },
    ...{ memory_total: 8_000_000_000, memory_free: 3_000_000_000 },
  },
  storage: { disk: { total: 100_000_000_000, free: 4_000_000_000 }, uploads: { files: 240, size: 30_000_000 } },
  counts: {
    ...{ products: 72, categories: 8, brands: 6, posts: 12, pages: 4, users: 5, orders: 31, bookings: 3 },
    ...{ contact_messages: 2, gallery_images: 9, emails: 60 },
  },
  mail: { configured: false, source: null, waiting: 7, failed: 1 },
  environment: { mode: 'production', log_level: 'info', seed: 'empty' },
};

test('shows warnings first, then versions, machine and storage', async () => {
  stubApi({ 'GET login': { success: true, user: admin }, 'GET system-info': { success: true, data: info } });
  renderAdmin('/admin/system-info', admin);
  const warning = await screen.findByText(/^Ο δίσκος γεμίζει: απομένουν 4 GB από 100 GB/);
  const warnings = within(warning.closest('ul') ?? warning).getAllByRole('listitem');
  expect(warnings.map((item) => item.textContent).slice(1)).toEqual([
    'Δεν έχει οριστεί διακομιστής e-mail: τα μηνύματα περιμένουν.',
    '1 e-mail δεν στάλθηκε.',
  ]);
  expect(within(screen.getByRole('region', { name: 'Βάση δεδομένων' })).getByText('SQLite 3.50.4')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Περιεχόμενα' })).getByText('72')).toBeVisible();
});

test('an API without the endpoint shows a message', async () => {
  stubApi({ 'GET login': { success: true, user: admin }, 'GET system-info': failure(404, { code: 'NOT_FOUND' }) });
  renderAdmin('/admin/system-info', admin);
  expect(await screen.findByText('Ο διακομιστής δεν δίνει στοιχεία για το σύστημα.')).toBeVisible();
});

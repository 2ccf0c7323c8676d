import { defaultSchedule } from '@fakos/contracts/booking-slots/fields';
import type { AdminService } from '@fakos/contracts/services/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi, unreachable } from '../../testing/stub-api.ts';

const service: AdminService = {
  id: 1,
  slug: 'eye-exam',
  ...{
    title_el: 'Μέτρηση όρασης',
    title_en: 'Eye exam',
    excerpt_el: '',
    excerpt_en: '',
    content_el: '',
    content_en: '',
  },
  ...{ icon: 'eye-check', image: '', duration: 30, price: 20, bookable: true, status: 'published', position: 1 },
  schedule: defaultSchedule,
  version: 'version-1',
  updated_by: 'maria@example.gr',
};
const repairs: AdminService = {
  ...service,
  ...{
    id: 2,
    slug: 'repairs',
    title_el: 'Επισκευές',
    title_en: '',
    price: null,
    duration: null,
    status: 'draft',
    position: 2,
  },
};

const saved = { success: true, message: '', data: { id: 1, slug: 'eye-exam', version: 'version-2' } };
const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET services admin-list': { success: true, data: [service, repairs], meta: { page: 1, limit: 50, total: 2 } },
  'GET services admin-get': { success: true, data: service },
  'POST services': saved,
  'PUT services': saved,
  'PUT services order': { success: true, message: 'Η σειρά των υπηρεσιών αποθηκεύτηκε.' },
  'DELETE services': { success: true, message: '' },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(address: string, overrides: Parameters<typeof stubApi>[0] = {}) {
  const seen = stubApi({ ...responses, ...overrides });
  const view = renderAdmin(address, admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, seen, listBodies };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));

test('services are moved in the shop’s order, which can be undone; a sorted list has no order to change', async () => {
  const { listBodies } = open('/admin/services');
  expect(await screen.findByRole('row', { name: /Επισκευές.*Κατόπιν συνεννόησης.*Πρόχειρη/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Μετακίνηση πιο πάνω: Μέτρηση όρασης' })).toBeDisabled();
  const up = screen.getByRole('button', { name: 'Μετακίνηση πιο πάνω: Επισκευές' });
  await waitFor(() => expect(up).toBeEnabled());
  await userEvent.click(up);
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() => expect(listBodies('PUT services order')).toEqual([{ ids: [2, 1] }, { ids: [1, 2] }]));
  await userEvent.click(screen.getByRole('button', { name: 'Τιμή' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Μετακίνηση/ })).toBeNull());
});

test('selected services go to the trash after a preview, and Undo gives each its status back', async () => {
  const row = ({ id, title_el: label }: AdminService, before: string, after: string) => ({
    ...{ id, label, version: 'v', before: { status: before }, after: { status: after } },
  });
  const done = [row(service, 'published', 'trash'), row(repairs, 'draft', 'trash')];
  const { listBodies } = open('/admin/services', {
    'POST services bulk': { success: true, message: '', data: { total: 2, done, refused: [] } },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Επιλογή: Μέτρηση όρασης' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Επιλογή: Επισκευές' }));
  await userEvent.click(screen.getByRole('button', { name: 'Στον κάδο' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Στον κάδο' }));
  expect(await dialog.findByText('Δημοσιευμένη → Στον κάδο')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Εφαρμογή σε 2' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() =>
    expect(listBodies('POST services bulk')).toEqual(
      [
        { ids: [1, 2], status: 'trash', preview: true },
        { ids: [1, 2], status: 'trash', preview: false },
        { ids: [1], status: 'published', preview: false },
        { ids: [2], status: 'draft', preview: false },
      ].map(({ ids, status, preview }) => ({ target: { ids }, change: { kind: 'set_status', status }, preview })),
    ),
  );
});

test('a new service suggests its address and needs an English title only to be published', async () => {
  const view = open('/admin/services/new');
  await userEvent.type(await screen.findByLabelText('Τίτλος (ελληνικά)'), 'Επισκευή');
  await userEvent.click(screen.getByRole('button', { name: 'Πρόταση: episkevi' }));
  await userEvent.type(screen.getByLabelText('Τιμή'), '12,5');
  await userEvent.selectOptions(screen.getByLabelText('Δημοσίευση'), 'Δημοσιευμένη');
  await save();
  expect(screen.getByLabelText('Τίτλος (αγγλικά)')).toBeInvalid();
  expect(view.listBodies('POST services')).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText('Δημοσίευση'), 'Πρόχειρη');
  await save();
  await waitFor(() => expect(getAddress(view)).toBe('/admin/services/1'));
  expect(view.listBodies('POST services')).toEqual([
    {
      ...{ title_el: 'Επισκευή', title_en: '', excerpt_el: '', excerpt_en: '', content_el: '', content_en: '' },
      ...{
        slug: 'episkevi',
        icon: 'eyeglass',
        image: '',
        duration: null,
        price: 12.5,
        bookable: false,
        schedule: defaultSchedule,
        status: 'draft',
      },
    },
  ]);
});

test('a changed address of a published service warns of the redirect; an emptied price is on request', async () => {
  const { listBodies } = open('/admin/services/1');
  await userEvent.clear(await screen.findByLabelText('Διεύθυνση σελίδας'));
  await userEvent.type(screen.getByLabelText('Διεύθυνση σελίδας'), 'metrisi');
  expect(screen.getByText('Η σημερινή διεύθυνση /services/eye-exam θα οδηγεί στη νέα.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Τιμή'));
  await save();
  expect(await screen.findByText('Αποθηκεύτηκε: Μέτρηση όρασης')).toBeVisible();
  expect(listBodies('PUT services')).toEqual([{ id: 1, version: 'version-1', slug: 'metrisi', price: null }]);
});

test('the history says who changed what, and that an English text is older than the Greek one', async () => {
  const entry = {
    ...{ id: 9, at: '2026-11-20T10:00:00Z', user: { id: 2, name: 'Νίκος', role: 'manager' } },
    ...{ resource: 'services', action: 'update', record_id: '1', label: 'Μέτρηση όρασης' },
    changes: { title_el: ['Έλεγχος όρασης', 'Μέτρηση όρασης'] },
  };
  open('/admin/services/1', {
    'GET audit-log record': { success: true, data: [entry], meta: { page: 1, limit: 10, total: 1 } },
  });
  expect(await screen.findByText('1 αγγλικό κείμενο ίσως χρειάζεται ενημέρωση')).toBeVisible();
  const section = within(await screen.findByRole('region', { name: 'Ιστορικό αλλαγών' }));
  await userEvent.click(section.getByRole('button', { name: 'Εμφάνιση' }));
  const table = await section.findByRole('table', { name: /από Νίκος/ });
  expect(within(table).getByRole('row', { name: /Τίτλος \(ελληνικά\).*Έλεγχος όρασης.*Μέτρηση όρασης/ })).toBeVisible();
});

test('the image is chosen from the media library', async () => {
  const image = { id: 9, filename: 'exam.jpg', thumbnail_url: '/exam.jpg', alt_el: 'Μέτρηση', alt_en: 'Exam' };
  const { seen, listBodies } = open('/admin/services/1', {
    'GET media': { success: true, data: [image], meta: { page: 1, limit: 12, total: 1 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Επιλογή ή μεταφόρτωση εικόνας' }));
  await userEvent.click(await screen.findByRole('button', { name: /Μέτρηση exam\.jpg/ }));
  expect(screen.getByRole('img', { name: 'exam.jpg' })).toBeVisible();
  expect(seen.find(({ name }) => name === 'GET media')?.url.searchParams.get('folder')).toBe('services');
  await save();
  await waitFor(() => expect(listBodies('PUT services')).toEqual([{ id: 1, version: 'version-1', image: 'exam.jpg' }]));
});

test('a service goes to the trash, from which Undo and its own page restore it', async () => {
  const view = open('/admin/services/1');
  await userEvent.click(await screen.findByRole('button', { name: 'Στον κάδο' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/services'));
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() => expect(view.listBodies('PUT services')).toEqual([{ id: 1, status: 'published' }]));
  view.unmount();

  const trash = { success: true, data: { ...service, status: 'trash' } };
  const { listBodies } = open('/admin/services/1', { 'GET services admin-get': trash });
  expect(within(await screen.findByLabelText('Δημοσίευση')).getByRole('option', { name: 'Στον κάδο' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Επαναφορά από τον κάδο' }));
  await waitFor(() => expect(listBodies('PUT services')).toEqual([{ id: 1, status: 'draft' }]));
});

test('a service that has just been saved goes to the trash with its new version, before it is read again', async () => {
  let isSaved = false;
  const { listBodies } = open('/admin/services/1', {
    'PUT services': () => {
      isSaved = true;
      return saved;
    },
    'GET services admin-get': () => (isSaved ? unreachable : { success: true, data: service }),
  });
  await userEvent.clear(await screen.findByLabelText('Τιμή'));
  await save();
  expect(await screen.findByText('Αποθηκεύτηκε: Μέτρηση όρασης')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Στον κάδο' }));
  await waitFor(() => expect(listBodies('DELETE services')).toEqual([{ id: 1, version: 'version-2' }]));
});

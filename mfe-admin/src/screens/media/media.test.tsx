import type { ListedImage } from '@fakos/contracts/media/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';
import { stubUploads } from '../../testing/stub-upload.ts';

const image: ListedImage = {
  ...{ id: 3, folder: 'products', filename: 'frame.jpg', mime: 'image/jpeg', uploaded_by: 'maria@example.gr' },
  ...{ url: '/backend/api/image.php?type=product&file=frame.jpg', thumbnail_url: '/thumbnail?file=frame.jpg' },
  ...{ width: 1200, height: 800, size: 2_097_152, focal_x: 50, focal_y: 50, replaced_at: null, deleted_at: null },
  ...{ alt_el: 'Σκελετός', alt_en: '', title_el: '', title_en: '' },
  ...{ created_at: '2026-11-01T10:00:00Z', version: 'version-1', uses: 1 },
};
const other: ListedImage = { ...image, id: 4, filename: 'window.jpg', alt_en: 'Window', uses: 0 };
const used = { kind: 'products', id: 7, name: 'Αιγαίο 02' };
const detailed = { ...image, used_in: [used] };

const responses = {
  'GET login': { success: true, user: admin },
  'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
  'GET audit-log record': { success: true, data: [], meta: { page: 1, limit: 10, total: 0 } },
  'GET media': { success: true, data: [image, other], meta: { page: 1, limit: 24, total: 2 } },
  'GET media get': { success: true, data: detailed },
  'PUT media': { success: true, message: '', data: { ...image, version: 'version-2' } },
  'DELETE media': { success: true, message: '' },
  'PUT media restore': { success: true, message: '', data: image },
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

const createFile = (name: string) => new File(['x'], name, { type: 'image/jpeg' });

test('the library filters by folder and check, and moves selected images to the trash after a preview', async () => {
  const refused = { id: 3, label: 'frame.jpg', code: 'STILL_IN_USE', message: 'Χρησιμοποιείται ακόμη: 1 προϊόν.' };
  const done = { id: 4, label: 'window.jpg', before: { deleted: false }, after: { deleted: true }, version: 'v' };
  const view = open('/admin/media', {
    'POST media bulk': { success: true, message: '', data: { total: 2, done: [done], refused: [refused] } },
  });
  const grid = await screen.findByRole('list', { name: 'Πολυμέσα' });
  const [first, second] = within(grid).getAllByRole('listitem');
  expect(first).toHaveTextContent(/frame\.jpg1200 × 800 · 2 MB.*Χωρίς κείμενο.*1 χρήση/);
  expect(second).not.toHaveTextContent('Χωρίς κείμενο');

  await userEvent.selectOptions(screen.getByLabelText('Έλεγχος'), 'Λείπει εναλλακτικό κείμενο');
  await userEvent.selectOptions(screen.getByLabelText('Φάκελος'), 'Προϊόντα');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/media?check=alt&folder=products'));
  await waitFor(() => expect(view.seen.at(-1)?.url.search).toMatch(/folder=products.*alt=missing/));

  await userEvent.click(screen.getByRole('checkbox', { name: 'Επιλογή: frame.jpg' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Επιλογή: window.jpg' }));
  await userEvent.click(screen.getByRole('button', { name: 'Στον κάδο' }));
  const dialog = await screen.findByRole('dialog', { name: 'Στον κάδο' });
  expect(await within(dialog).findByText(/^frame\.jpg: Χρησιμοποιείται ακόμη/)).toBeVisible();
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Και όσες χρησιμοποιούνται/ }));
  await waitFor(() =>
    expect(view.listBodies('POST media bulk').at(-1)).toEqual({
      ...{ target: { ids: [3, 4] }, change: { kind: 'delete', force: true }, preview: true },
    }),
  );
});

test('dropped files are uploaded with their own progress; one is cancelled, one fails and is sent again', async () => {
  const uploads = stubUploads();
  const { seen } = open('/admin/media?folder=posts');
  const grid = await screen.findByRole('list', { name: 'Πολυμέσα' });
  const files = ['a.jpg', 'b.jpg', 'c.jpg'].map(createFile);
  fireEvent.drop(grid, { dataTransfer: { types: ['Files'], files } });
  const panel = await screen.findByRole('region', { name: 'Μεταφορτώσεις' });
  expect(uploads.map(({ name, fields }) => [name, fields])).toEqual([
    ['a.jpg', { folder: 'posts' }],
    ['b.jpg', { folder: 'posts' }],
    ['c.jpg', { folder: 'posts' }],
  ]);
  act(() => uploads[0]?.report(0.4));
  expect(within(panel).getByRole('progressbar', { name: 'Πρόοδος: a.jpg' })).toHaveAttribute('value', '0.4');
  await userEvent.click(within(panel).getByRole('button', { name: 'Ακύρωση: b.jpg' }));
  expect(await within(panel).findByText('Ακυρώθηκε')).toBeVisible();
  const refusal = { success: false, code: 'UNSUPPORTED_MEDIA', message: 'Αυτό το αρχείο δεν είναι εικόνα.' };
  await act(async () => uploads[2]?.respond(415, refusal));
  expect(await within(panel).findByText('Αυτό το αρχείο δεν είναι εικόνα.')).toBeVisible();
  await userEvent.click(within(panel).getByRole('button', { name: 'Νέα προσπάθεια: c.jpg' }));
  const listed = seen.filter(({ name }) => name === 'GET media').length;
  for (const index of [0, 3]) {
    await act(async () => uploads[index]?.respond(200, { success: true, message: '', data: { ...image, alt: '' } }));
  }
  expect(await within(panel).findByText('Ανέβηκαν 2 από 3')).toBeVisible();
  expect(uploads[1]?.isAborted).toBe(true);
  await waitFor(() => expect(seen.filter(({ name }) => name === 'GET media').length).toBeGreaterThan(listed));
});

test('texts and focal point of an image are saved together', async () => {
  const { listBodies } = open('/admin/media/3');
  await userEvent.type(await screen.findByLabelText('Εναλλακτικό κείμενο (αγγλικά)'), 'A frame');
  fireEvent.change(screen.getByLabelText('Οριζόντια θέση'), { target: { value: '20' } });
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
  expect(await screen.findByText('Αποθηκεύτηκε: frame.jpg')).toBeVisible();
  expect(listBodies('PUT media')).toEqual([{ id: 3, version: 'version-1', alt_en: 'A frame', focal_x: 20 }]);
});

test('deleting an image says where it is used, and can be undone', async () => {
  const view = open('/admin/media/3');
  await userEvent.click(await screen.findByRole('button', { name: 'Στον κάδο' }));
  const dialog = await screen.findByRole('dialog', { name: 'Στον κάδο: frame.jpg' });
  expect(within(dialog).getByRole('link', { name: 'Αιγαίο 02' })).toHaveAttribute('href', '/admin/shop/7');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Στον κάδο' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/media'));
  expect(view.listBodies('DELETE media')).toEqual([{ id: 3, force: true }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Αναίρεση' }));
  await waitFor(() => expect(view.listBodies('PUT media restore')).toEqual([{ id: 3 }]));
});

test('the trash is emptied only after a word was typed, and one image after its name', async () => {
  const trashed = { ...image, deleted_at: '2026-11-20T10:00:00Z' };
  const done = { id: 3, label: 'frame.jpg', before: { deleted: true }, after: null, version: null };
  const { listBodies } = open('/admin/media?trash=1', {
    'GET media': { success: true, data: [trashed], meta: { page: 1, limit: 24, total: 1 } },
    'GET media get': { success: true, data: { ...trashed, used_in: [used] } },
    'POST media bulk': { success: true, message: '', data: { total: 1, done: [done], refused: [] } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Άδειασμα κάδου (1 εικόνα)' }));
  const dialog = await screen.findByRole('dialog', { name: 'Οριστική διαγραφή' });
  const apply = await within(dialog).findByRole('button', { name: /Εφαρμογή/ });
  expect(apply).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText(/διαγραφή/), 'διαγραφή');
  await userEvent.click(apply);
  await waitFor(() => expect(listBodies('POST media bulk').at(-1)).toMatchObject({ preview: false }));
  expect(listBodies('POST media bulk').at(-1)).toMatchObject({ change: { kind: 'purge', force: false } });

  await userEvent.click(screen.getByRole('link', { name: /frame\.jpg/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Οριστική διαγραφή' }));
  const question = await screen.findByRole('dialog', { name: 'Οριστική διαγραφή: frame.jpg' });
  expect(within(question).getByRole('link', { name: 'Αιγαίο 02' })).toBeInTheDocument();
  await userEvent.type(within(question).getByRole('textbox'), 'frame.jpg');
  await userEvent.click(within(question).getByRole('button', { name: 'Οριστική διαγραφή' }));
  expect(await screen.findByText('Διαγράφηκε οριστικά: frame.jpg')).toBeVisible();
  expect(listBodies('POST media bulk').at(-1)).toMatchObject({ target: { ids: [3] }, change: { force: true } });
});

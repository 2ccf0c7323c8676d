import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageSettingsDialog } from '../page-settings/page-settings-dialog.tsx';
import { renderPart, stubRequests } from '../testing/render-part.tsx';
import { PresenceNotice } from './presence-notice.tsx';
import { PreviewLinksDialog } from './preview-links-dialog.tsx';
import { SchedulesDialog } from './schedules-dialog.tsx';

const record = { kind: 'page', id: 1 } as const;

test('a preview link opens in both languages, also for a later time, and revoking it needs confirmation', async () => {
  const link = {
    id: 3,
    path: '/preview/token',
    created_at: '2026-11-20T10:00:00.000Z',
    created_by: 'Μαρία',
    expires_at: null,
  };
  const requests = stubRequests({
    'GET previews': () => ({ data: [link] }),
    'DELETE previews': () => ({ message: 'Ακυρώθηκε.' }),
  });
  await renderPart(<PreviewLinksDialog isOpen onClose={() => undefined} record={record} />);
  expect(await screen.findByDisplayValue('http://localhost/preview/token')).toBeVisible();
  expect(screen.getByText(/Μαρία.*δεν λήγει/)).toBeVisible();
  const getLink = () => screen.getByRole('link', { name: /^Άνοιγμα: Αγγλικά \(νέα καρτέλα\)/ });
  expect(getLink()).toHaveAttribute('href', '/en/preview/token');
  fireEvent.change(screen.getByLabelText('Η σελίδα όπως θα είναι (ώρα Ελλάδας)'), {
    target: { value: '2099-07-01T09:00' },
  });
  expect(screen.getByDisplayValue('http://localhost/preview/token?at=2099-07-01T06%3A00%3A00.000Z')).toBeVisible();
  expect(getLink()).toHaveAttribute('href', '/en/preview/token?at=2099-07-01T06%3A00%3A00.000Z');
  await userEvent.click(screen.getByRole('button', { name: /^Ακύρωση συνδέσμου:/ }));
  expect(requests.some(({ name }) => name === 'DELETE previews')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Ακύρωση συνδέσμου' }));
  await waitFor(() => expect(requests).toContainEqual({ name: 'DELETE previews', body: { id: 3 } }));
});

test('a schedule is in the time of Athens, and a past time is refused', async () => {
  const requests = stubRequests({
    'GET schedules': () => ({ data: [] }),
    'POST schedules': () => ({ data: {}, message: 'Προγραμματίστηκε.' }),
  });
  await renderPart(<SchedulesDialog isOpen onClose={() => undefined} record={record} onPreview={() => undefined} />);
  const time = await screen.findByLabelText('Ημερομηνία και ώρα (Ελλάδας)');
  fireEvent.change(time, { target: { value: '2020-01-01T09:00' } });
  await userEvent.click(screen.getByRole('button', { name: 'Προγραμματισμός' }));
  expect(screen.getByText('Η ώρα έχει περάσει. Επιλέξτε μια μελλοντική.')).toBeVisible();
  fireEvent.change(time, { target: { value: '2099-07-01T09:00' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Γλώσσα' }), 'Αγγλικά');
  await userEvent.click(screen.getByRole('button', { name: 'Προγραμματισμός' }));
  expect(await screen.findByText('Προγραμματίστηκε.')).toBeVisible();
  expect(requests.filter(({ name }) => name === 'POST schedules').map(({ body }) => body)).toEqual([
    { ...record, language: 'en', at: '2099-07-01T06:00:00.000Z' },
  ]);
});

test('an open editor reports itself while its tab is visible, and when it closes', async () => {
  jest.useFakeTimers();
  try {
    const requests = stubRequests({
      'POST presence': () => ({ data: [{ name: 'Νίκος', since: new Date(Date.now() - 300_000).toISOString() }] }),
    });
    const { unmount } = await renderPart(<PresenceNotice record={record} />);
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('status')).toHaveTextContent(/^Εδώ εργάζεται τώρα και: Νίκος \(από .*\d\d:\d\d\)\.$/);
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(requests).toHaveLength(2);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(requests).toHaveLength(2);
    unmount();
    await jest.advanceTimersByTimeAsync(100);
    expect(requests[2]?.body).toEqual({ ...record, leaving: true });
  } finally {
    jest.restoreAllMocks();
    jest.useRealTimers();
  }
});

test('page settings announce a redirect, and keep the input when others have changed the page', async () => {
  const page = {
    id: 1,
    slug: 'fakoi',
    title_el: 'Φακοί',
    title_en: 'Lenses',
    menu_title_el: '',
    menu_title_en: '',
    show_in_menu: false,
    menu_order: 1,
    status: 'published',
    protected: false,
    version: 'v1',
    updated_by: '',
    meta_title_el: '',
    meta_title_en: '',
    meta_description_el: '',
    meta_description_en: '',
    no_index: false,
    sections_el: [],
    sections_en: [],
  };
  let stored = page;
  const requests = stubRequests({
    'GET pages admin-get': () => ({ data: stored }),
    'PUT pages': (body) =>
      (body as { version: string }).version === stored.version
        ? { data: { id: 1, version: 'v3' }, message: '' }
        : { status: 412, code: 'STALE_VERSION' },
  });
  let isClosed = false;
  await renderPart(
    <PageSettingsDialog
      isOpen
      record={record}
      onClose={() => {
        isClosed = true;
      }}
    />,
  );
  const slug = await screen.findByRole('textbox', { name: 'Διεύθυνση σελίδας' });
  await userEvent.clear(slug);
  await userEvent.type(slug, 'lenses');
  expect(screen.getByText('Η σημερινή διεύθυνση /page/fakoi θα οδηγεί στη νέα.')).toBeVisible();
  stored = { ...page, version: 'v2', title_el: 'Νέος τίτλος' };
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
  expect(await screen.findByText(/όσα γράψατε έμειναν/)).toBeVisible();
  expect(screen.getByDisplayValue('Νέος τίτλος')).toBeVisible();
  expect(slug).toHaveValue('lenses');
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
  await waitFor(() => expect(isClosed).toBe(true));
  const saved = requests.findLast(({ name }) => name === 'PUT pages');
  expect(saved?.body).toMatchObject({ version: 'v2', slug: 'lenses' });
});

import { type SettingKey, settingDefinitions } from '@fakos/contracts/settings/contract';
import { PREVIEW_FRAME, PREVIEW_READY } from '@fakos/contracts/settings/preview';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const changed: Partial<Record<SettingKey, unknown>> = { posts_limit: 9, company_name: 'Fakos' };

function listSettings(keys = Object.keys(settingDefinitions) as SettingKey[]) {
  const entries = keys.map((key) => {
    const { group, visibility, localised, fallback } = settingDefinitions[key];
    const { el, en } = fallback as { el: unknown; en: unknown };
    if (visibility === 'secret') return [key, { kind: 'secret', group, isSet: true }];
    if (!localised) return [key, { kind: 'plain', group, visibility, value: changed[key] ?? el, default: el }];
    const values = { value_el: changed[key] ?? el, value_en: changed[key] ?? en, default_el: el, default_en: en };
    return [key, { kind: 'localised', group, visibility, ...values }];
  });
  return Object.fromEntries(entries) as Record<string, object>;
}

const toResponse = (settings: object) => ({
  success: true,
  data: { revision: 4, settings, connection: { https: false } },
});

const responses = {
  'GET login': { success: true, user: admin },
  'GET search admin': { success: true, data: { groups: [] } },
  'GET settings admin-settings': toResponse(listSettings()),
  'POST settings': { success: true, message: '', data: { revision: 5 } },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(address: string, overrides: Parameters<typeof stubApi>[0] = {}, user = admin) {
  const seen = stubApi({ ...responses, ...overrides });
  const view = renderAdmin(address, user);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, seen, listBodies };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));

test('a tab saves changed fields only, can reset a field, and shows the server’s errors at their fields', async () => {
  let isRefused = true;
  const { listBodies } = open('/admin/settings/blog', {
    'POST settings': () => {
      const response = isRefused
        ? failure(422, { code: 'VALIDATION', message: '', errors: { posts_section_title_el: 'Πολύ μεγάλος.' } })
        : responses['POST settings'];
      isRefused = false;
      return response;
    },
  });
  const title = await screen.findByLabelText('Τίτλος των άρθρων στην αρχική (ελληνικά)');
  await userEvent.click(screen.getByRole('button', { name: /^Προεπιλογή: .*Πλήθος άρθρων στην αρχική/ }));
  expect(screen.getByLabelText(/^Πλήθος άρθρων/)).toHaveValue('6');
  await userEvent.type(title, 'Νέα');
  await userEvent.click(screen.getByRole('switch', { name: 'Εμφάνιση συντάκτη' }));
  await save();
  expect(await screen.findByText(/: Πολύ μεγάλος\./)).toBeVisible();
  expect(title).toBeInvalid();
  await save();
  expect(await screen.findByText('Οι ρυθμίσεις αποθηκεύτηκαν.')).toBeVisible();
  const body = { posts_limit: null, posts_section_title_el: 'Νέα', blog_show_author: 'false' };
  expect(listBodies('POST settings')).toEqual([1, 2].map(() => ({ revision: 4, ...body, action: 'updateSettings' })));
});

test('the search finds a setting in Greeklish and in the other language, and leads to its field', async () => {
  const view = open('/admin/settings');
  const search = await screen.findByRole('searchbox', { name: 'Αναζήτηση ρύθμισης' });
  await userEvent.type(search, 'apothema');
  expect(await screen.findByRole('link', { name: /Όριο χαμηλού αποθέματος/ })).toBeVisible();
  await userEvent.clear(search);
  await waitFor(async () => {
    await userEvent.clear(search);
    await userEvent.type(search, 'free shipping');
    expect(screen.getByRole('link', { name: /Δωρεάν μεταφορικά από/ })).toBeVisible();
  });
  await userEvent.click(screen.getByRole('link', { name: /Δωρεάν μεταφορικά από/ }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/settings/sales'));
  await waitFor(() => expect(screen.getByLabelText(/^Δωρεάν μεταφορικά από/)).toHaveFocus());
});

test('the preview receives the unsaved values when its page is ready and after they change', async () => {
  open('/admin/settings/footer');
  await userEvent.click(await screen.findByRole('button', { name: 'Ζωντανή προεπισκόπηση' }));
  const frame: HTMLIFrameElement = await screen.findByTitle('Ο ιστότοπος με τις τρέχουσες τιμές');
  const page = frame.contentWindow as Window;
  const post = jest.spyOn(page, 'postMessage').mockImplementation(() => undefined);
  expect(frame).toHaveAttribute('name', PREVIEW_FRAME);
  fireEvent(window, new MessageEvent('message', { data: PREVIEW_READY, source: page }));
  await waitFor(() => expect(post).toHaveBeenCalled());
  await userEvent.type(screen.getByLabelText('Πνευματικά δικαιώματα (ελληνικά)'), '© 2027');
  await waitFor(() => {
    const [message, origin] = post.mock.calls.at(-1) as unknown as [{ settings: object }, string];
    expect(message).toMatchObject({ type: PREVIEW_FRAME, settings: { footer_copyright: '© 2027' } });
    expect(origin).toBe(window.location.origin);
  });
});

test('the preview of the e-mail settings is an e-mail with the unsaved sender', async () => {
  open('/admin/settings/email', {
    'POST emails preview': ({ body }: { body: unknown }) => {
      const { mail_from, mail_from_name } = (body as { sender: Record<string, string> }).sender;
      const from = mail_from && `${mail_from_name} <${mail_from}>`;
      return { success: true, data: { subject: 'Η παραγγελία σας', html: '<p>Παραγγελία</p>', text: '', from } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ζωντανή προεπισκόπηση' }));
  const preview = within(await screen.findByRole('region', { name: 'Προεπισκόπηση' }));
  expect(await preview.findByTitle('E-mail: Η παραγγελία σας')).toHaveAttribute('sandbox', '');
  await userEvent.type(screen.getByLabelText(/^Διεύθυνση αποστολέα/), 'shop@example.gr');
  await userEvent.type(screen.getByLabelText(/^Όνομα αποστολέα/), 'Γυαλιά');
  expect(await preview.findByText('Γυαλιά <shop@example.gr>')).toBeVisible();
});

test('the preview of the sales settings is the page of a product', async () => {
  open('/admin/settings/sales', {
    'GET products': { success: true, data: [{ slug: 'test-frame' }], meta: { page: 1, limit: 1, total: 1 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ζωντανή προεπισκόπηση' }));
  expect(await screen.findByTitle('Ο ιστότοπος με τις τρέχουσες τιμές')).toHaveAttribute('src', '/shop/test-frame');
});

test('one change of the history is undone', async () => {
  const { listBodies } = open('/admin/settings/ssl', {
    'GET settings settings-log': {
      success: true,
      data: [
        {
          revision: 4,
          at: '2026-11-20T10:00:00.000Z',
          actor: 'nikos@example.gr',
          keys: ['company_name', 'smtp_password'],
          changes: { company_name: { before: { el: 'Φακός', en: 'Lens' }, after: { el: 'Fakos', en: 'Fakos' } } },
        },
      ],
      meta: { page: 1, limit: 10, total: 1 },
    },
  });
  expect(await screen.findByText('Αυτή η σελίδα φορτώθηκε χωρίς HTTPS.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Εμφάνιση' }));
  const table = within(await screen.findByRole('table', { name: /^nikos@example\.gr/ }));
  expect(table.getByRole('row', { name: /^Επωνυμία/ })).toHaveTextContent('Φακός / LensFakos');
  await userEvent.click(table.getByRole('button', { name: /^Επωνυμία: επαναφορά/ }));
  expect(await screen.findByText('Επανήλθε: Επωνυμία')).toBeVisible();
  expect(listBodies('POST settings')).toEqual([
    { company_name: { el: 'Φακός', en: 'Lens' }, action: 'updateSettings' },
  ]);
});

test('a change of the menu is undone in the history, at its own endpoint', async () => {
  const item = { id: 'shop', path: '/shop', icon: '', visible: true, order: 1, type: 'static' };
  const { listBodies } = open('/admin/settings/ssl', {
    'GET settings settings-log': {
      success: true,
      data: [
        {
          revision: 4,
          at: '2026-11-20T10:00:00.000Z',
          actor: 'nikos@example.gr',
          keys: ['navigation_pages'],
          changes: {
            navigation_pages: {
              before: { el: [{ ...item, title: 'Προϊόντα' }], en: [{ ...item, title: 'Products' }] },
              after: { el: [], en: [] },
            },
          },
        },
      ],
      meta: { page: 1, limit: 10, total: 1 },
    },
    'POST settings update-navigation-settings': { success: true, message: '', data: { revision: 5 } },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Εμφάνιση' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Σταθερά στοιχεία του μενού: επαναφορά/ }));
  expect(await screen.findByText('Επανήλθε: Σταθερά στοιχεία του μενού')).toBeVisible();
  const { type: _type, ...restored } = item;
  expect(listBodies('POST settings update-navigation-settings')).toEqual([
    { pages: [{ ...restored, title_el: 'Προϊόντα', title_en: 'Products' }] },
  ]);
});

test('a manager sees neither the mail server nor the fees, and not the history', async () => {
  const user = { ...admin, role: 'manager' as const };
  const open_ = (Object.keys(settingDefinitions) as SettingKey[]).filter(
    (key) => !['email', 'payment', 'staff-access'].includes(settingDefinitions[key].group),
  );
  open(
    '/admin/settings/sales',
    {
      'GET login': { success: true, user },
      'GET settings admin-settings': toResponse(listSettings(open_)),
    },
    user,
  );
  expect(await screen.findByLabelText(/^Κόστος courier/)).toBeVisible();
  expect(screen.queryByLabelText(/^Χρέωση αντικαταβολής/)).toBeNull();
  expect(screen.queryByText('Ιστορικό αλλαγών')).toBeNull();
  const tabs = within(screen.getByRole('navigation', { name: 'Καρτέλες ρυθμίσεων', hidden: true }));
  expect(tabs.queryByRole('link', { name: 'E-mail', hidden: true })).toBeNull();
});

test('saving the navigation bar makes the page reload it', async () => {
  const reloaded = jest.fn();
  window.addEventListener('navigation-settings-updated', reloaded, { once: true });
  const navigation = { backgroundColor: '', textColor: '', position: 'sticky', style: 'default' };
  const { listBodies } = open('/admin/settings/navigation', {
    'GET settings admin-navigation': {
      success: true,
      data: { revision: 4, navigation, pages: [], customMenuItems: [] },
    },
    'POST settings update-navigation-settings': responses['POST settings'],
  });
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /Θέση/ }), 'static');
  await save();
  await waitFor(() => expect(reloaded).toHaveBeenCalled());
  expect(listBodies('POST settings update-navigation-settings')).toEqual([
    { revision: 4, navigation: { ...navigation, position: 'static' } },
  ]);
});

import type { EmailSummary, EmailTemplateText } from '@fakos/contracts/emails/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { failure, stubApi } from '../../testing/stub-api.ts';

const failed: EmailSummary = {
  ...({ id: 4, template: 'order_placed', language: 'el', recipient: 'maria@example.gr', status: 'failed' } as const),
  ...{ subject: 'Λάβαμε την παραγγελία σας', attempts: 6, last_error: '550 Mailbox unavailable' },
  ...{ created_at: '2026-11-20T10:00:00Z', next_attempt_at: null, sent_at: null, can_resend: true },
};
const content = { subject: failed.subject, html: '<html><head></head><body>Γεια σας</body></html>', text: 'Γεια σας' };
const status = { server: null, counts: { waiting: 2, sent: 7, failed: 1 }, oldest_waiting_at: '2026-11-20T09:00:00Z' };

const greek: EmailTemplateText = {
  ...({ template: 'order_placed', language: 'el', version: 'v1', placeholders: ['name', 'number', 'shop'] } as const),
  ...{ subject: 'Παραγγελία {{number}}', intro: 'Γεια σας' },
  ...{ default_subject: 'Λάβαμε την {{number}}', default_intro: 'Ευχαριστούμε, {{shop}}' },
};
const english: EmailTemplateText = {
  ...greek,
  language: 'en',
  version: null,
  subject: 'Order {{number}}',
  intro: 'Hi',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(address: string, overrides: Parameters<typeof stubApi>[0] = {}) {
  const seen = stubApi({
    'GET login': { success: true, user: admin },
    'GET preferences': { success: true, data: { views: [], columns: null, preferences: {} } },
    'GET emails': { success: true, data: [failed], meta: { page: 1, limit: 20, total: 1 } },
    'GET emails get': { success: true, data: { ...failed, content } },
    'GET emails status': { success: true, data: status },
    'GET emails templates': { success: true, data: [greek, english] },
    'POST emails preview': ({ body }: { body: unknown }) => {
      const { subject, intro } = body as EmailTemplateText;
      return { success: true, data: { subject, html: `<html><head></head><body>${intro}</body></html>`, text: intro } };
    },
    'POST emails resend': { success: true, message: 'Το e-mail μπήκε στη σειρά.', data: { id: 9 } },
    'DELETE emails': { success: true, message: 'Το e-mail διαγράφηκε.' },
    ...overrides,
  });
  const view = renderAdmin(address, admin);
  const listBodies = (name: string) => seen.filter((request) => request.name === name).map(({ body }) => body);
  return { ...view, seen, listBodies };
}

test('the outbox shows why an e-mail failed, sends it again, and says that no server is set', async () => {
  const { seen, listBodies } = open('/admin/emails');
  expect(await screen.findByRole('link', { name: 'maria@example.gr' })).toBeVisible();
  expect(screen.getByText('Σφάλμα: 550 Mailbox unavailable')).toBeVisible();
  expect(await screen.findByText('Δεν έχει οριστεί διακομιστής e-mail')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Νέα αποστολή: maria@example.gr' }));
  expect(await screen.findByText('Το e-mail μπήκε στη σειρά.')).toBeVisible();
  expect(listBodies('POST emails resend')).toEqual([{ id: 4 }]);
  await userEvent.selectOptions(screen.getByLabelText('Κατάσταση'), 'Δεν στάλθηκαν (1)');
  const getQuery = () => seen.findLast(({ name }) => name === 'GET emails')?.url.searchParams.toString();
  await waitFor(() => expect(getQuery()).toBe('page=1&limit=20&status=failed'));
});

test('an e-mail is shown in a frame without rights, and deleted after a confirmation', async () => {
  const { listBodies, ...view } = open('/admin/emails/4');
  const frame = await screen.findByTitle('E-mail: Λάβαμε την παραγγελία σας');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('Γεια σας'));
  await userEvent.click(screen.getByRole('button', { name: 'Διαγραφή' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Διαγραφή του e-mail' }));
  expect(listBodies('DELETE emails')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Ναι, διαγραφή' }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/emails'));
  expect(listBodies('DELETE emails')).toEqual([{ id: 4 }]);
});

test('a template warns of its variables, inserts one at the cursor and is previewed before it is saved', async () => {
  const { listBodies } = open('/admin/emails/templates/order_placed', {
    'PUT emails template': ({ body }: { body: unknown }) => ({
      success: true,
      message: '',
      data: { ...greek, ...(body as object), version: 'v2' },
    }),
  });
  const intro = await screen.findByRole('textbox', { name: 'Εισαγωγή (ελληνικά)' });
  expect(screen.getByText('Ελληνικά: λείπει το {{shop}}, που έχει το αρχικό κείμενο.')).toBeVisible();
  await userEvent.type(intro, ' από το {{{{shp}}');
  expect(screen.getByText(/^Ελληνικά: άγνωστη μεταβλητή {{shp}}/)).toBeVisible();
  await userEvent.clear(intro);
  await userEvent.type(intro, 'Γεια σας από: ');
  await userEvent.click(screen.getByRole('button', { name: '{{shop}}, εισαγωγή στο κείμενο' }));
  expect(intro).toHaveValue('Γεια σας από: {{shop}}');
  expect(screen.queryByText(/^Ελληνικά: άγνωστη/)).toBeNull();
  const getFrame = () => screen.getByTitle('E-mail: Παραγγελία {{number}}');
  await waitFor(() => expect(getFrame()).toHaveAttribute('srcdoc', expect.stringContaining('Γεια σας από: {{shop}}')));
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
  await screen.findByText('Αποθηκεύτηκε: Λήψη παραγγελίας');
  const saved = { template: 'order_placed', language: 'el', subject: greek.subject, intro: 'Γεια σας από: {{shop}}' };
  expect(listBodies('PUT emails template')).toEqual([{ ...saved, version: 'v1' }]);
});

test('a text that another user changed too must be chosen, and nothing typed is lost', async () => {
  let stored = greek;
  const { listBodies } = open('/admin/emails/templates/order_placed', {
    'GET emails templates': () => ({ success: true, data: [stored, english] }),
    'PUT emails template': ({ body }: { body: unknown }) => {
      if ((body as EmailTemplateText).version !== stored.version)
        return failure(412, { code: 'STALE_VERSION', message: 'Άλλαξε στο μεταξύ.' });
      stored = { ...stored, ...(body as object), version: 'v3' };
      return { success: true, message: '', data: stored };
    },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Εισαγωγή (ελληνικά)' }), ', δικό μου');
  stored = { ...greek, intro: 'Γεια σας, δικό τους', version: 'v2' };
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Η εγγραφή άλλαξε στο μεταξύ' }));
  await userEvent.click(dialog.getByRole('radio', { name: /Γεια σας, δικό μου/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Αποθήκευση και των δύο' }));
  await screen.findByText('Αποθηκεύτηκε: Λήψη παραγγελίας');
  expect(listBodies('PUT emails template').at(-1)).toMatchObject({ intro: 'Γεια σας, δικό μου', version: 'v2' });
});

test('the test e-mail shows the response of the mail server', async () => {
  const server = { host: 'mail.example.gr', port: 587, secure: 'starttls', from: 'shop@example.gr', is_fixed: true };
  const { listBodies } = open('/admin/emails/delivery', {
    'GET emails status': { success: true, data: { ...status, server } },
    'POST emails test': { success: true, message: 'Δεν έγινε δεκτό.', data: { delivered: false, response: '550 no' } },
  });
  expect(await screen.findByText('mail.example.gr:587')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Αποστολή δοκιμαστικού' }));
  expect(await screen.findByText('Απάντηση του διακομιστή: 550 no')).toBeVisible();
  expect(listBodies('POST emails test')).toEqual([{ to: 'maria@example.gr' }]);
});

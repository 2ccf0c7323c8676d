import type { TwoStepState } from '@fakos/contracts/profile/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../../testing/render-admin.tsx';
import { failure, stubApi } from '../../../testing/stub-api.ts';

const off: TwoStepState = { on_since: null, recovery_codes_left: 0, is_required: false };
const on: TwoStepState = { on_since: '2026-11-20T10:00:00Z', recovery_codes_left: 2, is_required: false };
const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(
  state: TwoStepState,
  overrides: Parameters<typeof stubApi>[0] = {},
  user = admin,
  from = '/admin/profile',
) {
  let current = state;
  const seen = stubApi({
    'GET login': { success: true, user },
    'GET profile': failure(404, { code: 'NOT_FOUND' }),
    'GET profile sessions': { success: true, data: [] },
    'GET profile two-step': () => ({ success: true, data: current }),
    'POST profile two-step-start': {
      success: true,
      data: { secret: 'ABCDEFGHIJKLMNOP', uri: 'otpauth://totp/Fakos:maria?secret=ABCDEFGHIJKLMNOP' },
    },
    'POST profile two-step-confirm': () => {
      current = { ...on, recovery_codes_left: 10 };
      return { success: true, message: 'Ενεργή.', data: { recovery_codes: codes } };
    },
    ...overrides,
  });
  return { view: renderAdmin(from, user), seen };
}

async function setUp() {
  await userEvent.type(await screen.findByLabelText('Τωρινός κωδικός', { selector: 'input' }), 'my password');
  await userEvent.click(screen.getByRole('button', { name: 'Συνέχεια' }));
  expect(await screen.findByRole('img', { name: 'Κωδικός QR για την εφαρμογή' })).toBeVisible();
  expect(screen.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  const code = screen.getByLabelText('Κωδικός από την εφαρμογή');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await userEvent.type(code, '123');
  await userEvent.click(screen.getByRole('button', { name: 'Ενεργοποίηση' }));
  expect(await screen.findByText('Γράψτε τα έξι ψηφία που δείχνει η εφαρμογή.')).toBeVisible();
  await userEvent.type(code, '456');
  await userEvent.click(screen.getByRole('button', { name: 'Ενεργοποίηση' }));
  const list = await screen.findByRole('list', { name: 'Κωδικοί ανάκτησης' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes);
  expect(screen.getByRole('button', { name: 'Τέλος' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Αποθήκευσα τους κωδικούς ανάκτησης' }));
  await userEvent.click(screen.getByRole('button', { name: 'Τέλος' }));
}

test('it is turned on with password, app and code, and the recovery codes are shown once', async () => {
  const { seen } = open(off);
  const section = within(await screen.findByRole('region', { name: 'Σύνδεση σε δύο βήματα' }));
  await userEvent.click(await section.findByRole('button', { name: 'Ενεργοποίηση' }));
  await setUp();
  expect(await screen.findByText('Απομένουν 10 κωδικοί ανάκτησης.')).toBeVisible();
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  expect(seen.find(({ name }) => name === 'POST profile two-step-confirm')?.body).toEqual({ code: '123456' });
});

test('turning it off needs password and code; a wrong code is named at its field', async () => {
  open(on, {
    'POST profile two-step-off': failure(422, {
      ...{ code: 'VALIDATION', message: 'Ελέγξτε τα πεδία.' },
      errors: { code: 'Ο κωδικός δεν είναι σωστός.' },
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Απενεργοποίηση' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Απενεργοποίηση της σύνδεσης σε δύο βήματα;' }));
  await userEvent.type(dialog.getByLabelText('Τωρινός κωδικός', { selector: 'input' }), 'my password');
  await userEvent.type(dialog.getByLabelText(/^Κωδικός από την εφαρμογή ή/), '000000');
  await userEvent.click(dialog.getByRole('button', { name: 'Απενεργοποίηση' }));
  expect(await dialog.findByText('Ο κωδικός δεν είναι σωστός.')).toBeVisible();
});

test('where the shop requires it, it cannot be turned off', async () => {
  open({ ...on, is_required: true });
  expect(await screen.findByText('Απομένουν 2 κωδικοί ανάκτησης.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Απενεργοποίηση' })).toBeNull();
});

test('staff who must set it up are led to it and see nothing else until it is done', async () => {
  const newcomer = { ...admin, must_set_up_two_step: true };
  const { view, seen } = open({ ...off, is_required: true }, {}, newcomer, '/admin/bookings');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/profile'));
  expect(await screen.findByText('Ορίστε τη σύνδεση σε δύο βήματα για να συνεχίσετε')).toBeVisible();
  expect(seen.map(({ name }) => name)).not.toContain('GET admin-orders');
  await setUp();
  await waitFor(() => expect(getAddress(view)).toBe('/admin'));
});

import { emptyEye, emptyPrescription } from '@fakos/contracts/prescriptions/rules';
import { signedIn } from '@fakos/shared-kit/state/session';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { mockShopApi, type ShopResponses } from '../../testing/shop-api.ts';

const user = {
  id: 1,
  name: 'Μαρία Παππά',
  email: 'maria@example.gr',
  role: 'user',
  must_change_password: false,
} as const;
const eye = { ...emptyEye, sph: -2 };
const stored = {
  ...{ kind: 'glasses', lenses: null },
  ...{ id: 5, version: 3, person: 'Πέτρος', examined_on: '2026-01-10', created_at: '2026-01-11T10:00:00.000Z' },
  ...{
    valid_until: '2020-01-10',
    values: { ...emptyPrescription, right: { ...eye, cyl: -0.75, axis: 90 }, left: eye },
  },
  file: { name: 'συνταγή.pdf', mime: 'application/pdf', size: 10 },
};

async function open(responses: ShopResponses, at = '/prescriptions') {
  const seen = mockShopApi(responses);
  const { store } = await renderShop(at);
  await act(async () => void store.dispatch(signedIn({ user, token: 'token' })));
  const listSent = (method: string) => seen.filter((request) => request.method === method).map(({ body }) => body);
  return { listSent, seen };
}

test('a prescription is added: each wrong field has its message, and nothing is sent before it is right', async () => {
  let rows: object[] = [];
  const { listSent } = await open({
    'prescriptions.php': ({ method }) => {
      if (method === 'GET') return { data: rows };
      rows = [stored];
      return { message: '', data: { id: 5 } };
    },
  });
  expect(await screen.findByRole('heading', { name: 'Δεν έχετε αποθηκεύσει συνταγή' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Νέα συνταγή' }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Νέα συνταγή' });
  expect(title).toHaveFocus();
  const person = screen.getByLabelText('Για ποιον είναι η συνταγή');
  expect(person).toHaveValue('Μαρία Παππά');
  await userEvent.clear(person);
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση συνταγής' }));
  await save();
  await waitFor(() => expect(person).toHaveFocus());
  expect(person).toHaveAccessibleDescription(/Γράψτε για ποιον είναι η συνταγή/);
  const right = within(screen.getByRole('group', { name: 'Δεξί μάτι (OD)' }));
  const left = within(screen.getByRole('group', { name: 'Αριστερό μάτι (OS)' }));
  expect(right.getByLabelText('Σφαίρα (SPH)')).toHaveAccessibleDescription(/ανεβάστε το αρχείο/);
  await userEvent.type(person, 'Πέτρος');
  await userEvent.type(right.getByLabelText('Σφαίρα (SPH)'), '-2');
  await userEvent.type(right.getByLabelText('Κύλινδρος (CYL)'), '-0,75');
  await userEvent.type(left.getByLabelText('Σφαίρα (SPH)'), '-2');
  await save();
  expect(right.getByLabelText('Άξονας (AXIS)')).toHaveAccessibleDescription(/υπάρχει πάντα μαζί με τον κύλινδρο/);
  expect(screen.getByText('Χρειάζεται η συγκατάθεσή σας για να αποθηκευτεί η συνταγή.')).toBeVisible();
  expect(listSent('POST')).toEqual([]);
  await userEvent.type(right.getByLabelText('Άξονας (AXIS)'), '90');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Συμφωνώ να αποθηκεύσετε/ }));
  await save();
  const card = within(await screen.findByRole('article', { name: /^Πέτρος/ }));
  expect(card.getByText(/^Έληξε 10 Ιανουαρίου 2020/)).toBeVisible();
  expect(card.getByRole('row', { name: 'Δεξί −2.00 −0.75 90' })).toBeVisible();
  expect(listSent('POST')).toMatchObject([
    { person: 'Πέτρος', examined_on: null, consent: true, values: { right: { sph: -2, cyl: -0.75, axis: 90 } } },
  ]);
});

test('a prescription for contact lenses has its own values and rules, and an eye without a lens stays empty', async () => {
  let rows: object[] = [];
  const { listSent } = await open({
    'prescriptions.php': ({ method, body }) => {
      if (method === 'GET') return { data: rows };
      rows = [{ ...stored, ...(body as object), file: null }];
      return { message: '', data: { id: 5 } };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Νέα συνταγή' }));
  await userEvent.click(await screen.findByRole('radio', { name: 'Φακοί επαφής' }));
  const right = within(screen.getByRole('group', { name: 'Δεξί μάτι (OD)' }));
  await userEvent.type(right.getByLabelText('Δύναμη (PWR)'), '-2,25');
  await userEvent.type(right.getByLabelText('Καμπυλότητα (BC)'), '8,60');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Συμφωνώ να αποθηκεύσετε/ }));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση συνταγής' }));
  await save();
  expect(right.getByLabelText('Διάμετρος (DIA)')).toHaveAccessibleDescription(/όπως είναι στη συνταγή/);
  expect(listSent('POST')).toEqual([]);
  await userEvent.type(right.getByLabelText('Διάμετρος (DIA)'), '14,20');
  await userEvent.selectOptions(right.getByLabelText('Addition (ADD)'), 'Χαμηλό');
  await userEvent.selectOptions(screen.getByLabelText('Κυρίαρχο μάτι'), 'Δεξί μάτι (OD)');
  await save();
  const card = within(await screen.findByRole('article', { name: /^Μαρία Παππά/ }));
  expect(card.getByRole('row', { name: 'Δεξί −2.25 8,6 14,2 Χαμηλό' })).toBeVisible();
  expect(card.getByRole('row', { name: 'Αριστερό Χωρίς φακό' })).toBeVisible();
  expect(listSent('POST')).toMatchObject([
    {
      ...{ kind: 'contact_lenses', values: null },
      lenses: {
        right: { power: -2.25, base_curve: 8.6, diameter: 14.2, cylinder: null, addition: 'low' },
        ...{ left: { power: null }, dominant_eye: 'right' },
      },
    },
  ]);
});

test('a stored prescription is changed with its values filled in, and deleted after a confirmation', async () => {
  let rows: object[] = [stored];
  const { listSent } = await open({
    'prescriptions.php': ({ method }) => {
      if (method === 'DELETE') rows = [];
      return method === 'GET' ? { data: rows } : { message: '' };
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Αλλαγή συνταγής: Πέτρος/ }));
  const right = within(screen.getByRole('group', { name: 'Δεξί μάτι (OD)' }));
  expect(right.getByLabelText('Κύλινδρος (CYL)')).toHaveValue('-0,75');
  await userEvent.type(screen.getByLabelText('PD σε mm'), '63');
  await userEvent.click(screen.getByRole('button', { name: 'Αποθήκευση συνταγής' }));
  await screen.findByRole('article', { name: /^Πέτρος/ });
  expect(listSent('PUT')).toMatchObject([{ id: 5, version: 3, values: { pd: 63 } }]);
  await userEvent.click(screen.getByRole('button', { name: /^Διαγραφή συνταγής: Πέτρος/ }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Να διαγραφεί η συνταγή;' }));
  expect(listSent('DELETE')).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Διαγραφή' }));
  expect(await screen.findByRole('heading', { name: 'Δεν έχετε αποθηκεύσει συνταγή' })).toBeVisible();
  expect(listSent('DELETE')).toEqual([{ id: 5 }]);
});

test('visitors are asked to sign in; a failing API offers a retry', async () => {
  mockShopApi({});
  await renderShop('/prescriptions');
  expect(screen.getByRole('heading', { name: 'Συνδεθείτε για να δείτε τις συνταγές σας' })).toBeVisible();
  await open({ 'prescriptions.php': () => ({ failure: 500, code: 'INTERNAL' }) });
  expect(await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' })).toBeVisible();
});

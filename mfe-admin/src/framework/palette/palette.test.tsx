import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { admin, getAddress, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';

const TITLE = 'Αναζήτηση και εντολές';
const listOptions = () => screen.getAllByRole('option').map((option) => option.textContent);

beforeEach(() => {
  localStorage.clear();
  stubApi({ 'GET login': { success: true, user: admin }, 'GET search admin': { success: true, data: { groups: [] } } });
});

async function openPalette() {
  const view = renderAdmin('/admin', admin);
  await screen.findByRole('heading', { level: 1, name: 'Επισκόπηση' });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: TITLE });
  await waitFor(() => expect(field).toHaveFocus());
  return { view, field };
}

test.each([
  ['παραγγελιες', 'Παραγγελίες'],
  ['paraggel', 'Παραγγελίες'],
  ['orders', 'Παραγγελίες'],
  ['bookings', 'Παραγγελίες'],
  ['σε αναμονη', 'Παραγγελίες σε αναμονή'],
  ['αποσυνδ', 'Αποσύνδεση'],
  ['free shipping', 'Δωρεάν μεταφορικά από (€)Πωλήσεις › Αποστολή'],
])('“%s” finds %s', async (typed, label) => {
  const { field } = await openPalette();
  await waitFor(async () => {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(listOptions()[0]).toBe(label);
  });
});

test('a choice made with the keyboard opens the screen and is offered first the next time', async () => {
  const { view, field } = await openPalette();
  await userEvent.type(field, 'p');
  const [first, second] = screen.getAllByRole('option');
  expect(field).toHaveAttribute('aria-activedescendant', first?.id);
  await userEvent.keyboard('{ArrowDown}');
  expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  await userEvent.clear(field);
  await userEvent.type(field, 'proionta{Enter}');
  await waitFor(() => expect(getAddress(view)).toBe('/admin/shop'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: TITLE }));
  const recent = await screen.findByRole('group', { name: 'Πρόσφατα' });
  expect(within(recent).getByRole('option')).toHaveTextContent('Προϊόντα');
  expect(listOptions().filter((label) => label === 'Προϊόντα')).toHaveLength(1);
});

test('a query without results shows a message, and Escape closes the palette and returns the focus', async () => {
  const { field } = await openPalette();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  const opener = screen.getByRole('button', { name: TITLE });
  await userEvent.click(opener);
  await userEvent.type(await screen.findByRole('combobox', { name: TITLE }), 'xyzzy');
  expect(await screen.findByText('Δεν βρέθηκε τίποτα. Δοκιμάστε άλλη λέξη.')).toBeVisible();
  expect(within(screen.getByRole('dialog', { name: TITLE })).getByRole('status')).toHaveTextContent('0 αποτελέσματα');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('records of a search are listed in their groups and are never remembered', async () => {
  const order = { kind: 'order', id: 7, label: 'OP26-000007', detail: 'Νίκος Αλεξίου' };
  stubApi({
    'GET login': { success: true, user: admin },
    'GET search admin': { success: true, data: { groups: [{ kind: 'order', results: [order] }] } },
  });
  const { view, field } = await openPalette();
  await userEvent.type(field, '000007');
  const group = await screen.findByRole('group', { name: 'Παραγγελίες' });
  await userEvent.click(within(group).getByRole('option', { name: /OP26-000007/ }));
  await waitFor(() => expect(getAddress(view)).toBe('/admin/bookings/7'));
  expect(localStorage.getItem('admin-palette-recent')).toBeNull();
});

import { IconSettings } from '@tabler/icons-react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { admin, renderAdmin } from '../../testing/render-admin.tsx';
import { stubApi } from '../../testing/stub-api.ts';
import { AdminApp } from '../admin-app.tsx';
import { defineScreen } from '../screen.ts';
import { useShortcuts } from './use-shortcuts.ts';

const SHEET = 'Συντομεύσεις πληκτρολογίου';

/** A screen with a shortcut of each kind. */
function Counter() {
  const [count, setCount] = useState({ next: 0, open: 0, save: 0 });
  const add = (name: keyof typeof count) => () => setCount((before) => ({ ...before, [name]: before[name] + 1 }));
  useShortcuts(
    [
      { keys: 'j', description: 'Επόμενη γραμμή', run: add('next') },
      { keys: 'Enter', description: 'Άνοιγμα', run: add('open') },
      { keys: 'mod+S', description: 'Αποθήκευση', run: add('save') },
    ],
    'Λίστα',
  );
  return (
    <>
      <output>{`${count.next} ${count.open} ${count.save}`}</output>
      <input aria-label="Όνομα" />
      <button type="button">Κουμπί</button>
    </>
  );
}

const counterScreen = defineScreen({
  path: 'counter',
  menuKey: 'products',
  icon: IconSettings,
  permission: 'staff',
  component: () => Promise.resolve(Counter),
});

const expectCounts = (counts: string) => expect(screen.getByText(/^\d \d \d$/)).toHaveTextContent(counts);

beforeEach(async () => {
  localStorage.clear();
  stubApi({ 'GET login': { success: true, user: admin } });
  renderAdmin('/admin/counter', admin, <AdminApp screens={[counterScreen]} />);
  await screen.findByText('0 0 0');
});

test('shortcuts of a screen run, but not while typing, on a control or behind a dialog', async () => {
  await userEvent.keyboard('j{Enter}{Control>}s{/Control}');
  expectCounts('1 1 1');
  await userEvent.type(screen.getByRole('textbox', { name: 'Όνομα' }), 'j{Enter}{Control>}s{/Control}');
  expectCounts('1 1 2');
  screen.getByRole('button', { name: 'Κουμπί' }).focus();
  await userEvent.keyboard('{Enter}j');
  expectCounts('2 1 2');
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: SHEET });
  await userEvent.keyboard('j{Control>}s{/Control}');
  expectCounts('2 1 2');
});

test('the sheet lists the shortcuts of the screen and opens from the user menu', async () => {
  await userEvent.click(screen.getByRole('button', { name: /^Μενού χρήστη/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: SHEET }));
  const sheet = await screen.findByRole('dialog', { name: SHEET });
  expect(within(sheet).getByRole('region', { name: 'Λίστα' })).toHaveTextContent('Επόμενη γραμμήJ');
  expect(within(sheet).getByRole('region', { name: 'Γενικά' })).toHaveTextContent('Αναζήτηση και εντολέςCtrlK');
});

test('shortcuts of one key can be switched off', async () => {
  await userEvent.keyboard('?');
  const sheet = await screen.findByRole('dialog', { name: SHEET });
  await userEvent.click(within(sheet).getByRole('switch', { name: /^Συντομεύσεις με ένα πλήκτρο/ }));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('j?{Control>}s{/Control}');
  expectCounts('0 0 1');
  expect(screen.queryByRole('dialog')).toBeNull();
});

import { DRAWER_PROPERTIES } from '@fakos/contracts/remote/drawer-properties';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Drawer } from './drawer.tsx';

function Cart() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Καλάθι
      </button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        title="Το καλάθι σας"
        closeLabel="Κλείσιμο"
        footer={<p>Σύνολο 129,00 €</p>}
      >
        <p>Aegina Round</p>
      </Drawer>
    </>
  );
}

async function openCart() {
  const user = userEvent.setup();
  render(<Cart />);
  await user.click(screen.getByRole('button', { name: 'Καλάθι' }));
  return { user, drawer: await screen.findByRole('dialog', { name: 'Το καλάθι σας' }) };
}

// The first test, because only the first drawer of a page registers them.
test('a drawer registers the properties that pages have registered', async () => {
  const registerProperty = jest.fn();
  Object.assign(window, { CSS: { registerProperty } });
  await openCart();
  expect(registerProperty.mock.calls.flat()).toEqual(DRAWER_PROPERTIES);
  Reflect.deleteProperty(window, 'CSS');
});

test('a drawer shows its content and footer', async () => {
  const { drawer } = await openCart();
  expect(within(drawer).getByText('Aegina Round')).toBeVisible();
  expect(within(drawer).getByText('Σύνολο 129,00 €')).toBeVisible();
});

test('Escape closes a drawer and the focus returns to the button that opened it', async () => {
  const { user } = await openCart();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Καλάθι' })).toHaveFocus());
});

test('a drawer can be opened again after its button closed it', async () => {
  const { user } = await openCart();
  await user.click(screen.getByRole('button', { name: 'Κλείσιμο' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Καλάθι' }));
  expect(await screen.findByRole('dialog', { name: 'Το καλάθι σας' })).toBeInTheDocument();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Booking() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ραντεβού</Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Κλείστε ραντεβού"
        description="Περίπου 30 λεπτά"
        closeLabel="Κλείσιμο"
      >
        <input aria-label="Όνομα" />
      </Dialog>
    </>
  );
}

function Removal({ onConfirm }: { onConfirm: () => unknown }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title="Αφαίρεση από το καλάθι;"
      confirmLabel="Αφαίρεση"
      cancelLabel="Άκυρο"
      failureText="Δεν αφαιρέθηκε"
      onConfirm={onConfirm}
    />
  );
}

test('a dialog has a name and a description, closes with Escape and restores the focus', async () => {
  const user = userEvent.setup();
  render(<Booking />);
  const opener = screen.getByRole('button', { name: 'Ραντεβού' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Κλείστε ραντεβού' });
  expect(dialog).toHaveAccessibleDescription('Περίπου 30 λεπτά');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the close button closes the dialog', async () => {
  const user = userEvent.setup();
  render(<Booking />);
  await user.click(screen.getByRole('button', { name: 'Ραντεβού' }));
  await user.click(await screen.findByRole('button', { name: 'Κλείσιμο' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a confirmation stays open and busy until its promise resolves', async () => {
  const user = userEvent.setup();
  const work = Promise.withResolvers<void>();
  const onConfirm = jest.fn(() => work.promise);
  render(<Removal onConfirm={onConfirm} />);
  const confirm = await screen.findByRole('button', { name: 'Αφαίρεση' });
  await user.click(confirm);
  await user.click(confirm);
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  await user.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  work.resolve();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

test('a failed confirmation shows an error and can be retried', async () => {
  const user = userEvent.setup();
  const onConfirm = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(undefined);
  render(<Removal onConfirm={onConfirm} />);
  await user.click(await screen.findByRole('button', { name: 'Αφαίρεση' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Δεν αφαιρέθηκε');
  await user.click(screen.getByRole('button', { name: 'Αφαίρεση' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a confirmation focuses the cancel button', async () => {
  render(<Removal onConfirm={jest.fn()} />);
  const cancel = await screen.findByRole('button', { name: 'Άκυρο' });
  await waitFor(() => expect(cancel).toHaveFocus());
});

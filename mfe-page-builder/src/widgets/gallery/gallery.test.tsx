import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';

async function show(stored: Record<string, unknown>) {
  mockApi({});
  const widgets = [{ id: 'w', type: 'gallery', order: 1, ...stored }];
  await renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] });
}

test('an image opens in the lightbox with its caption, and the focus returns on closing', async () => {
  await show({ images: ['a.jpg', { url: 'b.jpg', alt: 'Δύο σκελετοί', caption: 'Από μία πλάκα' }], lightbox: true });
  const opener = await screen.findByRole('button', { name: 'Μεγέθυνση: εικόνα 1' });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Εικόνες σε μεγάλο μέγεθος' }));
  expect(dialog.getByRole('img')).toHaveAccessibleName('εικόνα 1');
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(dialog.getByRole('img')).toHaveAccessibleName('Δύο σκελετοί'));
  expect(dialog.getByRole('figure')).toHaveTextContent('Από μία πλάκα');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('without images a notice is shown; without lightbox there are no buttons', async () => {
  await show({ images: [] });
  expect(await screen.findByText('Δεν υπάρχουν εικόνες στη συλλογή')).toBeInTheDocument();
  await show({ images: ['a.jpg'], lightbox: false });
  await waitFor(() => expect(document.querySelector('figure')).toBeInTheDocument());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

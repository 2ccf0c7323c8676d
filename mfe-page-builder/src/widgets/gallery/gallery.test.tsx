import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { readGalleryFields } from './gallery.fields.ts';

test('pictures are names, addresses or records of the media library; what is none is left out', () => {
  const images = ['shop.jpg', { filename: 'a.png', title: 'Α' }, { url: 'javascript:1' }, 7, { imageUrl: '/b.webp' }];
  expect(readGalleryFields({ images }).images).toEqual([
    { url: 'shop.jpg', alt: '', caption: '' },
    { url: 'a.png', alt: 'Α', caption: '' },
    { url: '/b.webp', alt: '', caption: '' },
  ]);
});

async function show(stored: Record<string, unknown>) {
  answerCalls({});
  const widgets = [{ id: 'w', type: 'gallery', order: 1, ...stored }];
  await renderSlot(remote, 'page.sections', { sections: [{ id: 's', content: '', widgets }] });
}

test('a picture opens large, with its words, and gives the focus back', async () => {
  await show({ images: ['a.jpg', { url: 'b.jpg', alt: 'Δύο σκελετοί', caption: 'Από μία πλάκα' }], lightbox: true });
  const opener = await screen.findByRole('button', { name: 'Μεγέθυνση: εικόνα 1' });
  await userEvent.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Εικόνες σε μεγάλο μέγεθος' }));
  expect(dialog.getByRole('img')).toHaveAccessibleName('εικόνα 1');
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByRole('img')).toHaveAccessibleName('Δύο σκελετοί');
  expect(dialog.getByRole('figure')).toHaveTextContent('Από μία πλάκα');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
});

test('without pictures it says so, without lightbox nothing opens', async () => {
  await show({ images: [] });
  expect(await screen.findByText('Δεν υπάρχουν εικόνες στη συλλογή')).toBeInTheDocument();
  await show({ images: ['a.jpg'], lightbox: false });
  await waitFor(() => expect(document.querySelector('figure')).toBeInTheDocument());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

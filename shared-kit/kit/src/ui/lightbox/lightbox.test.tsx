import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createI18n, I18nextProvider, loadTranslations } from '../../i18n/i18n.ts';
import { KIT_NAMESPACE, kitTranslations } from '../../i18n/kit-text.ts';
import { Lightbox, type LightboxImage } from './lightbox.tsx';

const SIZE = { width: 1200, height: 900, fallbackSrc: '/broken.svg' };
const images: LightboxImage[] = [
  { ...SIZE, src: '/shop.jpg', alt: 'Ένα φωτεινό κατάστημα', title: 'Το κατάστημα', text: 'Ερμού 1, στην Αθήνα.' },
  { ...SIZE, src: '/bench.jpg', alt: 'Εργαλεία σε έναν πάγκο' },
  { ...SIZE, src: '/lenses.jpg', alt: 'Φακοί' },
];

function Gallery({ count = images.length }: { count?: number }) {
  const [shown, setShown] = useState<number>();
  return (
    <>
      {images.slice(0, count).map(({ src }, index) => (
        <button key={src} type="button" onClick={() => setShown(index)}>
          {`Άνοιγμα ${index + 1}`}
        </button>
      ))}
      <Lightbox
        label="Εικόνες: Fakos"
        count={count}
        getImage={(index) => images[index] as LightboxImage}
        shown={shown}
        onClose={() => setShown(undefined)}
      />
    </>
  );
}

async function open(number: number, count?: number) {
  const user = userEvent.setup();
  const i18n = createI18n('el');
  await loadTranslations(i18n, KIT_NAMESPACE, kitTranslations, 'el');
  render(
    <I18nextProvider i18n={i18n}>
      <Gallery {...(count === undefined ? {} : { count })} />
    </I18nextProvider>,
  );
  const opener = screen.getByRole('button', { name: `Άνοιγμα ${number}` });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Εικόνες: Fakos' });
  return { user, opener, dialog };
}

const position = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.queryByRole('button', { name });

test('keys and buttons show the other images and stop at the ends, where the button is removed', async () => {
  const { user } = await open(2);
  expect(position()).toBe('2 από 3 Εργαλεία σε έναν πάγκο');
  await user.keyboard('{ArrowLeft}');
  expect(position()).toBe('1 από 3 Το κατάστημα');
  expect(button('Προηγούμενη εικόνα')).not.toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('img')).toHaveAccessibleName('Ένα φωτεινό κατάστημα');
  expect(screen.getByText('Ερμού 1, στην Αθήνα.')).toBeInTheDocument();

  await user.click(button('Επόμενη εικόνα') as HTMLElement);
  await user.click(button('Επόμενη εικόνα') as HTMLElement);
  expect(screen.getByRole('img')).toHaveAccessibleName('Φακοί');
  expect(button('Επόμενη εικόνα')).not.toBeInTheDocument();
  // The focused button has been removed, but the keys still work. With Alt they belong to the browser.
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
  expect(screen.getByRole('img')).toHaveAccessibleName('Φακοί');
  await user.keyboard('{Home}');
  expect(screen.getByRole('img')).toHaveAccessibleName('Ένα φωτεινό κατάστημα');
});

test.each([
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['the close button', (user) => user.click(button('Κλείσιμο') as HTMLElement)],
  ['a click outside the image', (user, dialog) => user.click(dialog)],
] satisfies [string, (user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement) => Promise<void>][])(
  '%s closes it and restores the focus',
  async (_way, close) => {
    const { user, opener, dialog } = await open(3);
    await user.click(screen.getByRole('img'));
    expect(dialog).toBeInTheDocument();
    await close(user, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Άνοιγμα 1' }));
    await waitFor(() => expect(position()).toBe('1 από 3 Το κατάστημα'));
  },
);

test('Back closes it and leaves the router out; closing it in another way removes its history entry', async () => {
  // The lightboxes of other tests go back when they are removed.
  await waitFor(() => expect(history.state?.overlay).toBeUndefined());
  history.replaceState({ key: 'page', idx: 3 }, '');
  const router = jest.fn();
  window.addEventListener('popstate', router);
  const { user, opener } = await open(1);
  expect(history.state).toMatchObject({ key: 'page', idx: 3, overlay: true });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(history.state).toEqual({ key: 'page', idx: 3 });

  await user.click(opener);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(history.state).toEqual({ key: 'page', idx: 3 }));
  expect(router).not.toHaveBeenCalled();
  window.removeEventListener('popstate', router);
});

test('a swipe of more than 50 pixels shows another image; two fingers zoom', async () => {
  const { dialog } = await open(1);
  const swipe = (from: number, to: number, fingers = 1) => {
    fireEvent.touchStart(dialog, { touches: Array.from({ length: fingers }, () => ({ clientX: from })) });
    fireEvent.touchEnd(dialog, { changedTouches: [{ clientX: to }] });
  };
  swipe(300, 250);
  expect(position()).toMatch(/^1 /);
  swipe(300, 100, 2);
  expect(position()).toMatch(/^1 /);
  swipe(300, 249);
  expect(position()).toMatch(/^2 /);
  swipe(100, 151);
  expect(position()).toMatch(/^1 /);
});

test('a broken image is replaced; a single image shows no position', async () => {
  await open(1, 1);
  const image = screen.getByRole('img');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/broken.svg');
  expect(image).toHaveAccessibleName('Ένα φωτεινό κατάστημα');
  expect(screen.getByRole('status')).not.toHaveTextContent('1 από 1');
  expect(button('Επόμενη εικόνα')).not.toBeInTheDocument();
});

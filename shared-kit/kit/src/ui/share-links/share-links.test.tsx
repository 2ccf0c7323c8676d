import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareLinks } from './share-links.tsx';

const styles = { share: '', title: '', list: '', link: '' };

function show() {
  render(
    <I18nextProvider i18n={createI18n('en')}>
      <ShareLinks heading="Share" path="/blog/arthro" title="Lens care" styles={styles} />
    </I18nextProvider>,
  );
}

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test.each([
  [/Facebook/, 'https://www.facebook.com/sharer/sharer.php?u=http%3A%2F%2Flocalhost%2Fen%2Fblog%2Farthro'],
  [/^X/, 'https://x.com/intent/post?url=http%3A%2F%2Flocalhost%2Fen%2Fblog%2Farthro&text=Lens%20care'],
  [/WhatsApp/, 'https://wa.me/?text=Lens%20care%20http%3A%2F%2Flocalhost%2Fen%2Fblog%2Farthro'],
  ['Viber', 'viber://forward?text=Lens%20care%20http%3A%2F%2Flocalhost%2Fen%2Fblog%2Farthro'],
  ['E-mail', 'mailto:?subject=Lens%20care&body=http%3A%2F%2Flocalhost%2Fen%2Fblog%2Farthro'],
])('the link of %s', (name, href) => {
  show();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});

test('a button copies the address', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/en/blog/arthro');
});

test.each([
  [true, 1],
  [false, 0],
])('with a touch screen: %p, there are %i buttons for the share sheet', (matches, count) => {
  Object.defineProperty(navigator, 'share', { value: jest.fn(), configurable: true });
  const matchMedia = jest.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  show();
  expect(screen.queryAllByRole('button', { name: 'Share…' })).toHaveLength(count);
  matchMedia.mockRestore();
});

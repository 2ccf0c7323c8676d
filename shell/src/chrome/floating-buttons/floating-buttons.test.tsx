import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';

const getShortcuts = () => screen.queryByRole('complementary', { name: 'Συντομεύσεις' });
const getWishlistLink = () => getShortcuts()?.querySelector('a[aria-label^="Αγαπημένα, "]') ?? null;

test.each([
  ['/', true],
  ['/shop/aegina', true],
  ['/cart', false],
  ['/en/cart', false],
  ['/wishlist', false],
  ['/checkout', false],
  ['/admin/shop', false],
])('on %s the floating buttons are shown: %s', async (path, isShown) => {
  mockApi({});
  await renderSite(path);
  expect(getWishlistLink() !== null).toBe(isShown);
});

test('the back office has no public header and footer', async () => {
  mockApi({});
  await renderSite('/admin');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('only a shop has a cart', async () => {
  mockApi({ 'settings.php': () => ({ settings: { site_style: 'magazine' } }) });
  await renderSite('/');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Καλάθι, / })).not.toBeInTheDocument());
  expect(getWishlistLink()).toBeInTheDocument();
});

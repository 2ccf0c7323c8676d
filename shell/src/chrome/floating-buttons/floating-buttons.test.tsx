import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';

const wishlist = () => screen.queryByRole('link', { name: /^Αγαπημένα, / });

test.each([
  ['/', true],
  ['/shop/aegina', true],
  ['/cart', false],
  ['/en/cart', false],
  ['/wishlist', false],
  ['/checkout', false],
  ['/admin/shop', false],
])('on %s the floating buttons are there: %s', async (path, shown) => {
  answerCalls({});
  await renderSite(path);
  expect(wishlist() !== null).toBe(shown);
});

test('the back office has no public chrome at all', async () => {
  answerCalls({});
  await renderSite('/admin');
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
  expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
});

test('only a shop has a cart', async () => {
  answerCalls({ 'settings.php': () => ({ settings: { site_style: 'magazine' } }) });
  await renderSite('/');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Καλάθι, / })).not.toBeInTheDocument());
  expect(wishlist()).toBeInTheDocument();
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { productList, productSummary } from '../../testing/shop.fixtures.ts';
import { mockShopApi, type ReceivedRequest, type ShopResponse } from '../../testing/shop-api.ts';

const respondByCategory = ({ query }: ReceivedRequest) =>
  query.get('category')
    ? productList([productSummary(7, { name: 'Μόνο αυτό' })])
    : productList([productSummary(1), productSummary(2)], 30, Number(query.get('page')));

test('a filter changes the address, keeps the previous products visible while loading, and can be removed', async () => {
  let respond: (response: ShopResponse) => void = () => undefined;
  mockShopApi({
    'products.php': (request) =>
      request.query.get('category')
        ? new Promise<ShopResponse>((resolve) => {
            respond = resolve;
          })
        : respondByCategory(request),
  });
  const { router } = await renderShop('/shop?page=2&sort=name');
  expect(await screen.findByRole('link', { name: 'Aegina 1' })).toBeInTheDocument();

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Αθλητικά 3' }));
  expect(router.state.location.search).toBe('?category=athlitika&sort=name');
  const shown = screen.getByRole('link', { name: 'Aegina 1' });
  expect(shown.closest('[aria-busy="true"]')).not.toBeNull();

  await waitFor(() => respond(productList([productSummary(7, { name: 'Μόνο αυτό' })])));
  expect(await screen.findByRole('link', { name: 'Μόνο αυτό' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Αθλητικά' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση φίλτρου Αθλητικά' }));
  expect(router.state.location.search).toBe('?sort=name');
});

test('changing the page moves scroll position and focus to the top of the list', async () => {
  const requests = mockShopApi({ 'products.php': respondByCategory });
  await renderShop('/shop');
  await userEvent.click(await screen.findByRole('link', { name: 'Σελίδα 3' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Λίστα προϊόντων' })).toHaveFocus());
  expect(requests.map(({ query }) => query.get('page'))).toContain('3');
});

test('a search without results shows a message with popular products and categories, and can be cleared', async () => {
  mockShopApi({
    'products.php': ({ query }) =>
      query.get('search') ? productList([], 0) : respondByCategory({ query } as ReceivedRequest),
  });
  const { router } = await renderShop('/shop');
  await userEvent.type(await screen.findByRole('searchbox'), 'ναυτικά κιάλια{Enter}');
  expect(await screen.findByText('Δεν βρέθηκαν προϊόντα')).toBeInTheDocument();
  const popular = await screen.findByRole('region', { name: 'Δημοφιλή προϊόντα' });
  expect(await within(popular).findByRole('link', { name: 'Aegina 1' })).toBeInTheDocument();
  const categories = screen.getByRole('region', { name: 'Ή δείτε μια κατηγορία' });
  expect(within(categories).getByRole('link', { name: 'Αθλητικά' })).toHaveAttribute('href', '/category/athlitika');
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('ναυτικά κιάλια');
  await userEvent.click(screen.getAllByRole('button', { name: 'Καθαρισμός φίλτρων' })[0] as HTMLElement);
  expect(await screen.findByRole('link', { name: 'Aegina 1' })).toBeInTheDocument();
});

test('a failed request can be retried', async () => {
  let isDown = true;
  mockShopApi({
    'products.php': (request) => (isDown ? { failure: 503, code: 'UPSTREAM_UNAVAILABLE' } : respondByCategory(request)),
  });
  await renderShop('/shop');
  const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Aegina 2' })).toBeInTheDocument();
});

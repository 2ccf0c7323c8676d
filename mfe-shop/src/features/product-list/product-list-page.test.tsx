import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { productList, productSummary } from '../../testing/shop.fixtures.ts';
import { answerShop, type HeardCall, type ShopAnswer } from '../../testing/shop-api.ts';

const byCategory = ({ query }: HeardCall) =>
  query.get('category')
    ? productList([productSummary(7, { name: 'Μόνο αυτό' })])
    : productList([productSummary(1), productSummary(2)], 30, Number(query.get('page')));

test('a filter changes the address, keeps the last products in sight meanwhile, and can be taken away', async () => {
  let answer: (answer: ShopAnswer) => void = () => undefined;
  answerShop({
    'products.php': (call) =>
      call.query.get('category')
        ? new Promise<ShopAnswer>((resolve) => {
            answer = resolve;
          })
        : byCategory(call),
  });
  const { router } = await renderShop('/shop?page=2&sort=name');
  expect(await screen.findByRole('link', { name: 'Aegina 1' })).toBeInTheDocument();

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Αθλητικά 3' }));
  expect(router.state.location.search).toBe('?category=athlitika&sort=name');
  const shown = screen.getByRole('link', { name: 'Aegina 1' });
  expect(shown.closest('[aria-busy="true"]')).not.toBeNull();

  await waitFor(() => answer(productList([productSummary(7, { name: 'Μόνο αυτό' })])));
  expect(await screen.findByRole('link', { name: 'Μόνο αυτό' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Αθλητικά' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση φίλτρου Αθλητικά' }));
  expect(router.state.location.search).toBe('?sort=name');
});

test('another page takes eye and focus to the top of the list', async () => {
  const calls = answerShop({ 'products.php': byCategory });
  await renderShop('/shop');
  await userEvent.click(await screen.findByRole('link', { name: 'Σελίδα 3' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Λίστα προϊόντων' })).toHaveFocus());
  expect(calls.map(({ query }) => query.get('page'))).toContain('3');
});

test('a search without results says so and leads back', async () => {
  answerShop({
    'products.php': ({ query }) => (query.get('search') ? productList([], 0) : byCategory({ query } as HeardCall)),
  });
  const { router } = await renderShop('/shop');
  await userEvent.type(await screen.findByRole('searchbox'), 'ναυτικά κιάλια{Enter}');
  expect(await screen.findByText('Δεν βρέθηκαν προϊόντα')).toBeInTheDocument();
  expect(new URLSearchParams(router.state.location.search).get('search')).toBe('ναυτικά κιάλια');
  await userEvent.click(screen.getAllByRole('button', { name: 'Καθαρισμός φίλτρων' })[0] as HTMLElement);
  expect(await screen.findByRole('link', { name: 'Aegina 1' })).toBeInTheDocument();
});

test('a failure can be tried again', async () => {
  let isDown = true;
  answerShop({
    'products.php': (call) => (isDown ? { failure: 503, code: 'UPSTREAM_UNAVAILABLE' } : byCategory(call)),
  });
  await renderShop('/shop');
  const retry = await screen.findByRole('button', { name: 'Δοκιμάστε ξανά' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Aegina 2' })).toBeInTheDocument();
});

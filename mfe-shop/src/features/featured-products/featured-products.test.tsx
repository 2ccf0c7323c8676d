import { renderSlot } from '@fakos/shared-kit/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remote from '../../remote.ts';
import { productList, productSummary } from '../../testing/shop.fixtures.ts';
import { mockShopApi } from '../../testing/shop-api.ts';

const props = { title: 'Επιλογές μας', subtitle: '', limit: 4 };

test('without featured products the newest ones are shown, but no drafts', async () => {
  const requests = mockShopApi({
    'products.php': ({ query }) => productList(query.get('featured') ? [] : [productSummary(3, { sale_price: 90 })]),
  });
  const { store } = await renderSlot(remote, 'home.featured-products', props);
  await userEvent.click(await screen.findByRole('button', { name: 'Αγορά: Aegina 3' }));
  await waitFor(() => expect(store.getState().cart.items).toMatchObject([{ product_id: 3, price: 90 }]));
  expect(screen.getByText('−25%')).toBeInTheDocument();
  expect(requests.map(({ query }) => String(query))).toEqual([
    'featured=1&status=published&limit=4&sort=created_at&order=DESC',
    'status=published&limit=4&sort=created_at&order=DESC',
  ]);
});

test('an empty shop shows a message and a link to the contact page', async () => {
  mockShopApi({ 'products.php': () => productList([]) });
  await renderSlot(remote, 'home.featured-products', props);
  expect(await screen.findByText('Δεν υπάρχουν διαθέσιμα προϊόντα.')).toBeInTheDocument();
  expect(screen.getByText('Τα προϊόντα μας θα είναι σύντομα διαθέσιμα.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Επικοινωνήστε μαζί μας' })).toHaveAttribute('href', '/contact');
});

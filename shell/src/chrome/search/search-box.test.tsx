import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../testing/render-site.tsx';

const nothing = { products: [], posts: [], categories: [] };
const category = { id: 1, slug: 'gyalia-iliou', name: 'Γυαλιά ηλίου' };
const facets = {
  brand: [],
  category: [
    { ...category, count: 14 },
    { ...category, id: 2, slug: 'empty', count: 0 },
  ],
};

test('a search without results offers popular products and categories', async () => {
  const requests = mockApi({
    'search.php': () => ({ data: nothing }),
    'products.php': () => ({ data: [{ id: 1, slug: 'milos', name: 'Μήλος' }], meta: { total: 1, facets } }),
  });
  const { router } = await renderSite('/about');
  await userEvent.click(screen.getByRole('button', { name: 'Αναζήτηση' }));
  await userEvent.type(await screen.findByRole('combobox'), 'κιάλια');
  expect(await screen.findByText('Δεν βρέθηκε κάτι για «κιάλια»')).toBeInTheDocument();

  const popular = within(await screen.findByRole('region', { name: 'Δημοφιλή προϊόντα' }));
  expect(popular.getByRole('link', { name: 'Μήλος' })).toHaveAttribute('href', '/shop/milos');
  expect(requests.filter((request) => request.startsWith('products.php'))).toEqual([
    'products.php?status=published&in_stock=1&sort=relevance&order=DESC&limit=5',
  ]);
  const categories = within(screen.getByRole('region', { name: 'Κατηγορίες' }));
  expect(categories.getAllByRole('link')).toHaveLength(1);
  await userEvent.click(categories.getByRole('link', { name: 'Γυαλιά ηλίου' }));
  expect(router.state.location.pathname).toBe('/category/gyalia-iliou');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { productDetail, productList } from '../../testing/shop.fixtures.ts';
import { mockShopApi } from '../../testing/shop-api.ts';

beforeEach(() => sessionStorage.clear());

function mockProducts(unknown: readonly string[] = []) {
  mockShopApi({
    'products.php?action=get': ({ query }) => {
      const slug = query.get('slug') ?? '';
      if (unknown.includes(slug)) return { failure: 404, code: 'NOT_FOUND' };
      const id = Number(slug.split('-').at(-1));
      return { data: productDetail(id, { lens_width: 40 + id, lens_height: id === 1 ? 38 : null }) };
    },
    'products.php': () => productList([]),
  });
}

test('frames are compared by their measures; what none of them has is left out', async () => {
  mockProducts();
  await renderShop('/compare?products=aegina-1,aegina-2');
  const table = within(await screen.findByRole('table', { name: 'Διαστάσεις, τιμές και χαρακτηριστικά' }));
  const readRow = (name: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  expect(readRow('Πλάτος φακού')).toEqual(['41 mm', '42 mm']);
  expect(readRow('Ύψος φακού')).toEqual(['38 mm', '–']);
  expect(table.queryByRole('row', { name: /^Υλικό/ })).not.toBeInTheDocument();
  expect(table.getByRole('link', { name: 'Aegina 2' })).toHaveAttribute('href', '/shop/aegina-2');
});

test('a frame is removed from the address, and unknown ones are reported', async () => {
  mockProducts(['gone-3']);
  const { router } = await renderShop('/compare?products=aegina-1,aegina-2,gone-3');
  expect(await screen.findByText('Ένας σκελετός της σύγκρισης δεν πωλείται πια.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση από τη σύγκριση: Aegina 1' }));
  expect(router.state.location.search).toBe('?products=aegina-2');
  expect(await screen.findByRole('link', { name: 'Aegina 2' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Aegina 1' })).not.toBeInTheDocument();
});

test('frames are chosen on their pages and stay chosen in this tab, four at most', async () => {
  mockProducts();
  sessionStorage.setItem('fakos-compare', JSON.stringify({ slugs: ['aegina-1', 'aegina-2', 'aegina-3'] }));
  await renderShop('/shop/aegina-4');
  await userEvent.click(await screen.findByRole('button', { name: 'Προσθήκη στη σύγκριση' }));
  const link = screen.getByRole('link', { name: 'Σύγκριση (4)' });
  expect(link).toHaveAttribute('href', '/compare?products=aegina-1,aegina-2,aegina-3,aegina-4');
  await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση από τη σύγκριση' }));
  expect(screen.getByRole('link', { name: 'Σύγκριση (3)' })).toBeVisible();
});

test('without frames the page says how to choose them', async () => {
  mockProducts();
  await renderShop('/compare');
  expect(await screen.findByRole('heading', { name: 'Δεν έχετε διαλέξει σκελετούς' })).toBeVisible();
});

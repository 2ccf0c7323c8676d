import { selectIsOpen, selectItems } from '@fakos/shared-kit/state/cart';
import { selectWishlist } from '@fakos/shared-kit/state/wishlist';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { productDetail, productList, productSummary } from '../../testing/shop.fixtures.ts';
import { mockShopApi } from '../../testing/shop-api.ts';

const waitForAdd = (button: HTMLElement) => waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
const waitForAddToFinish = (button: HTMLElement) =>
  waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
const related = () => productList([productSummary(1), productSummary(2, { name: 'Συγγενικό' })]);

function mockProduct(product = productDetail(1)) {
  mockShopApi({ 'products.php?action=get': () => ({ data: product }), 'products.php': related });
}

test('a double click adds the product once, and never more than the stock', async () => {
  mockProduct(productDetail(1, { stock: 3, sale_price: 90 }));
  const { store } = await renderShop('/shop/aegina-1');
  const add = await screen.findByRole('button', { name: 'Προσθήκη στο καλάθι' });
  await userEvent.click(screen.getByRole('button', { name: 'Αύξηση ποσότητας: Aegina 1' }));
  await userEvent.dblClick(add);
  expect(await screen.findByText('Το προϊόν προστέθηκε στο καλάθι!')).toBeInTheDocument();
  expect(selectItems(store.getState())).toMatchObject([{ product_id: 1, quantity: 2, price: 90, total: 180 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Καλάθι' }));
  expect(selectIsOpen(store.getState())).toBe(true);

  await waitForAddToFinish(add);
  await userEvent.click(add);
  expect(await screen.findByText('Μπήκε μόνο 1: δεν υπάρχουν περισσότερα.')).toBeInTheDocument();
  expect(selectItems(store.getState())[0]?.quantity).toBe(3);

  await waitForAddToFinish(add);
  await userEvent.click(add);
  expect(await screen.findByText('Έχετε ήδη στο καλάθι και τα 3 διαθέσιμα.')).toBeInTheDocument();
  expect(selectItems(store.getState())[0]?.quantity).toBe(3);
});

test('a typed quantity above the stock is limited to the stock with a notice', async () => {
  mockProduct(productDetail(1, { stock: 8 }));
  await renderShop('/shop/aegina-1');
  const input = await screen.findByRole('spinbutton', { name: 'Ποσότητα: Aegina 1' });
  await userEvent.clear(input);
  await userEvent.type(input, '42{Enter}');
  expect(input).toHaveValue('8');
  expect(screen.getByText('Έμειναν μόνο 8')).toBeInTheDocument();
});

test('a sold-out product is labelled and cannot be bought', async () => {
  mockProduct(productDetail(1, { stock: 0 }));
  await renderShop('/shop/aegina-1');
  expect(await screen.findByRole('button', { name: 'Εξαντλημένο' })).toBeDisabled();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
});

test('who waits for a sold-out product leaves an e-mail address; a wrong one is refused at the field', async () => {
  let refusal: object | undefined = { failure: 422, code: 'VALIDATION', errors: { email: 'Ελέγξτε το e-mail.' } };
  const seen = mockShopApi({
    'products.php?action=get': () => ({ data: productDetail(1, { stock: 0 }) }),
    'products.php': related,
    'stock-alerts.php': () => refusal ?? { message: 'Σας στέλνουμε ένα e-mail.' },
  });
  const listSent = () => seen.filter(({ resource }) => resource === 'stock-alerts.php').map(({ body }) => body);
  await renderShop('/shop/aegina-1');
  const form = within(await screen.findByRole('region', { name: 'Ειδοποίηση διαθεσιμότητας' }));
  const email = form.getByLabelText('E-mail');
  const submit = form.getByRole('button', { name: 'Ειδοποιήστε με' });
  await userEvent.type(email, 'nikos');
  await userEvent.click(submit);
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/^Γράψτε το e-mail σας/);
  expect(listSent()).toEqual([]);
  await userEvent.type(email, '@example.gr');
  await userEvent.click(submit);
  await waitFor(() => expect(email).toHaveAccessibleDescription(/^Ελέγξτε το e-mail/));
  refusal = undefined;
  await userEvent.click(submit);
  expect(await form.findByRole('status')).toHaveTextContent('Σας στέλνουμε ένα e-mail.');
  expect(listSent()).toEqual(Array(2).fill({ product_id: 1, email: 'nikos@example.gr' }));
});

test('reviews of buyers are below the product, and further ones load on request', async () => {
  const latest = [1, 2].map((id) => ({
    ...{ id, stars: 5, text: `Γνώμη ${id}`, author: 'Μαρία Π.', created_at: '2026-05-01T09:00:00Z' },
    reply: id === 1 ? { text: 'Ευχαριστούμε πολύ.', at: '2026-05-02T09:00:00Z' } : null,
  }));
  mockShopApi({
    'products.php?action=get': () => ({
      data: productDetail(1, { reviews: { count: 3, average: 4.7, by_stars: [0, 0, 0, 1, 2], latest } }),
    }),
    'products.php': related,
    'reviews.php': ({ query }) => ({
      data: [{ ...latest[1], id: 3, stars: 4, text: `Σελίδα ${query.get('page')}` }],
      meta: { page: 2, limit: 2, total: 3 },
    }),
  });
  await renderShop('/shop/aegina-1');
  const section = within(await screen.findByRole('region', { name: 'Αξιολογήσεις πελατών' }));
  expect(section.getByText('4,7 στα 5')).toBeVisible();
  expect(section.getByText('3 αξιολογήσεις')).toBeVisible();
  expect(section.getByText('Ευχαριστούμε πολύ.')).toBeVisible();
  await userEvent.click(section.getByRole('button', { name: 'Περισσότερες αξιολογήσεις' }));
  expect(await section.findByText('Σελίδα 2')).toBeVisible();
  expect(section.queryByRole('button', { name: 'Περισσότερες αξιολογήσεις' })).not.toBeInTheDocument();
});

test('the description expands from its first 80 characters, and the size reads lens-bridge-temple', async () => {
  mockProduct();
  await renderShop('/shop/aegina-1');
  const preview = await screen.findByText(/^Χειροποίητος σκελετός.*…$/);
  expect(preview.textContent?.length).toBeLessThanOrEqual(81);
  await userEvent.click(screen.getByRole('button', { name: 'Περισσότερα' }));
  expect((await screen.findByText('πολωτικούς')).tagName).toBe('STRONG');
  expect(screen.getByText('49-21-145')).toBeInTheDocument();
  expect(screen.queryByText('Υλικό')).not.toBeInTheDocument();
});

test('the properties of glasses are in the table of specifications, unknown ones are left out', async () => {
  const known = { weight: 17, frame_type: 'half-rim', gender: 'women', uv_category: 3, polarised: 1 } as const;
  mockShopApi({
    'products.php?action=get': () => ({ data: productDetail(1, { ...known, nose_pads: null }) }),
    'products.php': () => productList([]),
  });
  await renderShop('/shop/aegina-1');
  const table = await screen.findByRole('table');
  for (const row of [
    'Βάρος 17 g',
    'Τύπος σκελετού Με μισό στεφάνι',
    'Φύλο Γυναικεία',
    'Κατηγορία φίλτρου UV 3 · έντονη ηλιοφάνεια',
    'Πολωτικοί φακοί Ναι',
  ]) {
    expect(within(table).getByRole('row', { name: row })).toBeInTheDocument();
  }
  expect(within(table).queryByRole('rowheader', { name: 'Επιρρίνια' })).toBeNull();
});

test('four thumbnails, and a tile that shows the number of the rest and opens the first of them', async () => {
  mockProduct();
  await renderShop('/shop/aegina-1');
  const tile = await screen.findByRole('button', { name: 'Προβολή 2 ακόμη φωτογραφιών' });
  expect(screen.getAllByRole('button', { name: /^Προβολή φωτογραφίας/ })).toHaveLength(4);
  expect(tile).toHaveTextContent('+2');
  await userEvent.click(tile);
  const lightbox = await screen.findByRole('dialog', { name: 'Φωτογραφίες: Aegina 1' });
  expect(within(lightbox).getByRole('status')).toHaveTextContent('5 από 6');
});

const hardCase = { id: 3, slug: 'case', name: 'Σκληρή θήκη', description: '', price: 9.9 };
const cord = { id: 5, slug: 'cord', name: 'Κορδόνι', description: 'Από δέρμα', price: 12 };

test('add-ons change the total and make a separate cart line', async () => {
  mockProduct(productDetail(9, { sale_price: 90, addons: [hardCase, cord] }));
  const { store } = await renderShop('/shop/aegina-9');
  const add = await screen.findByRole('button', { name: 'Προσθήκη στο καλάθι' });
  await userEvent.click(add);
  await waitForAdd(add);
  await waitForAddToFinish(add);

  await userEvent.click(screen.getByRole('checkbox', { name: /Σκληρή θήκη.*9,90/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Κορδόνι/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Κορδόνι/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Αύξηση ποσότητας: Aegina 9' }));
  expect(screen.getByText(/^Σύνολο 199,80/)).toBeInTheDocument();
  await userEvent.click(add);
  await waitFor(() =>
    expect(selectItems(store.getState())).toMatchObject([
      { product_id: 9, quantity: 1, price: 90 },
      { product_id: 9, quantity: 2, price: 99.9, total: 199.8, options: [3] },
    ]),
  );
});

test('a discount shows the lowest price of the 30 days before it', async () => {
  mockProduct(productDetail(1, { sale_price: 90, lowest_price_30d: 110 }));
  await renderShop('/shop/aegina-1');
  expect(await screen.findByText(/^Χαμηλότερη τιμή των τελευταίων 30 ημερών: 110,00/)).toBeInTheDocument();
  expect(screen.getByText('−25%')).toBeInTheDocument();
});

test("while a product is being added its button is busy, other products' buttons are not", async () => {
  mockProduct(productDetail(3));
  const { store, router } = await renderShop('/shop/aegina-3');
  const add = await screen.findByRole('button', { name: 'Προσθήκη στο καλάθι' });
  await userEvent.click(add);
  await waitForAdd(add);

  mockProduct(productDetail(4));
  await act(() => router.navigate('/shop/aegina-4'));
  await screen.findByRole('heading', { level: 1, name: 'Aegina 4' });
  const other = screen.getByRole('button', { name: 'Προσθήκη στο καλάθι' });
  expect(other).not.toHaveAttribute('aria-busy');
  await userEvent.click(other);
  await waitFor(() => expect(selectItems(store.getState())).toMatchObject([{ product_id: 3 }, { product_id: 4 }]));
});

test('a wished product is stored with the fields of the specification', async () => {
  mockProduct(productDetail(1, { sale_price: 90 }));
  const { store } = await renderShop('/shop/aegina-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Αγαπημένο: Aegina 1' }));
  const { description } = productDetail(1);
  expect(selectWishlist(store.getState())).toEqual([
    {
      ...{ type: 'product', id: 1, name: 'Aegina 1', slug: 'aegina-1', price: 120, sale_price: 90 },
      ...{ featured_image: 'aegina-1-1.jpg', brand_name: 'Kyma', category_name: 'Γυαλιά ηλίου', in_stock: true },
      ...{
        description,
        short_description: 'Στρογγυλός σκελετός από οξική κυτταρίνη.',
        sku: 'AE-1',
        stock_quantity: 10,
      },
    },
  ]);
});

test('the product can be booked at its regular price', async () => {
  mockProduct(productDetail(1, { sale_price: 90 }));
  await renderShop('/shop/aegina-1');
  await userEvent.click(await screen.findByRole('button', { name: 'Κράτηση: Aegina 1' }));
  const booking = within(await screen.findByRole('dialog', { name: 'Κράτηση: Aegina 1' }));
  await userEvent.selectOptions(await booking.findByLabelText('Αριθμός ατόμων'), '2 άτομα');
  expect(booking.getByText('240,00 €')).toBeInTheDocument();
});

test('related products do not contain the product itself', async () => {
  mockProduct();
  await renderShop('/shop/aegina-1');
  const section = await screen.findByRole('region', { name: 'Σχετικά προϊόντα' });
  expect(await within(section).findByRole('link', { name: 'Συγγενικό' })).toBeInTheDocument();
  expect(within(section).queryByRole('link', { name: 'Aegina 1' })).not.toBeInTheDocument();
});

test('an unknown slug shows a not-found page', async () => {
  mockShopApi({ 'products.php?action=get': () => ({ failure: 404, code: 'NOT_FOUND' }) });
  await renderShop('/shop/nothing');
  expect(await screen.findByRole('heading', { level: 1, name: 'Το προϊόν δεν βρέθηκε' })).toBeInTheDocument();
});

test('a preview link shows a draft with its token, and search engines leave it out', async () => {
  const received = mockShopApi({
    'products.php?action=get': ({ query }) =>
      query.get('preview') === 'secret'
        ? { data: productDetail(1, { status: 'draft' }) }
        : { failure: 404, code: 'NOT_FOUND' },
    'products.php': related,
  });
  await renderShop('/shop/aegina-1?preview=secret');
  expect(await screen.findByRole('heading', { level: 1, name: 'Aegina 1' })).toBeInTheDocument();
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(received[0]?.query.get('slug')).toBe('aegina-1');
});

test('images have the alternative texts that staff wrote, and others their number', async () => {
  mockProduct(productDetail(1, { images: [{ filename: 'aegina-1-2.jpg', alt: 'Ο βραχίονας από κοντά' }] }));
  await renderShop('/shop/aegina-1');
  expect(await screen.findByRole('img', { name: 'Ο βραχίονας από κοντά' })).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /Aegina 1.*1 από 6/ })).toBeInTheDocument();
});

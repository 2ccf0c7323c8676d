import { itemAdded, selectItems } from '@fakos/shared-kit/state/cart';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { cartItem, createOrder, createQuote } from '../../testing/shop.fixtures.ts';
import { mockShopApi, type ReceivedRequest, type ShopResponse } from '../../testing/shop-api.ts';

const quote = ({ body }: ReceivedRequest) => {
  const fee = body.payment_method === 'cash_on_delivery' ? 2 : 0;
  return { data: createQuote(body.items[0]?.quantity ?? 0, { payment_fee: fee, total: 25.99 + fee }) };
};

async function fillUntilReview() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Ονοματεπώνυμο'), 'Μαρία Παππά');
  await user.type(screen.getByLabelText('E-mail'), 'maria@example.gr');
  await user.type(screen.getByLabelText('Τηλέφωνο'), '6900000000');
  await user.click(screen.getByRole('button', { name: 'Συνέχεια στην αποστολή' }));
  await user.type(await screen.findByLabelText('Οδός'), 'Ερμού');
  await user.type(screen.getByLabelText('Αριθμός'), '12');
  await user.type(screen.getByLabelText('Τ.Κ.'), '10563');
  await user.type(screen.getByLabelText('Πόλη'), 'Αθήνα');
  await user.click(screen.getByRole('button', { name: 'Συνέχεια στην πληρωμή' }));
  await user.click(await screen.findByRole('radio', { name: /Αντικαταβολή/ }));
  await user.click(screen.getByRole('button', { name: 'Έλεγχος παραγγελίας' }));
  await screen.findByRole('heading', { name: 'Έλεγχος και επιβεβαίωση' });
  return user;
}

beforeEach(() => sessionStorage.clear());

test('an error summary takes the focus, and going back keeps the typed values', async () => {
  mockShopApi({ 'cart.php?action=quote': quote });
  const { router } = await renderShop('/checkout?step=review', [cartItem(1)]);
  await waitFor(() => expect(router.state.location.search).toBe('?step=contact'));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Ονοματεπώνυμο'), 'Μαρία Παππά');
  await user.type(screen.getByLabelText('E-mail'), 'maria@');
  await user.click(screen.getByRole('button', { name: 'Συνέχεια στην αποστολή' }));

  const summary = await screen.findByRole('region', { name: 'Ελέγξτε τα παρακάτω για να συνεχίσετε' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('Τηλέφωνο: Συμπληρώστε αυτό το πεδίο.');
  await user.click(screen.getByRole('button', { name: /^E-mail: Γράψτε ένα e-mail/ }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();

  await user.type(screen.getByLabelText('E-mail'), 'example.gr');
  await user.type(screen.getByLabelText('Τηλέφωνο'), '6900000000');
  await user.click(screen.getByRole('button', { name: 'Συνέχεια στην αποστολή' }));
  expect(await screen.findByRole('heading', { name: 'Τρόπος παράδοσης' })).toHaveFocus();
  await user.type(screen.getByLabelText('Οδός'), 'Ερμού');

  await user.click(screen.getByRole('link', { name: 'Πίσω' }));
  expect(await screen.findByLabelText('Ονοματεπώνυμο')).toHaveValue('Μαρία Παππά');
  await user.click(screen.getByRole('button', { name: 'Συνέχεια στην αποστολή' }));
  expect(await screen.findByLabelText('Οδός')).toHaveValue('Ερμού');
});

test('an order is retried with its key, confirmed again at a new total, and clears the cart only when placed', async () => {
  const failures: ShopResponse[] = [
    { failure: 503, code: 'UPSTREAM_UNAVAILABLE', message: 'Δοκιμάστε ξανά σε λίγο.' },
    {
      failure: 409,
      code: 'QUOTE_CHANGED',
      message: 'Το σύνολο άλλαξε.',
      quote: createQuote(1, { shipping: 7, payment_fee: 2, total: 29 }),
    },
  ];
  let shipping = 6;
  const requests = mockShopApi({
    'cart.php?action=quote': ({ body }) => {
      const fee = body.payment_method === 'cash_on_delivery' ? 2 : 0;
      return { data: createQuote(1, { shipping, payment_fee: fee, total: 20 + shipping + fee }) };
    },
    'orders.php?action=create': () => {
      const failure = failures.shift();
      if (failures.length === 0 && failure) shipping = 7;
      return failure ?? { data: { number: 'OP26-000123', token: 'a'.repeat(32) } };
    },
    'orders.php?action=get': () => ({ data: createOrder({ status: 'confirmed' }) }),
  });
  const { store, router } = await renderShop('/checkout', [cartItem(1)]);
  const user = await fillUntilReview();
  const place = screen.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' });

  await user.click(place);
  expect(await screen.findByText(/αποδέχομαι τους όρους χρήσης: Αποδεχτείτε τους όρους/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /νέα προϊόντα και προσφορές/ })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /αποδέχομαι τους όρους/ }));

  await user.click(place);
  await screen.findByRole('heading', { name: 'Δεν λάβαμε απάντηση για την παραγγελία σας' });
  expect(selectItems(store.getState())).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Δοκιμάστε ξανά' }));
  expect(await screen.findByText(/Το νέο σύνολο είναι 29,00/)).toBeInTheDocument();
  expect(
    screen.getByText('Μεταφορικά: από 6,00 € σε 7,00 €', { normalizer: replaceNoBreakSpaces }),
  ).toBeInTheDocument();

  const again = screen.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' });
  await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' })).toBeInTheDocument();
  expect(router.state.location.search).toBe(`?n=OP26-000123&t=${'a'.repeat(32)}`);
  expect(selectItems(store.getState())).toEqual([]);
  expect(screen.getByText('Επιβεβαιώθηκε')).toBeInTheDocument();

  const sent = requests.filter(({ query }) => query.get('action') === 'create');
  const keys = sent.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(sent.map(({ body }) => body.expected_total)).toEqual([28, 28, 29]);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('a page reload keeps the typed values, the step and an unconfirmed order', async () => {
  mockShopApi({
    'cart.php?action=quote': quote,
    'orders.php?action=create': () => ({ failure: 502, code: 'UPSTREAM_UNAVAILABLE' }),
  });
  await renderShop('/checkout', [cartItem(1)]);
  const user = await fillUntilReview();
  cleanup();
  const { router } = await renderShop('/checkout?step=shipping', [cartItem(1)]);
  expect(await screen.findByLabelText('Οδός')).toHaveValue('Ερμού');
  expect(router.state.location.search).toBe('?step=shipping');
  cleanup();

  await renderShop('/checkout?step=review', [cartItem(1)]);
  await user.click(await screen.findByRole('checkbox', { name: /αποδέχομαι τους όρους/ }));
  await user.click(screen.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' }));
  await screen.findByRole('heading', { name: 'Δεν λάβαμε απάντηση για την παραγγελία σας' });
  cleanup();
  const requests = mockShopApi({
    'orders.php?action=create': () => ({ data: { number: 'OP26-000123', token: 'a'.repeat(32) } }),
    'orders.php?action=get': () => ({ data: createOrder() }),
  });
  await renderShop('/checkout', []);
  await screen.findByRole('heading', { name: 'Δεν λάβαμε απάντηση για την παραγγελία σας' });
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' })).toBeInTheDocument();
  const sent = requests.filter(({ query }) => query.get('action') === 'create');
  expect(sent.map(({ body }) => body.items)).toMatchObject([[{ product_id: 1, quantity: 1 }]]);
  expect(sessionStorage).toHaveLength(0);
});

test('without a response the form stays usable, names the phone, and a changed order is placed under the same key', async () => {
  const responses: ShopResponse[] = [
    { failure: 500, code: 'INTERNAL' },
    { failure: 422, code: 'VALIDATION', message: 'Ελέγξτε τα στοιχεία.' },
    { data: { number: 'OP26-000123', token: 'a'.repeat(32) } },
  ];
  const requests = mockShopApi({
    'settings.php?action=getSettings': () => ({ settings: { contact_phone: '210 123 4567' } }),
    'cart.php?action=quote': quote,
    'orders.php?action=create': () => responses.shift() ?? {},
    'orders.php?action=get': () => ({ data: createOrder() }),
  });
  const { store } = await renderShop('/checkout', [cartItem(1)]);
  const user = await fillUntilReview();
  await user.click(screen.getByRole('checkbox', { name: /αποδέχομαι τους όρους/ }));
  await user.click(screen.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' }));

  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert.parentElement).toHaveFocus());
  expect(alert).toHaveTextContent('Ίσως η παραγγελία των 27,99');
  expect(await screen.findByRole('link', { name: '210 123 4567' })).toHaveAttribute('href', 'tel:2101234567');

  await user.click(screen.getByRole('link', { name: 'Αλλαγή: Στοιχεία επικοινωνίας' }));
  await user.clear(await screen.findByLabelText('Ονοματεπώνυμο'));
  await user.type(screen.getByLabelText('Ονοματεπώνυμο'), 'Άννα Νέα');
  // The customer has changed the order, so only they may send it.
  fireEvent(window, new Event('online'));
  act(() => void store.dispatch(itemAdded(cartItem(2))));
  await user.click(screen.getByRole('button', { name: 'Συνέχεια στην αποστολή' }));
  await user.click(await screen.findByRole('button', { name: 'Συνέχεια στην πληρωμή' }));
  await user.click(await screen.findByRole('button', { name: 'Έλεγχος παραγγελίας' }));
  const place = await screen.findByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' });
  await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'));
  await user.click(place);
  expect(await screen.findByText('Ελέγξτε τα στοιχεία.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Δεν λάβαμε απάντηση για την παραγγελία σας' })).toBeInTheDocument();
  await user.click(place);
  await screen.findByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' });

  const sent = requests.filter(({ query }) => query.get('action') === 'create');
  expect(sent.map(({ body }) => body.items.length)).toEqual([1, 2, 2]);
  expect(new Set(sent.map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  expect(selectItems(store.getState())).toEqual([]);
});

test('an order that had arrived before it was changed is opened, and only its items leave the cart', async () => {
  let received = '';
  const requests = mockShopApi({
    'settings.php?action=getSettings': () => ({ settings: { contact_phone: '210 123 4567' } }),
    'cart.php?action=quote': quote,
    'orders.php?action=create': ({ body }) => {
      const content = JSON.stringify(body);
      if (received === content) return { data: { number: 'OP26-000123', token: 'a'.repeat(32) } };
      if (received !== '') return { failure: 409, code: 'IDEMPOTENCY_REUSED' };
      received = content;
      return { failure: 504, code: 'UPSTREAM_UNAVAILABLE' };
    },
    'orders.php?action=get': () => ({ data: createOrder() }),
  });
  const { store } = await renderShop('/checkout', [cartItem(1)]);
  const user = await fillUntilReview();
  await user.click(screen.getByRole('checkbox', { name: /αποδέχομαι τους όρους/ }));
  await user.click(screen.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' }));
  await screen.findByRole('heading', { name: 'Δεν λάβαμε απάντηση για την παραγγελία σας' });

  act(() => void store.dispatch(itemAdded(cartItem(1, { quantity: 2 }))));
  act(() => void store.dispatch(itemAdded(cartItem(2))));
  const place = screen.getByRole('button', { name: 'Παραγγελία με υποχρέωση πληρωμής' });
  await waitFor(() => expect(place).not.toHaveAttribute('aria-busy'));
  await user.click(place);
  await screen.findByRole('heading', { name: 'Ευχαριστούμε για την παραγγελία!' });
  expect(await screen.findByText(/είχε φτάσει πριν από τις αλλαγές/)).toBeInTheDocument();
  expect(screen.getByText('210 123 4567')).toBeInTheDocument();
  expect(requests.filter(({ query }) => query.get('action') === 'create')).toHaveLength(3);
  expect(selectItems(store.getState()).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('only the payment methods of the quote are offered', async () => {
  const payment_methods = { courier: ['cash_on_delivery'], pickup: ['pay_in_store'] } as const;
  mockShopApi({ 'cart.php?action=quote': () => ({ data: { ...createQuote(1), payment_methods } }) });
  await renderShop('/checkout', [cartItem(1)]);
  const user = await fillUntilReview();
  await user.click(screen.getByRole('link', { name: 'Αλλαγή: Τρόπος πληρωμής' }));
  expect(await screen.findByRole('radio', { name: /Αντικαταβολή/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Τραπεζική κατάθεση/ })).not.toBeInTheDocument();
});

test('payment and review name the account as soon as a bank transfer is chosen', async () => {
  mockShopApi({
    'cart.php?action=quote': ({ body }) => ({
      data: createQuote(1, {
        bank_account: body.payment_method === 'bank_transfer' ? [{ label: 'IBAN', value: 'GR16 0110' }] : undefined,
      }),
    }),
  });
  await renderShop('/checkout', [cartItem(1)]);
  const user = await fillUntilReview();
  expect(screen.queryByText(/GR16/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Αλλαγή: Τρόπος πληρωμής' }));
  await user.click(await screen.findByRole('radio', { name: /Τραπεζική κατάθεση/ }));
  expect(await screen.findByText(/IBAN: GR16 0110/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Έλεγχος παραγγελίας' }));
  expect(await screen.findByText(/IBAN: GR16 0110/)).toBeInTheDocument();
});

test('payment in the store is offered only for store pickup', async () => {
  mockShopApi({ 'cart.php?action=quote': quote });
  const { router } = await renderShop('/checkout', [cartItem(1)]);
  const user = await fillUntilReview();
  await user.click(screen.getByRole('link', { name: 'Αλλαγή: Τρόπος παράδοσης' }));
  await user.click(await screen.findByRole('radio', { name: /Παραλαβή από το κατάστημα/ }));
  await user.click(screen.getByRole('button', { name: 'Συνέχεια στην πληρωμή' }));
  expect(await screen.findByRole('radio', { name: /Πληρωμή στο κατάστημα/ })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /Αντικαταβολή/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Έλεγχος παραγγελίας' }));
  expect(router.state.location.search).toBe('?step=payment');
});

/** Amounts are written with a no-break space. */
function replaceNoBreakSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

import { type ConsentState, consentAccepted, consentRejected, consentSlice } from '@fakos/shared-kit/state/consent';
import { signedIn } from '@fakos/shared-kit/state/session';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShop } from '../../testing/render-shop.tsx';
import { productDetail, productList, productSummary } from '../../testing/shop.fixtures.ts';
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
  const shown = screen.getByRole('link', { name: 'Aegina 1' });
  await waitFor(() => expect(shown.closest('[aria-busy="true"]')).not.toBeNull());
  expect(router.state.location.search).toBe('?category=athlitika&sort=name');

  await waitFor(() => respond(productList([productSummary(7, { name: 'Μόνο αυτό' })])));
  expect(await screen.findByRole('link', { name: 'Μόνο αυτό' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Αθλητικά' })).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση φίλτρου Αθλητικά' }));
  expect(router.state.location.search).toBe('?sort=name');
});

test('a typed price is applied when the visitor leaves the field for a product, and the product opens', async () => {
  const { data, meta } = productList([productSummary(1), productSummary(2)]);
  const list = { data, meta: { ...meta, facets: { ...meta.facets, price: { min: 10, max: 90 } } } };
  mockShopApi({ 'products.php?action=get': () => ({ data: productDetail(1) }), 'products.php': () => list });
  const { router } = await renderShop('/shop');
  await userEvent.click(await screen.findByText('Τιμή'));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Από' }), '20');
  await userEvent.click(await screen.findByRole('link', { name: 'Aegina 1' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Aegina 1' })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe('?price=20-'));
});

test('two filters chosen before the list renders again are both applied', async () => {
  mockShopApi({ 'products.php': respondByCategory });
  const { router } = await renderShop('/shop');
  const filters = [
    await screen.findByRole('checkbox', { name: 'Αθλητικά 3' }),
    screen.getByRole('checkbox', { name: /^Μόνο διαθέσιμα/ }),
  ];
  act(() => {
    for (const filter of filters) filter.click();
  });
  await waitFor(() => expect(router.state.location.search).toBe('?category=athlitika&in_stock=1'));
});

test('the properties of glasses are filters with names and counts; polarised ones only where there are some', async () => {
  const facets = {
    ...productList([]).meta.facets,
    polarisation: { polarised: 3, other: 27 },
    gender: [
      { slug: 'women', name: 'Γυναικεία', count: 2 },
      { slug: 'unisex', name: 'Unisex', count: 5 },
    ],
    frame_width: [
      { value: 132, count: 2 },
      { value: 141, count: 1 },
    ],
  };
  mockShopApi({
    'products.php': ({ query }) => {
      const { data, meta } = respondByCategory({ query } as ReceivedRequest);
      return { data, meta: { ...meta, facets: query.get('search') ? meta.facets : facets } };
    },
  });
  const { router } = await renderShop('/shop');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Μόνο πολωτικοί φακοί 3' }));
  await userEvent.click(screen.getByText('Φύλο'));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Unisex 5' }));
  await waitFor(() => expect(router.state.location.search).toBe('?gender=unisex&polarised=1'));
  await userEvent.click(screen.getByText('Πλάτος σκελετού'));
  expect(await screen.findByText('Διαθέσιμα: 132–141 mm')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Αφαίρεση φίλτρου Μόνο πολωτικοί φακοί' }));
  expect(router.state.location.search).toBe('?gender=unisex');
  await userEvent.type(screen.getByRole('searchbox'), 'υγρό{Enter}');
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /πολωτικοί/ })).toBeNull());
});

describe('the search by the size of the visitor’s glasses', () => {
  const facets = {
    ...productList([]).meta.facets,
    lens_width: [
      { value: 48, count: 2 },
      { value: 52, count: 1 },
    ],
  };
  const respond = () => ({ ...productList([productSummary(1)]), meta: { ...productList([]).meta, total: 1, facets } });
  const openForm = async () => {
    await userEvent.click(await screen.findByText('Ταιριάζουν όπως τα δικά μου'));
    return screen.findByRole('textbox', { name: 'Μέγεθος των γυαλιών μου' });
  };
  beforeEach(() => sessionStorage.clear());

  test('sets the filters of the three measures and is remembered in the tab', async () => {
    mockShopApi({ 'products.php': respond });
    const { router } = await renderShop('/shop');
    const size = await openForm();
    await userEvent.type(size, '52-17{Enter}');
    expect(size).toHaveFocus();
    expect(size).toHaveAccessibleDescription(/για παράδειγμα 52-17-140/);
    await userEvent.type(size, ' 140{Enter}');
    expect(router.state.location.search).toBe('?lens_width=50-54&bridge_width=15-19&temple_length=135-145');
    cleanup();

    await renderShop('/shop');
    expect(await openForm()).toHaveValue('52-17-140');
    await userEvent.click(screen.getByRole('button', { name: 'Διαγραφή μεγέθους' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Μέγεθος των γυαλιών μου' })).toHaveValue(''));
    expect(sessionStorage.getItem('fakos-frame-size')).toBeNull();
  });

  test('of a signed-in visitor is stored in the account, and bought pairs can be picked', async () => {
    const owned = [{ slug: 'paros', name: 'Πάρος', size: '48-20-145' }];
    const requests = mockShopApi({
      'products.php': respond,
      'profile.php?action=frame-fit': () => ({ data: { size: null, owned } }),
    });
    const { store, router } = await renderShop('/shop');
    const user = {
      id: 4,
      name: 'Μαρία Παππά',
      email: 'maria@example.gr',
      role: 'user',
      must_change_password: false,
    } as const;
    act(() => void store.dispatch(signedIn({ user, token: 'token' })));
    await openForm();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Ή ένα ζευγάρι που αγοράσατε' }),
      'Πάρος · 48-20-145',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Εύρεση σκελετών' }));
    expect(router.state.location.search).toBe('?lens_width=46-50&bridge_width=18-22&temple_length=140-150');
    await waitFor(() => expect(requests.map(({ body }) => body)).toContainEqual({ size: '48-20-145' }));
  });
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

describe('the layout', () => {
  beforeEach(() => {
    localStorage.clear();
    mockShopApi({ 'products.php': respondByCategory });
  });
  const accepted = consentSlice.reducer(undefined, consentAccepted());
  const openList = async (at: string, consent?: ConsentState) => {
    const { store, router } = await renderShop(at, [], consent);
    const rows = await screen.findByRole('button', { name: 'Προβολή σε λίστα' });
    return { store, router, rows, grid: screen.getByRole('button', { name: 'Προβολή σε πλέγμα' }) };
  };

  test('is remembered if functional storage is allowed', async () => {
    const first = await openList('/shop', accepted);
    await userEvent.click(first.rows);
    expect(first.router.state.location.search).toBe('?view=list');
    cleanup();

    const second = await openList('/shop?sort=name&page=2', accepted);
    await waitFor(() => expect(second.router.state.location.search).toBe('?sort=name&view=list&page=2'));
    expect(second.rows).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(second.grid);
    expect(second.router.state.location.search).toBe('?sort=name&page=2');
    cleanup();

    const third = await openList('/shop', accepted);
    expect(third.router.state.location.search).toBe('');
    expect(third.grid).toHaveAttribute('aria-pressed', 'true');
  });

  test('is not remembered otherwise, and is forgotten when functional storage is refused', async () => {
    const first = await openList('/shop');
    await userEvent.click(first.rows);
    expect(first.router.state.location.search).toBe('?view=list');
    expect(localStorage).toHaveLength(0);
    act(() => void first.store.dispatch(consentAccepted()));
    await userEvent.click(first.grid);
    await userEvent.click(first.rows);
    expect(localStorage).toHaveLength(1);
    act(() => void first.store.dispatch(consentRejected()));
    expect(localStorage).toHaveLength(0);
  });
});

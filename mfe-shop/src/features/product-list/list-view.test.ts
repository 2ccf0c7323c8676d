import { addressOf, callOf, type ListView, plainView, readView, withSlugToggled } from './list-view.ts';

const read = (query: string) => readView(new URLSearchParams(query));

test.each<[string, Partial<ListView>, string]>([
  ['', {}, '/shop'],
  ['category=sunglasses', { category: ['sunglasses'] }, '/shop?category=sunglasses'],
  [
    'category=sport,frames&brand=kyma',
    { category: ['frames', 'sport'], brand: ['kyma'] },
    '/shop?category=frames,sport&brand=kyma',
  ],
  ['category=a%2Cb&page=2', { category: ['a', 'b'], page: 2 }, '/shop?category=a,b&page=2'],
  ['search=γυαλιά%20ηλίου', { search: 'γυαλιά ηλίου' }, `/shop?search=${encodeURIComponent('γυαλιά ηλίου')}`],
  ['on_sale=1&sort=price-down', { onSale: true, sort: 'price-down' }, '/shop?on_sale=1&sort=price-down'],
  ['on_sale=true', { onSale: true }, '/shop?on_sale=1'],
  ['sort=newest&page=1', {}, '/shop'],
])('?%s is read and written back', (query, view, address) => {
  expect(read(query)).toEqual({ ...plainView, ...view });
  expect(addressOf(read(query))).toBe(address);
});

test.each([
  'category=,,&brand=<script>',
  'category=-a&brand=A B',
  'page=0',
  'page=-3',
  'page=1.5',
  'page=two',
  'page=99999999999',
  'sort=cheapest',
  'sort=constructor',
  'on_sale=maybe',
  'search=%20%20',
  'utm_source=mail',
])('?%s counts as nothing chosen', (query) => expect(read(query)).toEqual(plainView));

test('repeated slugs count once and upper case is forgiven', () => {
  expect(read('brand=Kyma,kyma,ORA').brand).toEqual(['kyma', 'ora']);
});

test('values too long for the call are cut, not refused', () => {
  const many = Array.from({ length: 100 }, (_, index) => `category-${index}`).join(',');
  expect(callOf(read(`category=${many}`)).category?.length).toBeLessThanOrEqual(400);
  expect(callOf(read(`search=${'α'.repeat(300)}`)).search).toHaveLength(100);
});

test('a change of filter goes back to the first page and keeps the rest', () => {
  const view = read('category=sport&sort=name&page=3');
  expect(addressOf(withSlugToggled(view, 'brand', 'ora'))).toBe('/shop?category=sport&brand=ora&sort=name');
  expect(addressOf(withSlugToggled(view, 'category', 'sport'))).toBe('/shop?sort=name');
});

test('the call asks for what the view shows', () => {
  expect(callOf(read('brand=ora&on_sale=1&sort=price-up&page=2'))).toEqual({
    status: 'published',
    page: 2,
    limit: 12,
    sort: 'price',
    order: 'ASC',
    brand: 'ora',
    on_sale: 1,
  });
});

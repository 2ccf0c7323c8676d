import { parseListAddress, toListAddress } from './list-address.ts';
import {
  countFilters,
  defaultView,
  type ListView,
  toListQuery,
  withoutFilters,
  withSearch,
  withSlugChosen,
} from './list-view.ts';

const read = (query: string, pageCategory?: string) => parseListAddress(new URLSearchParams(query), pageCategory);

test.each<[string, Partial<ListView>, string]>([
  ['', {}, '/shop'],
  ['category=sunglasses', { category: ['sunglasses'] }, '/shop?category=sunglasses'],
  [
    'category=sport,frames&brand=kyma',
    { category: ['frames', 'sport'], brand: ['kyma'] },
    '/shop?category=frames,sport&brand=kyma',
  ],
  ['category=a%2Cb&page=2', { category: ['a', 'b'], from: 2, page: 2 }, '/shop?category=a,b&page=2'],
  [
    'shape=round&colour=rose-gold,black&material=acetate',
    { shape: ['round'], colour: ['black', 'rose-gold'], material: ['acetate'] },
    '/shop?shape=round&colour=black,rose-gold&material=acetate',
  ],
  [
    'frame_type=rimless,half-rim&gender=unisex&age_group=adults&uv_category=3&frame_width=130-140&polarised=1',
    {
      frame_type: ['half-rim', 'rimless'],
      gender: ['unisex'],
      age_group: ['adults'],
      uv_category: ['3'],
      frame_width: '130-140',
      polarised: true,
    },
    '/shop?frame_type=half-rim,rimless&gender=unisex&age_group=adults&uv_category=3&frame_width=130-140&polarised=1',
  ],
  ['price=50-120&lens_width=-52', { price: '50-120', lens_width: '-52' }, '/shop?price=50-120&lens_width=-52'],
  ['price=120-50&bridge_width=18-', { price: '50-120', bridge_width: '18-' }, '/shop?price=50-120&bridge_width=18-'],
  [
    'search=γυαλιά%20ηλίου',
    { search: 'γυαλιά ηλίου', sort: 'relevance' },
    `/shop?search=${encodeURIComponent('γυαλιά ηλίου')}`,
  ],
  ['search=panto&sort=newest', { search: 'panto', sort: 'newest' }, '/shop?search=panto&sort=newest'],
  ['on_sale=1&sort=price-down', { on_sale: true, sort: 'price-down' }, '/shop?on_sale=1&sort=price-down'],
  ['on_sale=true&in_stock=1', { on_sale: true, in_stock: true }, '/shop?on_sale=1&in_stock=1'],
  ['view=list', { layout: 'rows' }, '/shop?view=list'],
  ['page=1-3', { from: 1, page: 3 }, '/shop?page=1-3'],
  ['page=1-90', { from: 71, page: 90 }, '/shop?page=71-90'],
  ['sort=newest&page=1', {}, '/shop'],
])('?%s is parsed and formatted', (query, view, address) => {
  expect(read(query)).toEqual({ ...defaultView, ...view });
  expect(toListAddress(read(query))).toBe(address);
});

test.each([
  'category=,,&brand=<script>',
  'category=-a&brand=A B',
  'page=0',
  'page=-3',
  'page=3-1',
  'page=1.5',
  'page=two',
  'page=99999999999',
  'sort=cheapest',
  'sort=relevance',
  'sort=constructor',
  'on_sale=maybe',
  'price=-',
  'price=cheap',
  'price=1.5-2',
  'lens_width=1000-2000',
  'view=table',
  'search=%20%20',
  'utm_source=mail',
])('?%s is ignored', (query) => expect(read(query)).toEqual(defaultView));

test('repeated slugs count once and upper case is accepted', () => {
  expect(read('brand=Kyma,kyma,ORA').brand).toEqual(['kyma', 'ora']);
});

test('values too long for the endpoint are truncated', () => {
  const many = Array.from({ length: 100 }, (_, index) => `category-${index}`).join(',');
  expect(toListQuery(read(`category=${many}`)).category?.length).toBeLessThanOrEqual(400);
  expect(toListQuery(read(`search=${'α'.repeat(300)}`)).search).toHaveLength(100);
});

test('changing a filter returns to the first page and keeps the other parameters', () => {
  const view = read('category=sport&sort=name&page=1-3&view=list');
  expect(toListAddress(withSlugChosen(view, 'brand', 'ora', true))).toBe(
    '/shop?category=sport&brand=ora&sort=name&view=list',
  );
  expect(toListAddress(withSlugChosen(view, 'category', 'sport', false))).toBe('/shop?sort=name&view=list');
});

test('the default sorting changes with the search, a chosen one stays', () => {
  expect(withSearch(read(''), 'panto').sort).toBe('relevance');
  expect(withSearch(read('search=panto'), '').sort).toBe('newest');
  expect(withSearch(read('search=panto&sort=name'), '').sort).toBe('name');
  expect(withSearch(read('sort=name'), 'panto').sort).toBe('name');
});

test('clearing the filters keeps category page, sorting and layout', () => {
  const view = read('brand=kyma&price=50-&search=panto&sort=name&view=list&page=2', 'sport');
  expect(countFilters(view)).toBe(3);
  expect(toListAddress(withoutFilters(view))).toBe('/category/sport?sort=name&view=list');
});

test('the category page ignores the category parameter', () => {
  const view = read('category=frames&brand=kyma', 'sport');
  expect(toListQuery(view).category).toBe('sport');
  expect(toListAddress(view)).toBe('/category/sport?brand=kyma');
});

test('the view is converted to a request', () => {
  expect(toListQuery(read('brand=ora&on_sale=1&price=50-&lens_width=48-52&sort=price-up&page=2'))).toEqual({
    status: 'published',
    page: 2,
    limit: 12,
    facets: 1,
    sort: 'price',
    order: 'ASC',
    brand: 'ora',
    on_sale: 1,
    price_min: 50,
    lens_width: '48-52',
  });
  expect(toListQuery(read('gender=women&uv_category=2,3&frame_width=-140&polarised=1'))).toMatchObject({
    ...{ gender: 'women', uv_category: '2,3', frame_width: '-140', polarised: 1 },
  });
  expect(toListQuery(read('page=1-2'), 2)).toMatchObject({ page: 2, facets: 0 });
});

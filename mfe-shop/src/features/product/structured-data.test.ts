import { productDetail } from '../../testing/shop.fixtures.ts';
import { getProductStructuredData, getProductSummary } from './structured-data.ts';

test('structured data of a product and its offer', () => {
  const data = getProductStructuredData(
    productDetail(1, { sale_price: 89.9, gallery_images: ['aegina-1-1.jpg', 'aegina-1-2.jpg'] }),
  );
  expect(data).toMatchObject({
    '@type': 'Product',
    name: 'Aegina 1',
    sku: 'AE-1',
    brand: { '@type': 'Brand', name: 'Kyma' },
    image: [
      '/backend/api/image.php?type=product&file=aegina-1-1.jpg&width=1200',
      '/backend/api/image.php?type=product&file=aegina-1-2.jpg&width=1200',
    ],
    description: expect.stringMatching(/^Χειροποίητος σκελετός με πολωτικούς φακούς/),
    offers: {
      price: '89.90',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/NewCondition',
      url: '/shop/aegina-1',
    },
  });
});

test.each([
  [
    { gender: 'women', age_group: 'adults' },
    { suggestedGender: 'female', suggestedMinAge: 13 },
  ],
  [
    { gender: 'unisex', age_group: 'children' },
    { suggestedGender: 'unisex', suggestedMaxAge: 13 },
  ],
] as const)('structured data of glasses for %j', (properties, audience) => {
  expect(getProductStructuredData(productDetail(1, { ...properties, weight: 17, frame_width: 138 }))).toMatchObject({
    size: '49-21-145',
    weight: { '@type': 'QuantitativeValue', value: 17, unitCode: 'GRM' },
    width: { '@type': 'QuantitativeValue', value: 138, unitCode: 'MMT' },
    audience: { '@type': 'PeopleAudience', ...audience },
  });
});

test('a sold-out product is out of stock, and missing fields are left out', () => {
  const bare = { stock: 0, sku: '', brand_name: '', colour: null, description: '', short_description: '' };
  const data = getProductStructuredData(productDetail(1, bare));
  expect(data).toMatchObject({ offers: { price: '120.00', availability: 'https://schema.org/OutOfStock' } });
  for (const lacking of ['sku', 'brand', 'color', 'material', 'description', 'weight', 'width', 'audience']) {
    expect(JSON.parse(JSON.stringify(data))).not.toHaveProperty(lacking);
  }
});

test('only published reviews make a rating', () => {
  const without = { count: 0, average: null, by_stars: [0, 0, 0, 0, 0], latest: [] };
  const none = JSON.parse(
    JSON.stringify(getProductStructuredData(productDetail(1, { rating: 4.5, reviews: without }))),
  );
  expect(none).not.toHaveProperty('aggregateRating');
  const latest = [
    { id: 1, stars: 4, text: 'Άνετα', author: 'Μαρία Π.', created_at: '2026-05-01T09:00:00Z', reply: null },
  ];
  const reviews = { count: 1, average: 4, by_stars: [0, 0, 0, 1, 0], latest };
  expect(getProductStructuredData(productDetail(1, { reviews }))).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4, reviewCount: 1 },
    review: [{ '@type': 'Review', author: { '@type': 'Person', name: 'Μαρία Π.' }, reviewRating: { ratingValue: 4 } }],
  });
});

test('variants are one group that says by what they differ', () => {
  const variant = {
    ...{
      id: 1,
      slug: 'aegina-1',
      sku: 'AE-1',
      name: 'Aegina 1',
      colour: 'Μελί',
      swatch: null,
      size: null,
      image: 'a.jpg',
    },
    ...{ price: 120, sale_price: null, stock: 10, in_stock: true },
  };
  const black = { ...variant, id: 2, slug: 'aegina-2', sku: 'AE-2', colour: 'Μαύρο', stock: 0 };
  const data = getProductStructuredData(productDetail(1, { variant_group: 'AE', variants: [variant, black] }));
  expect(data).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'AE',
    variesBy: ['https://schema.org/color'],
    hasVariant: [
      { '@type': 'Product', sku: 'AE-1', color: 'Μελί', size: '49-21-145', offers: { url: '/shop/aegina-1' } },
      { '@type': 'Product', sku: 'AE-2', color: 'Μαύρο', offers: { availability: 'https://schema.org/OutOfStock' } },
    ],
  });
});

test('the summary is the short description, else the description', () => {
  expect(getProductSummary(productDetail(1))).toBe('Στρογγυλός σκελετός από οξική κυτταρίνη.');
  expect(getProductSummary(productDetail(1, { short_description: '' }))).toMatch(
    /^Χειροποίητος σκελετός με πολωτικούς/,
  );
});

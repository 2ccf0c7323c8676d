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

test('a sold-out product is out of stock, and missing fields are left out', () => {
  const bare = { stock: 0, sku: '', brand_name: '', colour: null, description: '', short_description: '' };
  const data = getProductStructuredData(productDetail(1, bare));
  expect(data).toMatchObject({ offers: { price: '120.00', availability: 'https://schema.org/OutOfStock' } });
  for (const lacking of ['sku', 'brand', 'color', 'material', 'description']) {
    expect(JSON.parse(JSON.stringify(data))).not.toHaveProperty(lacking);
  }
});

test('the summary is the short description, else the description', () => {
  expect(getProductSummary(productDetail(1))).toBe('Στρογγυλός σκελετός από οξική κυτταρίνη.');
  expect(getProductSummary(productDetail(1, { short_description: '' }))).toMatch(
    /^Χειροποίητος σκελετός με πολωτικούς/,
  );
});

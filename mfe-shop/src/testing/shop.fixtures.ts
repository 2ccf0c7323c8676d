import type { Quote } from '@fakos/contracts/cart/contract';
import type { Order } from '@fakos/contracts/orders/contract';
import type { ProductDetail, ProductSummary } from '@fakos/contracts/products/contract';
import type { NewCartItem } from '@fakos/shared-kit/state/cart';

/** A product in a list. */
export function productSummary(id: number, overrides: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id,
    slug: `aegina-${id}`,
    sku: `AE-${id}`,
    name: `Aegina ${id}`,
    short_description: 'Στρογγυλός σκελετός από οξική κυτταρίνη.',
    brand_id: 1,
    brand_name: 'Kyma',
    category_id: 1,
    category_name: 'Γυαλιά ηλίου',
    category_slug: 'gyalia-iliou',
    price: 120,
    sale_price: null,
    original_price: 120,
    featured_image: `aegina-${id}-1.jpg`,
    main_image: `aegina-${id}-1.jpg`,
    image_url: `aegina-${id}-1.jpg`,
    gallery_images: [1, 2, 3, 4, 5, 6].map((number) => `aegina-${id}-${number}.jpg`),
    featured: 0,
    rating: null,
    stock: 10,
    in_stock: true,
    product_type: 'sunglasses',
    status: 'published',
    created_at: '2026-05-01T09:00:00Z',
    ...overrides,
  };
}

/** A product with the details of its page. */
export function productDetail(id: number, overrides: Partial<ProductDetail> = {}): ProductDetail {
  const { variants: _swatches, ...summary } = productSummary(id);
  return {
    ...summary,
    description:
      '<p>Χειροποίητος σκελετός με <strong>πολωτικούς</strong> φακούς για μέρες γεμάτες ήλιο, θάλασσα και αλάτι.</p>',
    brand_slug: 'kyma',
    shape: 'Στρογγυλό',
    colour: 'Μελί',
    material: null,
    lens_width: 49,
    bridge_width: 21,
    temple_length: 145,
    vat_rate: 24,
    lowest_price_30d: null,
    addons: [],
    images: [],
    ...overrides,
  };
}

/** A page of a list. */
export function productList(products: readonly ProductSummary[], total = products.length, page = 1) {
  const category = [
    { id: 1, slug: 'gyalia-iliou', name: 'Γυαλιά ηλίου', count: 14 },
    { id: 2, slug: 'athlitika', name: 'Αθλητικά', count: 3 },
  ];
  const brand = [{ id: 1, slug: 'kyma', name: 'Kyma', count: 17 }];
  return { data: products, meta: { page, limit: 12, total, facets: { category, brand } } };
}

/** A cart item: product `id` for 20 euros. */
export function cartItem(id: number, overrides: Partial<NewCartItem> = {}): NewCartItem {
  return { product_id: id, slug: `aegina-${id}`, name: `Aegina ${id}`, price: 20, image: 'a.jpg', ...overrides };
}

/** A quote for product 1 at 20 euros, sent by courier. */
export function createQuote(quantity: number, overrides: Partial<Quote> = {}): Quote {
  const subtotal = 20 * quantity;
  return {
    lines: [
      {
        product_id: 1,
        slug: 'aegina-1',
        name: 'Aegina 1',
        brand_name: 'Kyma',
        image: 'a.jpg',
        quantity,
        available: 10,
        unit_price: 20,
        original_price: 20,
        line_total: subtotal,
        vat_rate: 24,
      },
    ],
    subtotal,
    shipping: 5.99,
    payment_fee: 0,
    total: subtotal + 5.99,
    vat: [{ rate: 24, amount: 5.03 }],
    free_shipping_from: 50,
    payment_methods: { courier: ['cash_on_delivery', 'bank_transfer'], pickup: ['pay_in_store', 'bank_transfer'] },
    warnings: [],
    ...overrides,
  };
}

/** An order that awaits payment. */
export function createOrder(overrides: Partial<Order> = {}): Order {
  const { lines, subtotal, shipping, payment_fee, total, vat } = createQuote(1);
  return {
    number: 'OP26-000123',
    created_at: '2026-11-21T10:00:00Z',
    status: 'pending',
    payment_status: 'awaiting',
    fulfilment_status: 'unfulfilled',
    contact: { full_name: 'Μαρία Παππά', email: 'maria@example.gr', phone: '6900000000' },
    shipping_method: 'courier',
    address: { street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563', country: 'GR' },
    payment_method: 'cash_on_delivery',
    note: '',
    lines,
    subtotal,
    shipping,
    payment_fee,
    total,
    vat,
    events: [{ axis: 'order', from: null, to: 'pending', at: '2026-11-21T10:00:00Z' }],
    ...overrides,
  };
}

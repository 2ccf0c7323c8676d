import type { ShopData, ShopProduct } from '@fakos/demo-shop/shop-data';

const both = <T>(el: T, en: T) => ({ el, en });
const listImages = (slug: string) => [1, 2, 3, 4].map((number) => `${slug}-${number}.jpg`);

const plain: ShopProduct = {
  slug: 'plain',
  sku: 'PLAIN',
  name: both('Σκελετός', 'Frame'),
  short_description: both('Ελαφρύς', 'Light'),
  description: both('<p>Ωραίος</p>', '<p>Nice</p>'),
  category: 'frames',
  brand: 'aegean',
  product_type: 'frame',
  price_cents: 5000,
  sale_price_cents: null,
  stock: 10,
  featured: false,
  rating: 4.5,
  vat_rate: 24,
  shape: both('Στρογγυλό', 'Round'),
  colour: null,
  material: null,
  lens_width: 50,
  bridge_width: 20,
  temple_length: 145,
  images: listImages('plain'),
  created_at: '2026-01-01T00:00:00.000Z',
};

const product = (row: Partial<ShopProduct> & Pick<ShopProduct, 'slug'>): ShopProduct => ({
  ...plain,
  sku: row.slug.toUpperCase(),
  images: listImages(row.slug),
  ...row,
});

/** Ids of the fixture's products, in insertion order. */
export const productIds = { aegean: 1, sunny: 2, reader: 3, solution: 4, rare: 5 } as const;

/** A small shop with five products. */
export const fixtureCatalogue: ShopData = {
  categories: [
    { slug: 'frames', name: both('Σκελετοί', 'Frames'), description: both('', ''), image: 'category-frames.jpg' },
    {
      slug: 'sunglasses',
      name: both('Γυαλιά ηλίου', 'Sunglasses'),
      description: both('', ''),
      image: 'category-sunglasses.jpg',
    },
    {
      slug: 'solutions',
      name: both('Υγρά φακών', 'Solutions'),
      description: both('', ''),
      image: 'category-solutions.jpg',
    },
  ],
  brands: [
    { slug: 'aegean', name: 'Aegean', description: both('Από το νησί', 'From the island') },
    { slug: 'boreas', name: 'Boreas', description: both('', '') },
  ],
  products: [
    product({ slug: 'aegean-02', name: both('Αιγαίο 02', 'Aegean 02'), featured: true }),
    product({
      slug: 'sunny-01',
      name: both('Γυαλιά ήλιος', 'Sunny 01'),
      category: 'sunglasses',
      brand: 'boreas',
      product_type: 'sunglasses',
      price_cents: 12_000,
      sale_price_cents: 8990,
      created_at: '2026-03-01T00:00:00.000Z',
    }),
    product({
      slug: 'reader-01',
      name: both('Ζέφυρος', 'Zephyr'),
      price_cents: 1999,
      created_at: '2026-02-01T00:00:00.000Z',
    }),
    product({
      slug: 'solution-360',
      name: both('Υγρό 360ml', 'Solution 360ml'),
      category: 'solutions',
      brand: 'boreas',
      product_type: 'solution',
      price_cents: 1333,
      vat_rate: 13,
      stock: 0,
      created_at: '2026-01-15T00:00:00.000Z',
    }),
    product({
      slug: 'rare-01',
      name: both('Σπάνιος', 'Rare'),
      category: 'sunglasses',
      price_cents: 20_000,
      stock: 5,
      created_at: '2025-12-01T00:00:00.000Z',
    }),
  ],
  postCategories: [{ slug: 'care', name: both('Φροντίδα', 'Care') }],
  posts: ['first', 'second', 'third', 'fourth', 'fifth'].map((slug, index) => ({
    slug,
    title: both(`Άρθρο ${slug}`, `Post ${slug}`),
    excerpt: both('Περίληψη', 'Excerpt'),
    content: both('<p>Κείμενο</p><script>alert(1)</script>', '<p>Text</p><p onclick="x()">More</p>'),
    category: 'care',
    author_name: both('Μαρία', 'Maria'),
    tags: { el: ['φακοί'], en: ['lenses'] },
    featured: index === 0,
    views: index,
    images: [`${slug}-1.jpg`],
    created_at: `2026-01-0${index + 1}T00:00:00.000Z`,
  })),
  services: [
    {
      slug: 'eye-exam',
      title: both('Οπτομετρία', 'Eye exam'),
      excerpt: both('', ''),
      content: both('<p>Ναι</p>', '<p>Yes</p>'),
      icon: 'eye',
      image: 'eye-exam.jpg',
      duration: 30,
      price_cents: null,
      bookable: true,
    },
  ],
  pages: [
    {
      slug: 'story',
      title: both('Η ιστορία μας', 'Our story'),
      menu_title: both('Ιστορία', 'Story'),
      meta_description: both('', ''),
      show_in_menu: true,
      menu_order: 25,
      updated_at: '2026-10-01T07:00:00.000Z',
      sections: {
        el: [
          {
            id: 's1',
            widgets: [
              { id: 'w1', type: 'text', order: 1, content: '<p>Γεια</p><iframe src="https://evil.example/"></iframe>' },
            ],
          },
        ],
        en: [{ id: 's1', widgets: [{ id: 'w1', type: 'text', order: 1, content: '<p>Hello</p>' }] }],
      },
    },
  ],
  gallery: [
    {
      image: 'window.jpg',
      alt: both('Βιτρίνα', 'Window'),
      title: both('', ''),
      description: both('', ''),
      category: both('', ''),
      caption: both('', ''),
    },
  ],
  settings: {
    general: { company_name: 'Fakos', tagline: both('Βλέπετε καθαρά', 'See clearly'), footer_widgets: [] },
    home: { show_posts_section: 'true', store_features: both(['Ένα'], ['One']), posts_limit: 4 },
  },
  navigation: {
    settings: { position: 'sticky' },
    pages: [
      { id: 'home', title: both('Αρχική', 'Home'), path: '/', icon: '', visible: true, order: 10 },
      { id: 'contact', title: both('Επικοινωνία', 'Contact'), path: '/contact', icon: '', visible: true, order: 50 },
    ],
    customMenuItems: [],
  },
};

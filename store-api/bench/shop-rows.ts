import type { Insertable } from 'kysely';
import type { ProductsTable } from '../src/database/tables/catalogue.ts';
import type { PostsTable } from '../src/database/tables/content.ts';
import type { OrderLinesTable, OrdersTable } from '../src/database/tables/sales.ts';
import { productSearchColumns } from '../src/domain/catalogue/products/product-search-columns.ts';
import { postSearchText } from '../src/domain/search/search-text.ts';
import { normalise, toPersonSearchText } from '../src/text/normalise.ts';
import {
  colours,
  kinds,
  makers,
  materials,
  models,
  people,
  sentences,
  shapes,
  styles,
  type Word,
} from './shop-words.ts';

const NEWEST = Date.UTC(2026, 5, 1);
const HOUR_MS = 3_600_000;
const VAT = 24;

/** Indexes in {@link kinds}; a kind that is listed more often has more products. */
const kindFrequencies = [0, 0, 0, 0, 2, 2, 2, 2, 1, 3, 4, 5, 5, 6, 7, 7] as const;

/** The brands of the generated shop. */
export const brandNames: readonly string[] = makers.first.flatMap((first) => makers.last.map((last) => first + last));

/** A pseudorandom number below 1, always the same for the same arguments. */
function chance(thing: number, question: number): number {
  let mixed = Math.imul(thing + 1, 0x9e3779b1) ^ Math.imul(question + 1, 0x85ebca77);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 0x1_0000_0000;
}

function pick<T>(list: readonly T[], thing: number, question: number): T {
  return list[Math.floor(chance(thing, question) * list.length)] as T;
}

function whole(lowest: number, highest: number, thing: number, question: number): number {
  return lowest + Math.floor(chance(thing, question) * (highest - lowest + 1));
}

const instant = (hoursAgo: number) => new Date(NEWEST - hoursAgo * HOUR_MS).toISOString();
const inBothLanguages = <Name extends string>(name: Name, word: Word | null) =>
  ({ [`${name}_el`]: word?.el ?? null, [`${name}_en`]: word?.en ?? null }) as Record<
    `${Name}_el` | `${Name}_en`,
    never
  >;

/** Product number `index + 1` of a shop; categories and brands are numbered as they are listed. */
export function productRow(index: number): Insertable<ProductsTable> {
  const place = kindFrequencies[whole(0, kindFrequencies.length - 1, index, 0)] ?? 0;
  const kind = kinds[place] ?? kinds[0];
  if (!kind) throw new Error('There are no kinds of products.');
  const brand = whole(0, brandNames.length - 1, index, 1);
  const [model, style] = [pick(models, index, 2), pick(styles, index, 3)];
  const number = whole(1, 99, index, 4);
  const colour = kind.isWorn ? pick(colours, index, 5) : null;
  const name = {
    el: `${kind.noun.el} ${model.el} ${style.el} ${number}`,
    en: `${model.en} ${style.en} ${number} ${kind.noun.en}`,
  };
  const price = Math.round(whole(kind.cents[0], kind.cents[1], index, 6) / 100) * 100 - 10;
  const isOnSale = chance(index, 7) < 0.2;
  const salePrice = isOnSale ? Math.round(price * (0.5 + 0.4 * chance(index, 8))) : null;
  const [short, first, second] = [pick(sentences, index, 9), pick(sentences, index, 10), pick(sentences, index, 11)];
  const looks = {
    ...inBothLanguages('shape', kind.isWorn ? pick(shapes, index, 12) : null),
    ...inBothLanguages('colour', colour),
    ...inBothLanguages('material', kind.isWorn ? pick(materials, index, 13) : null),
  };
  const texts = {
    sku: `${brandNames[brand]?.slice(0, 3).toUpperCase()}-${100_000 + index}`,
    name_el: name.el,
    name_en: name.en,
    short_description_el: short.el,
    short_description_en: short.en,
    ...looks,
  };
  const filed = { brand: brandNames[brand] ?? '', category_el: kind.category.el, category_en: kind.category.en };
  const createdAt = instant(index);
  return {
    ...texts,
    slug: `product-${index + 1}`,
    description_el: `<p>${first.el} ${second.el}</p><p>${short.el}</p>`,
    description_en: `<p>${first.en} ${second.en}</p><p>${short.en}</p>`,
    category_id: place + 1,
    brand_id: brand + 1,
    product_type: kind.type,
    price_cents: price,
    sale_price_cents: salePrice,
    pay_cents: salePrice ?? price,
    stock: chance(index, 14) < 0.1 ? 0 : whole(1, 200, index, 15),
    featured: chance(index, 16) < 0.01 ? 1 : 0,
    rating_tenths: whole(30, 50, index, 17),
    vat_rate: VAT,
    lens_width: kind.isWorn ? whole(44, 60, index, 18) : null,
    bridge_width: kind.isWorn ? whole(14, 24, index, 19) : null,
    temple_length: kind.isWorn ? whole(26, 30, index, 20) * 5 : null,
    images: JSON.stringify([`product-${index + 1}-1.jpg`, `product-${index + 1}-2.jpg`]),
    status: chance(index, 21) < 0.03 ? 'draft' : 'published',
    ...productSearchColumns({ ...texts, ...filed }),
    created_at: createdAt,
    updated_at: createdAt,
  };
}

const PARAGRAPHS = 12;

/** Post number `index + 1`; they are all filed under the first subject. */
export function postRow(index: number): Insertable<PostsTable> {
  const model = pick(models, index, 31);
  const title = {
    el: `${model.el}: ${pick(sentences, index, 32).el}`,
    en: `${model.en}: ${pick(sentences, index, 32).en}`,
  };
  const paragraphs = Array.from({ length: PARAGRAPHS }, (_, paragraph) => pick(sentences, index, 40 + paragraph));
  const texts = {
    title_el: title.el,
    title_en: title.en,
    excerpt_el: pick(sentences, index, 33).el,
    excerpt_en: pick(sentences, index, 33).en,
    content_el: paragraphs.map(({ el }) => `<p>${el}</p>`).join(''),
    content_en: paragraphs.map(({ en }) => `<p>${en}</p>`).join(''),
    author_name: pick(people.first, index, 34),
    author_name_en: '',
  };
  const createdAt = instant(index * 7);
  return {
    ...texts,
    slug: `post-${index + 1}`,
    ...{ meta_title_el: '', meta_title_en: '', meta_description_el: '', meta_description_en: '' },
    category_id: 1,
    images: JSON.stringify([`post-${index + 1}-1.jpg`]),
    tags_el: '[]',
    tags_en: '[]',
    featured: chance(index, 35) < 0.01 ? 1 : 0,
    status: 'published',
    views: whole(0, 5000, index, 36),
    reading_minutes: 3,
    sort_el: normalise(title.el),
    sort_en: normalise(title.en),
    search_text: postSearchText({ ...texts, tags_el: [], tags_en: [] }),
    published_at: createdAt,
    created_at: createdAt,
    updated_at: createdAt,
  };
}

/** Lines of an order. */
export const LINES_OF_AN_ORDER = 3;
const MINUTES_BETWEEN_ORDERS = 3;

/** Order number `index + 1` of a shop with so many products, and its lines. */
export function orderRows(
  index: number,
  products: number,
): { order: Insertable<OrdersTable>; lines: Insertable<OrderLinesTable>[] } {
  const lines = Array.from({ length: LINES_OF_AN_ORDER }, (_, position) => {
    const product = whole(0, products - 1, index, 50 + position);
    const cents = whole(1000, 20_000, product, 6);
    return {
      order_id: index + 1,
      position,
      product_id: product + 1,
      slug: `product-${product + 1}`,
      name: `${pick(models, product, 2).el} ${pick(styles, product, 3).el}`,
      brand_name: brandNames[whole(0, brandNames.length - 1, product, 1)] ?? '',
      image: `product-${product + 1}-1.jpg`,
      quantity: 1,
      unit_price_cents: cents,
      original_price_cents: cents,
      line_total_cents: cents,
      vat_rate: VAT,
    };
  });
  const subtotal = lines.reduce((sum, line) => sum + line.line_total_cents, 0);
  const name = `${pick(people.first, index, 60)} ${pick(people.last, index, 61)}`;
  const number = `OP26-${String(index + 1).padStart(6, '0')}`;
  const email = `buyer-${index + 1}@example.gr`;
  return {
    lines,
    order: {
      number,
      token_hash: String(index),
      created_at: new Date(NEWEST - index * MINUTES_BETWEEN_ORDERS * 60_000).toISOString(),
      ...{ status: index % 20 === 0 ? 'pending' : 'completed', payment_status: 'paid', fulfilment_status: 'delivered' },
      version: 1,
      user_id: null,
      language: 'el',
      full_name: name,
      email,
      phone: '+302101234567',
      shipping_method: 'courier',
      address: JSON.stringify({ street: 'Ερμού', street_number: '12', city: 'Αθήνα', postcode: '10563' }),
      payment_method: 'cash_on_delivery',
      invoice: null,
      note: '',
      items: LINES_OF_AN_ORDER,
      subtotal_cents: subtotal,
      shipping_cents: 0,
      payment_fee_cents: 0,
      total_cents: subtotal,
      vat: '{}',
      marketing_consent: 0,
      search_text: toPersonSearchText(number, name, email),
      stock_state: 'committed',
      reserved_until: null,
    },
  };
}

import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { addDays, getShopDay, getStartOfDay } from '../../shop-days.ts';
import type { DayRange } from '../analytics/day-range.ts';

/** Orders of a day and their totals. */
export interface DaySales {
  readonly orders: number;
  readonly cents: number;
}

/** Sales of a product, in cents after discounts and refunds. */
export interface SoldProduct {
  readonly id: number;
  readonly name: string;
  readonly quantity: number;
  readonly cents: number;
  /** Null if the product was deleted. */
  readonly category: { readonly id: number; readonly name: string } | null;
  readonly brand: { readonly id: number; readonly name: string } | null;
}

/** The days with orders that were not cancelled. */
export async function sumSalesByDay(db: ShopDatabase, range: DayRange): Promise<Map<string, DaySales>> {
  // Days of Greece begin with an hour of UTC, in summer with another one than in winter.
  const hour = sql<string>`substr(created_at, 1, 13)`;
  const rows = await ordersIn(db, range)
    .select((eb) => [
      hour.as('hour'),
      eb.fn.countAll<number>().as('orders'),
      sql<number | string>`sum(total_cents - refunded_cents)`.as('cents'),
    ])
    .groupBy(hour)
    .execute();
  const days = new Map<string, DaySales>();
  for (const row of rows) {
    const day = getShopDay(new Date(`${row.hour}:00:00Z`));
    const { orders, cents } = days.get(day) ?? { orders: 0, cents: 0 };
    days.set(day, { orders: orders + row.orders, cents: cents + Number(row.cents) });
  }
  return days;
}

/** The products of orders that were not cancelled. */
export async function sumSoldProducts(db: ShopDatabase, range: DayRange, language: Language): Promise<SoldProduct[]> {
  const [sold, refunded, products] = await Promise.all([
    sumLines(db, range),
    sumRefundedLines(db, range),
    findProducts(db, range, language),
  ]);
  const refunds = new Map(refunded.map((row) => [row.product_id, row]));
  const known = new Map(products.map((product) => [product.id, product]));
  return sold.map(({ product_id: id, name, quantity, cents }) => {
    const refund = refunds.get(id);
    const product = known.get(id);
    return {
      id,
      name: product?.name ?? name,
      quantity: Number(quantity) - Number(refund?.quantity ?? 0),
      cents: Number(cents) - Number(refund?.cents ?? 0),
      category: product ? { id: product.category_id, name: product.category } : null,
      brand: product ? { id: product.brand_id, name: product.brand } : null,
    };
  });
}

function ordersIn(db: ShopDatabase, { from, to }: DayRange) {
  return db
    .selectFrom('orders')
    .where('orders.created_at', '>=', getStartOfDay(from))
    .where('orders.created_at', '<', getStartOfDay(addDays(to, 1)))
    .where('orders.status', '!=', 'cancelled');
}

const linesIn = (db: ShopDatabase, range: DayRange) =>
  ordersIn(db, range).innerJoin('order_lines', 'order_lines.order_id', 'orders.id');

function sumLines(db: ShopDatabase, range: DayRange) {
  return linesIn(db, range)
    .select((eb) => [
      'order_lines.product_id',
      eb.fn.max('order_lines.name').as('name'),
      eb.fn.sum<number | string>('order_lines.quantity').as('quantity'),
      sql<number | string>`sum(order_lines.line_total_cents - order_lines.discount_cents)`.as('cents'),
    ])
    .groupBy('order_lines.product_id')
    .execute();
}

/** Refused refunds do not count. */
function sumRefundedLines(db: ShopDatabase, range: DayRange) {
  return linesIn(db, range)
    .innerJoin('payments', 'payments.order_id', 'orders.id')
    .innerJoin('refund_lines', (join) =>
      join
        .onRef('refund_lines.payment_id', '=', 'payments.id')
        .onRef('refund_lines.position', '=', 'order_lines.position'),
    )
    .where('payments.status', '!=', 'failed')
    .select((eb) => [
      'order_lines.product_id',
      eb.fn.sum<number | string>('refund_lines.quantity').as('quantity'),
      eb.fn.sum<number | string>('refund_lines.amount_cents').as('cents'),
    ])
    .groupBy('order_lines.product_id')
    .execute();
}

function findProducts(db: ShopDatabase, range: DayRange, language: Language) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .innerJoin('brands', 'brands.id', 'products.brand_id')
    .where('products.id', 'in', linesIn(db, range).select('order_lines.product_id'))
    .select([
      'products.id',
      `products.name_${language} as name`,
      'products.category_id',
      `categories.name_${language} as category`,
      'products.brand_id',
      'brands.name as brand',
    ])
    .execute();
}

import type { cartItemRequest, Quote } from '@fakos/shared-kit/api/cart/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../database/schema.ts';
import { toCents, toEuros } from '../money/cents.ts';
import { type Language, translate } from '../text/translate.ts';
import { type Amounts, computeAmounts, type Delivery } from './amounts.ts';
import { type Charges, loadCharges } from './charges.ts';
import { findSellableProducts, type SellableProduct } from './sellable-products.repo.ts';

/** A product and how many of it are wanted. */
export interface WantedLine {
  readonly product: SellableProduct;
  readonly quantity: number;
}

type Item = z.output<typeof cartItemRequest>;
type Warning = Quote['warnings'][number];

/** A cart with its prices of this moment: for arithmetic in cents, and as the wire shows it. */
export interface PricedCart {
  readonly lines: readonly WantedLine[];
  readonly amounts: Amounts;
  readonly quote: Quote;
  /** True when something that was asked for is not sold any more. */
  readonly hasMissing: boolean;
}

/** Prices a cart from the store; nothing that the visitor says about amounts is believed. */
export async function priceCart(
  db: ShopDatabase,
  items: readonly Item[],
  delivery: Delivery,
  language: Language,
): Promise<PricedCart> {
  const wanted = mergeItems(items);
  const ids = [...wanted.keys()];
  const [products, charges] = [await findSellableProducts(db, ids, language), await loadCharges(db)];
  const lines = [...wanted.values()].flatMap((item) => {
    const product = products.get(item.product_id);
    return product ? [{ product, quantity: item.quantity }] : [];
  });
  const amounts = computeAmounts(lines.map(toPricedLine), delivery, charges);
  const warnings = [...wanted.values()].flatMap((item) => warningsOf(item, products.get(item.product_id), language));
  return { lines, amounts, quote: toQuote(lines, amounts, charges, warnings), hasMissing: lines.length < wanted.size };
}

/** A line of a quote without its stock, as orders keep it. */
export function toQuoteLine({ product, quantity }: WantedLine) {
  const images = JSON.parse(product.images) as string[];
  return {
    product_id: product.id,
    slug: product.slug,
    name: product.name,
    brand_name: product.brand_name,
    image: images[0] ?? '',
    quantity,
    unit_price: toEuros(product.pay_cents),
    original_price: toEuros(product.price_cents),
    line_total: toEuros(product.pay_cents * quantity),
    vat_rate: product.vat_rate,
  };
}

function toPricedLine({ product, quantity }: WantedLine) {
  return { quantity, unitCents: product.pay_cents, vatRate: product.vat_rate };
}

/** The same product twice is one line, so that its stock is asked for once. */
function mergeItems(items: readonly Item[]): Map<number, Item> {
  const merged = new Map<number, Item>();
  for (const item of items) {
    const earlier = merged.get(item.product_id);
    merged.set(item.product_id, earlier ? { ...item, quantity: earlier.quantity + item.quantity } : item);
  }
  return merged;
}

function toQuote(lines: readonly WantedLine[], amounts: Amounts, charges: Charges, warnings: Warning[]): Quote {
  return {
    lines: lines.map((line) => ({ ...toQuoteLine(line), available: line.product.stock })),
    subtotal: toEuros(amounts.subtotal),
    shipping: toEuros(amounts.shipping),
    payment_fee: toEuros(amounts.paymentFee),
    total: toEuros(amounts.total),
    vat: amounts.vat.map(({ rate, cents }) => ({ rate, amount: toEuros(cents) })),
    free_shipping_from: toEuros(charges.freeShippingFromCents),
    warnings,
  };
}

function warningsOf(item: Item, product: SellableProduct | undefined, language: Language): Warning[] {
  const warn = (code: Warning['code'], params: Record<string, string | number>, key: string = code): Warning => ({
    code,
    product_id: item.product_id,
    message: translate(language, `warnings.${key}`, params),
  });
  if (!product) return [warn('unavailable', {}, 'unknownProduct')];
  const { name, stock, pay_cents: cents } = product;
  const warnings: Warning[] = [];
  if (stock <= 0) warnings.push(warn('unavailable', { name }));
  else if (stock < item.quantity) warnings.push(warn('low_stock', { name, available: stock }));
  if (item.shown_price !== undefined && toCents(item.shown_price) !== cents) {
    const [from, to] = [showEuros(item.shown_price, language), showEuros(toEuros(cents), language)];
    warnings.push(warn('price_changed', { name, from, to }));
  }
  return warnings;
}

function showEuros(euros: number, language: Language): string {
  const locale = language === 'el' ? 'el-GR' : 'en-IE';
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(euros);
}

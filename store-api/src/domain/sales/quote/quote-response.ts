import type { CouponError, Quote } from '@fakos/contracts/cart/contract';
import { toEuros } from '@fakos/contracts/money';
import { readMainImage } from '../../../database/json-columns.ts';
import type { CouponRow } from '../../../database/tables/sales.ts';
import { type Language, translate } from '../../../text/translate.ts';
import { formatEuros } from '../../money/format-euros.ts';
import { toConfiguredLine } from '../configurations/kinds.ts';
import type { CouponEffect } from '../coupons/coupon-rules.ts';
import type { OfferedMethods } from '../payments/offered-methods.ts';
import type { Amounts } from './amounts.ts';
import type { Charges } from './charges.ts';
import type { DiscountedLine } from './quote.ts';
import { availableByLine, type RequestedLine } from './requested-lines.ts';

/** The outcome of a coupon: an effect or an error. */
export interface CouponOutcome {
  readonly code: string;
  readonly coupon: CouponRow | undefined;
  readonly error?: CouponError | undefined;
  readonly effect?: CouponEffect | undefined;
}

interface QuoteParts {
  readonly lines: readonly DiscountedLine[];
  readonly amounts: Amounts;
  readonly charges: Charges;
  readonly warnings: Quote['warnings'];
  readonly outcome: CouponOutcome | undefined;
  readonly paymentMethods: OfferedMethods;
}

/** A priced cart as a response. */
export function toQuote(parts: QuoteParts, language: Language): Quote {
  const { lines, amounts, charges, warnings, outcome, paymentMethods } = parts;
  const available = availableByLine(lines);
  return {
    lines: lines.map((line) => ({
      ...toQuoteLine(line, available.get(line.key) ?? 0, language),
      ...(line.discountCents > 0 && { discount: toEuros(line.discountCents) }),
    })),
    subtotal: toEuros(amounts.subtotal),
    ...(amounts.discount > 0 && { discount: toEuros(amounts.discount) }),
    ...(outcome && { coupon: toQuoteCoupon(outcome, amounts, language) }),
    shipping: toEuros(amounts.shipping),
    payment_fee: toEuros(amounts.paymentFee),
    total: toEuros(amounts.total),
    vat: amounts.vat.map(({ rate, cents }) => ({ rate, amount: toEuros(cents) })),
    free_shipping_from: toEuros(charges.freeShippingFromCents),
    payment_methods: paymentMethods,
    warnings,
  };
}

/** A line with its current price; `available` is the highest quantity that can be ordered. */
export function toQuoteLine(
  { product, options, configuration, quantity, unitCents, originalCents }: RequestedLine,
  available: number,
  language: Language,
): Quote['lines'][number] {
  return {
    product_id: product.id,
    slug: product.slug,
    name: product.name,
    brand_name: product.brand_name,
    image: readMainImage(product.images),
    quantity,
    available,
    unit_price: toEuros(unitCents),
    original_price: toEuros(originalCents),
    line_total: toEuros(unitCents * quantity),
    vat_rate: product.vat_rate,
    ...(options.length > 0 && {
      options: options.map(({ id, name, price_cents: cents }) => ({ id, name, price: toEuros(cents) })),
    }),
    ...toConfiguredLine(configuration, language),
  };
}

function toQuoteCoupon({ code, coupon, error, effect }: CouponOutcome, amounts: Amounts, language: Language) {
  const free = { code, discount: toEuros(amounts.discount), free_shipping: effect?.hasFreeShipping ?? false };
  if (error === undefined) return free;
  const minimum = formatEuros(toEuros(coupon?.minimum_cents ?? 0), language);
  return { ...free, warning: { code: error, message: translate(language, `coupons.${error}`, { minimum }) } };
}

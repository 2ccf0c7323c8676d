import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import type { BodyOf } from '@fakos/shared-kit/api/contract';
import type { createOrder } from '@fakos/shared-kit/api/orders/contract';
import { type CartItem, toRequest } from '@fakos/shared-kit/state/cart';
import type { CheckoutDraft } from './draft.ts';
import { paymentMethods } from './steps.ts';

/** What is sent to place an order. */
export type OrderRequest = BodyOf<typeof createOrder>;

/** The way to pay as far as it is chosen and fits the delivery; without a choice, one that costs nothing. */
export function payingBy(draft: CheckoutDraft): OrderRequest['payment_method'] {
  return paymentMethods[draft.shipping_method].find((method) => method === draft.payment_method) ?? 'bank_transfer';
}

/** The order that the answers make, at what stands beside the button; a coupon that takes nothing off stays out of it. */
export function orderOf(draft: CheckoutDraft, items: readonly CartItem[], quote: Quote): OrderRequest {
  const { total, coupon } = quote;
  const { full_name, email, phone, street, street_number, city, postcode } = draft;
  const { vat_number, company_name, tax_office } = draft;
  return {
    items: items.map(toRequest),
    contact: { full_name, email: email.trim(), phone },
    shipping_method: draft.shipping_method,
    ...(draft.shipping_method === 'courier'
      ? { address: { street, street_number, city, postcode, country: 'GR' as const } }
      : {}),
    payment_method: payingBy(draft),
    ...(draft.document === 'invoice' ? { invoice: { vat_number, company_name, tax_office } } : {}),
    note: draft.note,
    ...(coupon && !coupon.warning ? { coupon: coupon.code } : {}),
    expected_total: total,
    terms_accepted: true,
    marketing_consent: draft.marketing_consent,
  };
}

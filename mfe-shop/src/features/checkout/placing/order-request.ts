import type { Quote } from '@fakos/contracts/cart/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { createOrder } from '@fakos/contracts/orders/contract';
import { type CartItem, toCartItemRequest } from '@fakos/shared-kit/state/cart';
import type { CheckoutDraft } from '../form/draft.ts';

/** The request body that places an order. */
export type OrderRequest = EndpointBody<typeof createOrder>;

/** The chosen payment method; until the customer chooses, bank transfer, which has no fee. */
export function getPaymentMethod({ payment_method: method }: CheckoutDraft): OrderRequest['payment_method'] {
  return method === '' ? 'bank_transfer' : method;
}

type AgreedQuote = { total: number; coupon?: Pick<NonNullable<Quote['coupon']>, 'code' | 'warning'> | undefined };

/** Builds the order request for the total that the customer sees. A coupon with a warning is left out. */
export function createOrderRequest(draft: CheckoutDraft, items: readonly CartItem[], quote: AgreedQuote): OrderRequest {
  const { total, coupon } = quote;
  const { full_name, email, phone, street, street_number, city, postcode } = draft;
  const { vat_number, company_name, tax_office } = draft;
  const activity = draft.activity.trim();
  const invoice = { vat_number, company_name, tax_office, ...(activity !== '' && { activity }) };
  return {
    items: items.map(toCartItemRequest),
    contact: { full_name, email: email.trim(), phone },
    shipping_method: draft.shipping_method,
    ...(draft.shipping_method === 'courier'
      ? { address: { street, street_number, city, postcode, country: 'GR' as const } }
      : {}),
    payment_method: getPaymentMethod(draft),
    ...(draft.document === 'invoice' ? { invoice } : {}),
    note: draft.note,
    ...(coupon && !coupon.warning ? { coupon: coupon.code } : {}),
    expected_total: total,
    terms_accepted: true,
    marketing_consent: draft.marketing_consent,
  };
}

/** Whether the form and the cart still contain the order of a sent request. */
export function isUnchangedOrder(content: string, draft: CheckoutDraft, items: readonly CartItem[]): boolean {
  const { expected_total: total, coupon } = JSON.parse(content) as OrderRequest;
  return (
    JSON.stringify(createOrderRequest(draft, items, { total, coupon: coupon ? { code: coupon } : undefined })) ===
    content
  );
}

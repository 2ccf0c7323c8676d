import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { paths } from '@fakos/shared-kit/router';

/** The steps in their order. */
export const steps = ['contact', 'shipping', 'payment', 'review'] as const;
/** See {@link steps}. */
export type Step = (typeof steps)[number];

type PaymentMethod = Order['payment_method'];

/** How an order can be paid by how it is delivered: in the store only by who comes there, to the courier by who waits for one. */
export const paymentMethods: Readonly<Record<Order['shipping_method'], readonly [PaymentMethod, ...PaymentMethod[]]>> =
  {
    courier: ['cash_on_delivery', 'bank_transfer'],
    pickup: ['pay_in_store', 'bank_transfer'],
  };

/** Address of a step. */
export function addressOf(step: Step): string {
  return `${paths.checkout}?step=${step}`;
}

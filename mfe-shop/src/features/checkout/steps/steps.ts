import type { Order } from '@fakos/contracts/orders/contract';
import { paths } from '@fakos/shared-kit/router';

/** The checkout steps in order. */
export const steps = ['contact', 'shipping', 'payment', 'review'] as const;
/** See {@link steps}. */
export type Step = (typeof steps)[number];

type PaymentMethod = Order['payment_method'];

/** Payment methods by shipping method. */
export const paymentMethods: Readonly<Record<Order['shipping_method'], readonly [PaymentMethod, ...PaymentMethod[]]>> =
  {
    courier: ['cash_on_delivery', 'bank_transfer'],
    pickup: ['pay_in_store', 'bank_transfer'],
  };

/** Address of a checkout step, without language. */
export function getStepAddress(step: Step): string {
  return `${paths.checkout}?step=${step}`;
}

import { paymentMethods } from '../cart/rules.ts';
import type { FulfilmentStatus, OrderStatus, PaymentStatus } from '../orders/contract.ts';
import type { OrderAxis } from '../orders/rules.ts';

type PaymentMethod = (typeof paymentMethods)[number];

/** The next step that staff have to take with an order; the back office lists orders by it. */
export const orderQueues = ['confirm', 'collect_payment', 'ship', 'deliver', 'refund', 'withdrawal'] as const;
/** See {@link orderQueues}. */
export type OrderQueue = (typeof orderQueues)[number];

/** The states of an order and its payment method, which determine the next step. */
export interface OrderState {
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly fulfilment_status: FulfilmentStatus;
  readonly payment_method: PaymentMethod;
}

/** Matches orders whose states are all listed; an axis that is not listed matches every state. */
export type OrderStateRule = { readonly [K in keyof OrderState]?: readonly OrderState[K][] };

const accepted: readonly OrderStatus[] = ['confirmed', 'processing', 'in_lab', 'completed'];
const notPaid: readonly PaymentStatus[] = ['awaiting', 'authorized', 'failed'];
const settled: readonly PaymentStatus[] = ['paid', 'part_refunded'];
/** Methods whose money is received when the goods change hands. */
const paidOnDelivery: readonly PaymentMethod[] = ['cash_on_delivery', 'pay_in_store'];
/** Methods whose money is received before the goods leave the shop. */
const paidBefore = paymentMethods.filter((method) => !paidOnDelivery.includes(method));

/** The orders of each queue: those that match one of its rules. No order matches the rules of two queues. */
export const orderQueueRules: Readonly<Record<Exclude<OrderQueue, 'withdrawal'>, readonly OrderStateRule[]>> = {
  confirm: [
    { status: ['pending'], payment_method: paidOnDelivery },
    { status: ['pending'], payment_method: paidBefore, payment_status: ['authorized', ...settled] },
  ],
  collect_payment: [
    { status: ['pending'], payment_method: paidBefore, payment_status: ['awaiting', 'failed'] },
    { status: accepted, payment_method: paidBefore, payment_status: notPaid },
    {
      status: accepted,
      payment_method: paidOnDelivery,
      payment_status: notPaid,
      fulfilment_status: ['delivered'],
    },
  ],
  ship: [
    {
      status: accepted,
      payment_method: paidOnDelivery,
      payment_status: [...notPaid, ...settled],
      fulfilment_status: ['unfulfilled'],
    },
    { status: accepted, payment_method: paidBefore, payment_status: settled, fulfilment_status: ['unfulfilled'] },
  ],
  deliver: [
    { status: accepted, payment_method: paidOnDelivery, fulfilment_status: ['ready_pickup', 'shipped'] },
    {
      status: accepted,
      payment_method: paidBefore,
      payment_status: [...settled, 'refunded'],
      fulfilment_status: ['ready_pickup', 'shipped'],
    },
  ],
  refund: [{ status: ['cancelled'], payment_status: settled }],
};

/** The next step that an order's states require; null if there is none. Open withdrawals are not part of the states. */
export function getOrderQueue(state: OrderState): Exclude<OrderQueue, 'withdrawal'> | null {
  const names = Object.keys(orderQueueRules) as (keyof typeof orderQueueRules)[];
  return names.find((name) => orderQueueRules[name].some((rule) => matchesRule(rule, state))) ?? null;
}

function matchesRule(rule: OrderStateRule, state: OrderState): boolean {
  return (Object.entries(rule) as [keyof OrderState, readonly string[]][]).every(([axis, states]) =>
    states.includes(state[axis]),
  );
}

/** True for an order that must not be shipped without `allow_unpaid`: its bank transfer has not arrived. */
export function isTransferAwaited({ payment_method: method, payment_status: payment }: OrderState): boolean {
  return method === 'bank_transfer' && (payment === 'awaiting' || payment === 'failed');
}

const notifiedSteps: Readonly<Record<OrderAxis, readonly string[]>> = {
  order: ['cancelled'],
  payment: ['paid', 'part_refunded', 'refunded'],
  fulfilment: ['ready_pickup', 'shipped'],
};

/** True for a status change that the buyer gets an e-mail about. */
export function isBuyerNotified(axis: OrderAxis, to: string): boolean {
  return notifiedSteps[axis].includes(to);
}

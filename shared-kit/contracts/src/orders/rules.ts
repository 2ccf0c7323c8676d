import type { FulfilmentStatus, OrderStatus, PaymentStatus } from './contract.ts';

/** Allowed status changes per axis; any other is a 409 ILLEGAL_TRANSITION. */
export const orderTransitions = {
  order: {
    pending: ['confirmed', 'cancelled'],
    confirmed: ['processing', 'cancelled'],
    processing: ['in_lab', 'completed', 'cancelled'],
    in_lab: ['completed', 'cancelled'],
    completed: [],
    cancelled: [],
  },
  payment: {
    awaiting: ['authorized', 'paid', 'failed'],
    authorized: ['paid', 'failed'],
    paid: ['part_refunded', 'refunded'],
    part_refunded: ['refunded'],
    refunded: [],
    failed: ['awaiting'],
  },
  fulfilment: {
    unfulfilled: ['ready_pickup', 'shipped'],
    ready_pickup: ['delivered'],
    shipped: ['delivered', 'returned'],
    delivered: ['returned'],
    returned: [],
  },
} as const satisfies {
  order: Record<OrderStatus, readonly OrderStatus[]>;
  payment: Record<PaymentStatus, readonly PaymentStatus[]>;
  fulfilment: Record<FulfilmentStatus, readonly FulfilmentStatus[]>;
};

/** An axis of {@link orderTransitions}. */
export type OrderAxis = keyof typeof orderTransitions;

/** Types of goods whose seal protects hygiene. */
const sealedTypes: readonly string[] = ['contact-lens', 'solution'];

/** Whether a product can be returned only while its seal is unbroken (Directive 2011/83/EU, article 16 e). */
export function isSealedGoods(productType: string): boolean {
  return sealedTypes.includes(productType);
}

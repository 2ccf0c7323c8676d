import { orderQueues } from '@fakos/contracts/admin-orders/rules';
import { paymentMethods, shippingMethods } from '@fakos/contracts/cart/rules';
import { type OrderAxis, orderTransitions } from '@fakos/contracts/orders/rules';
import { useMemo } from 'react';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { findAllowed, type ListAddress, omitEmpty } from '../../framework/list/use-list-address.ts';
import { useStatusText } from '../../framework/order-status.tsx';
import { useText } from '../../text.ts';
import { QUEUE_FILTER } from './queue-bar.tsx';

/** Names of the list's filters in its address. */
export const orderFilterNames = [
  QUEUE_FILTER,
  'status',
  'payment',
  'fulfilment',
  'payment_method',
  'shipping_method',
  'email',
  'from',
  'to',
  'withdrawal',
];

/** The endpoint's query for the filters in the list's address, without page and order. */
export function toOrderFilter(address: ListAddress, filters: readonly ListFilter[]) {
  const values = Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, address)]));
  return omitEmpty({
    ...values,
    [QUEUE_FILTER]: findAllowed(address.filter(QUEUE_FILTER), orderQueues),
    search: address.search,
  });
}

/** The filters that have a field; queues have a bar of their own. */
export function useOrderFilters(): readonly ListFilter[] {
  const text = useText();
  const statusText = useStatusText();
  return useMemo<readonly ListFilter[]>(() => {
    const toStatusFilter = (name: string, axis: OrderAxis, label: string, statuses: readonly string[]) => ({
      kind: 'choice' as const,
      name,
      label,
      any: text('orders.anyStatus'),
      options: statuses.map((value) => ({ value, label: statusText(axis, value) })),
    });
    return [
      toStatusFilter('status', 'order', text('orders.statusFilter'), Object.keys(orderTransitions.order)),
      toStatusFilter('payment', 'payment', text('axis.payment'), Object.keys(orderTransitions.payment)),
      toStatusFilter('fulfilment', 'fulfilment', text('axis.fulfilment'), Object.keys(orderTransitions.fulfilment)),
      {
        kind: 'choice',
        name: 'payment_method',
        label: text('orders.payment'),
        any: text('orders.anyPayment'),
        isSecondary: true,
        options: paymentMethods.map((value) => ({ value, label: text(`orders.paymentMethod.${value}`) })),
      },
      {
        kind: 'choice',
        name: 'shipping_method',
        label: text('orders.delivery'),
        any: text('orders.anyDelivery'),
        isSecondary: true,
        options: shippingMethods.map((value) => ({ value, label: text(`orders.shippingMethod.${value}`) })),
      },
      { kind: 'email', name: 'email', label: text('orders.emailFilter'), isSecondary: true },
      { kind: 'day', name: 'from', label: text('orders.from'), isSecondary: true },
      { kind: 'day', name: 'to', label: text('orders.to'), isSecondary: true },
      {
        kind: 'choice',
        name: 'withdrawal',
        label: text('orders.withdrawals'),
        any: text('orders.anyWithdrawal'),
        isSecondary: true,
        options: [{ value: 'open', label: text('orders.openWithdrawal') }],
      },
    ];
  }, [text, statusText]);
}

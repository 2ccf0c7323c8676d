import { paymentMethod } from '../cart/contract.ts';
import { fulfilmentStatus, orderStatus, paymentStatus } from '../orders/contract.ts';
import { getOrderQueue, type OrderQueue, type OrderState, orderQueueRules } from './rules.ts';

const state = (text: string): OrderState => {
  const [status, payment_status, fulfilment_status, payment_method] = text.split(' ');
  return { status, payment_status, fulfilment_status, payment_method } as OrderState;
};

test.each<[string, OrderQueue | null]>([
  ['pending awaiting unfulfilled cash_on_delivery', 'confirm'],
  ['pending awaiting unfulfilled bank_transfer', 'collect_payment'],
  ['pending failed unfulfilled bank_transfer', 'collect_payment'],
  ['pending paid unfulfilled bank_transfer', 'confirm'],
  ['confirmed awaiting unfulfilled bank_transfer', 'collect_payment'],
  ['confirmed awaiting unfulfilled cash_on_delivery', 'ship'],
  ['in_lab paid unfulfilled bank_transfer', 'ship'],
  ['confirmed refunded unfulfilled bank_transfer', null],
  ['completed awaiting shipped cash_on_delivery', 'deliver'],
  ['processing awaiting ready_pickup pay_in_store', 'deliver'],
  ['completed awaiting shipped bank_transfer', 'collect_payment'],
  ['completed awaiting delivered cash_on_delivery', 'collect_payment'],
  ['completed paid delivered cash_on_delivery', null],
  ['cancelled awaiting unfulfilled bank_transfer', null],
  ['cancelled paid unfulfilled bank_transfer', 'refund'],
  ['cancelled refunded unfulfilled bank_transfer', null],
])('the next step of %s is %s', (text, queue) => {
  expect(getOrderQueue(state(text))).toBe(queue);
});

test('no order is in two queues', () => {
  const states = orderStatus.options.flatMap((status) =>
    paymentStatus.options.flatMap((payment_status) =>
      fulfilmentStatus.options.flatMap((fulfilment_status) =>
        paymentMethod.options.map((payment_method) => ({ status, payment_status, fulfilment_status, payment_method })),
      ),
    ),
  );
  for (const one of states) {
    const matching = Object.values(orderQueueRules)
      .flat()
      .filter((rule) =>
        Object.entries(rule).every(([axis, listed]) => (listed as string[]).includes(one[axis as never])),
      );
    expect([one, matching.length <= 1]).toEqual([one, true]);
  }
});

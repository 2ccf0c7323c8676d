import { computeAmounts, type Delivery, type PricedLine } from './amounts.ts';
import { defaultCharges } from './charges.ts';

const line = (unitCents: number, quantity = 1, vatRate = 24): PricedLine => ({ unitCents, quantity, vatRate });
const courier: Delivery = { shipping: 'courier', payment: 'bank_transfer' };
const collected: Delivery = { shipping: 'courier', payment: 'cash_on_delivery' };
const pickup: Delivery = { shipping: 'pickup', payment: 'pay_in_store' };

test.each([
  ['below the free limit', [line(4999)], courier, { subtotal: 4999, shipping: 599, paymentFee: 0, total: 5598 }],
  ['at the free limit', [line(5000)], courier, { subtotal: 5000, shipping: 0, paymentFee: 0, total: 5000 }],
  ['paid to the courier', [line(1999, 2)], collected, { subtotal: 3998, shipping: 599, paymentFee: 200, total: 4797 }],
  ['paid to the courier, free', [line(9000)], collected, { subtotal: 9000, shipping: 0, paymentFee: 200, total: 9200 }],
  ['picked up', [line(1000)], pickup, { subtotal: 1000, shipping: 0, paymentFee: 0, total: 1000 }],
  ['of nothing', [], collected, { subtotal: 0, shipping: 0, paymentFee: 0, total: 0 }],
] as const)('a cart %s', (_name, lines, delivery, expected) => {
  expect(computeAmounts(lines, delivery, defaultCharges)).toMatchObject(expected);
});

test('VAT is computed by rate, for shipping and fee at the standard rate', () => {
  const { vat } = computeAmounts([line(1333, 1, 13), line(1999, 1, 24)], collected, defaultCharges);
  expect(vat).toEqual([
    { rate: 24, cents: 542 },
    { rate: 13, cents: 153 },
  ]);
});

test('VAT of three pieces is computed from their sum', () => {
  const { vat } = computeAmounts([line(333, 3)], pickup, defaultCharges);
  expect(vat).toEqual([{ rate: 24, cents: 193 }]);
});

import fc from 'fast-check';
import { allocateCents } from '../../money/allocate.ts';
import { getEffect } from '../coupons/coupon-rules.ts';
import { computeAmounts, type Delivery, getContainedVat } from './amounts.ts';
import { defaultCharges } from './charges.ts';
import type { RequestedLine } from './requested-lines.ts';

const line = fc.record({
  unitCents: fc.integer({ min: 0, max: 500_000 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  vatRate: fc.constantFrom(0, 6, 13, 24),
});
const lines = fc
  .array(line, { minLength: 1, maxLength: 12 })
  .map((rows) => rows.map((row, index) => ({ ...row, key: String(index), product: product(index) })));
const delivery: fc.Arbitrary<Delivery> = fc.record({
  shipping: fc.constantFrom('courier', 'pickup'),
  payment: fc.constantFrom('cash_on_delivery', 'bank_transfer', 'pay_in_store'),
});
const coupon = fc.oneof(
  fc.record({ kind: fc.constant('percent'), value: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount'), value: fc.integer({ min: 1, max: 200_000 }) }),
  fc.record({ kind: fc.constant('free_shipping'), value: fc.constant(0) }),
);
/** A coupon for products with an even number, or for all. */
const targets = fc.constantFrom(null, {
  categories: new Set<number>(),
  products: new Set([0, 2, 4, 6, 8, 10]),
});

const product = (id: number) => ({ id, category_id: 1 }) as RequestedLine['product'];
type Line = RequestedLine & { vatRate: number };
type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never;

function price(rows: readonly unknown[], offer: Drawn<typeof coupon>, how: Delivery, where: Drawn<typeof targets>) {
  const goods = rows as Line[];
  const { shares, hasFreeShipping } = getEffect(offer, goods, where);
  const discounted = goods.map((row, index) => ({ ...row, discountCents: shares[index] ?? 0 }));
  return { discounted, amounts: computeAmounts(discounted, how, defaultCharges, hasFreeShipping) };
}

test('the parts of a cart add up to its total, and none is negative', () => {
  fc.assert(
    fc.property(lines, coupon, delivery, targets, (rows, offer, how, where) => {
      const { discounted, amounts } = price(rows, offer, how, where);
      const { subtotal, discount, shipping, paymentFee, total } = amounts;
      expect(total).toBe(subtotal - discount + shipping + paymentFee);
      for (const cents of [subtotal, discount, shipping, paymentFee, total]) expect(cents).toBeGreaterThanOrEqual(0);
      expect(discounted.reduce((sum, row) => sum + row.discountCents, 0)).toBe(discount);
      for (const row of discounted) expect(row.discountCents).toBeLessThanOrEqual(row.unitCents * row.quantity);
    }),
  );
});

test('VAT by rate is the VAT of what is paid at that rate, so net and VAT add up to the total', () => {
  fc.assert(
    fc.property(lines, coupon, delivery, targets, (rows, offer, how, where) => {
      const { discounted, amounts } = price(rows, offer, how, where);
      const charged = amounts.shipping + amounts.paymentFee;
      const grossAt = (rate: number) =>
        discounted
          .filter((row) => row.vatRate === rate)
          .reduce((sum, row) => sum + row.unitCents * row.quantity - row.discountCents, rate === 24 ? charged : 0);
      expect(amounts.vat.reduce((sum, { rate }) => sum + grossAt(rate), 0)).toBe(amounts.total);
      for (const { rate, cents } of amounts.vat) expect(cents).toBe(getContainedVat(grossAt(rate), rate));
    }),
  );
});

test('the order of the lines does not change the result', () => {
  fc.assert(
    fc.property(lines, coupon, delivery, targets, fc.integer(), (rows, offer, how, where, seed) => {
      const shuffled = [...rows].sort(
        (one, other) => ((Number(one.key) * seed) % 7) - ((Number(other.key) * seed) % 7),
      );
      const [first, second] = [price(rows, offer, how, where), price(shuffled, offer, how, where)];
      expect(second.amounts).toEqual(first.amounts);
      const shares = ({ discounted }: typeof first) => new Map(discounted.map((row) => [row.key, row.discountCents]));
      expect(shares(second)).toEqual(shares(first));
    }),
  );
});

test('more pieces never cost less', () => {
  fc.assert(
    fc.property(lines, delivery, (rows, how) => {
      const more = rows.map((row, index) => ({ ...row, quantity: row.quantity + (index % 2) }));
      const [less, many] = [rows, more].map((goods) => computeAmounts(goods, how, defaultCharges).subtotal);
      expect(many).toBeGreaterThanOrEqual(less ?? 0);
    }),
  );
});

test('a percentage reduces no line by more than its share plus one cent', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 1, max: 100 }), delivery, (rows, value, how) => {
      const { discounted } = price(rows, { kind: 'percent', value }, how, null);
      for (const row of discounted) {
        expect(row.discountCents).toBeLessThanOrEqual((row.unitCents * row.quantity * value) / 100 + 1);
      }
    }),
  );
});

test('an allocation is exact, within one cent of the fair share, and zero for zero weights', () => {
  const parts = fc.array(fc.integer({ min: 0, max: 1_000_000_000_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(fc.nat(1_000_000_000), parts, (cents, weights) => {
      const shares = allocateCents(
        cents,
        weights.map((weight, index) => ({ key: String(index), weight })),
      );
      const whole = weights.reduce((sum, weight) => sum + weight, 0);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole === 0 ? 0 : cents);
      for (const [index, share] of shares.entries()) {
        if (weights[index] === 0) expect(share).toBe(0);
        else expect(Math.abs(share - (cents * (weights[index] ?? 0)) / whole)).toBeLessThan(1.001);
      }
    }),
  );
});

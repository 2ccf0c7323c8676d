import fc from 'fast-check';
import { getLineShare } from './refund-parts.ts';

test('the refunds of a line add up to what the line cost, however they are split', () => {
  const split = fc.record({
    paidCents: fc.integer({ min: 0, max: 100_000_000 }),
    parts: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 10 }),
  });
  fc.assert(
    fc.property(split, ({ paidCents, parts }) => {
      const quantity = parts.reduce((sum, pieces) => sum + pieces, 0);
      let refunded = 0;
      let cents = 0;
      for (const pieces of parts) {
        const share = getLineShare({ quantity, refunded, paidCents }, pieces);
        expect(Math.abs(share - (paidCents * pieces) / quantity)).toBeLessThanOrEqual(1);
        cents += share;
        refunded += pieces;
      }
      expect(cents).toBe(paidCents);
    }),
  );
});

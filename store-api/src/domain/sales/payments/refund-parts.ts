import type { RefundedParts } from '@fakos/contracts/admin-orders/contract';
import { brokenRule } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import type { RefundableOrder } from './refund-parts.repo.ts';

/** The lines and charges that a refund covers, with their amounts in cents. */
export interface PricedParts {
  readonly cents: number;
  readonly shippingCents: number;
  readonly feeCents: number;
  readonly lines: readonly {
    readonly position: number;
    readonly quantity: number;
    readonly cents: number;
    readonly restock: boolean;
  }[];
}

/** A line with its remaining refundable pieces and amount. */
export interface RefundableLine {
  readonly position: number;
  readonly quantity: number;
  readonly cents: number;
  readonly restockable: number;
}

/** The remaining refundable amounts of an order, in cents. */
export interface Refundable {
  readonly shippingCents: number;
  readonly feeCents: number;
  readonly lines: readonly RefundableLine[];
}

/** The parts of an order that no refund contained. */
export function getRefundable(order: RefundableOrder): Refundable {
  return {
    shippingCents: order.refundedShipping > 0 ? 0 : order.row.shipping_cents,
    feeCents: order.refundedFee > 0 ? 0 : order.row.payment_fee_cents,
    lines: order.lines.map((line) => {
      const quantity = line.quantity - line.refunded;
      return {
        position: line.position,
        quantity,
        cents: getLineShare(line, quantity),
        restockable: order.row.stock_state === 'released' ? 0 : line.quantity - line.restocked,
      };
    }),
  };
}

/** The amounts of the given parts; a VALIDATION failure if more is given than is left. */
export function priceParts(order: RefundableOrder, parts: RefundedParts, language: Language): PricedParts {
  const { lines = [], shipping, payment_fee: fee } = parts;
  const left = getRefundable(order);
  const byPosition = new Map(left.lines.map((line) => [line.position, line]));
  const isTwice = new Set(lines.map(({ position }) => position)).size < lines.length;
  const isTooMuch = lines.some(({ position, quantity }) => quantity > (byPosition.get(position)?.quantity ?? 0));
  if (isTwice || isTooMuch) throw brokenRule(language, 'lines', 'refundLines');
  const isRestockedTwice = lines.some(
    ({ position, quantity, restock }) => restock && quantity > (byPosition.get(position)?.restockable ?? 0),
  );
  if (isRestockedTwice) throw brokenRule(language, 'lines', 'refundRestock');
  if (shipping && left.shippingCents === 0) throw brokenRule(language, 'shipping', 'refundShipping');
  if (fee && left.feeCents === 0) throw brokenRule(language, 'payment_fee', 'refundShipping');
  const stored = new Map(order.lines.map((line) => [line.position, line]));
  const priced = lines.map((line) => {
    const known = stored.get(line.position);
    return { ...line, cents: known ? getLineShare(known, line.quantity) : 0 };
  });
  const shippingCents = shipping ? left.shippingCents : 0;
  const feeCents = fee ? left.feeCents : 0;
  const cents = priced.reduce((sum, line) => sum + line.cents, shippingCents + feeCents);
  if (cents === 0) throw brokenRule(language, 'lines', 'refundNothing');
  return { cents, shippingCents, feeCents, lines: priced };
}

interface PaidLine {
  readonly quantity: number;
  /** Pieces of earlier refunds. */
  readonly refunded: number;
  /** Amount of the whole line after discounts. */
  readonly paidCents: number;
}

/** The amount of the next `pieces` of a line. It is rounded from the first piece on, so that all parts add up to the line. */
export function getLineShare({ quantity, refunded, paidCents }: PaidLine, pieces: number): number {
  const until = (count: number) => Math.round((paidCents * count) / quantity);
  return until(refunded + pieces) - until(refunded);
}

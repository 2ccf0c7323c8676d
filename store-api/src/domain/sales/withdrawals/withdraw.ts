import type { withdrawFromOrder } from '@fakos/contracts/orders/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { OrderRow } from '../../../database/tables/sales.ts';
import { brokenRule, Failure } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { canCancel, piecesLeft, withdrawUntil } from '../orders/buyer-rights.ts';
import { isSealedLine, loadWholeOrder, type WholeOrder } from '../orders/order-response.ts';
import { insertWithdrawal } from './withdrawals.repo.ts';

type RequestedWithdrawal = Pick<z.output<typeof withdrawFromOrder.body>, 'lines' | 'reason' | 'sealed' | 'token'>;

/**
 * Records a withdrawal inside a transaction and confirms it by e-mail (Directive 2011/83/EU, article 11a). `order` must
 * be locked for the transaction, so that no piece is withdrawn from twice.
 */
export async function withdraw(
  transaction: ShopDatabase,
  order: OrderRow,
  wanted: RequestedWithdrawal,
  language: Language,
): Promise<void> {
  const whole = await loadWholeOrder(transaction, order);
  checkRight(whole);
  const lines = chooseLines(whole, wanted.lines, language);
  if (!wanted.sealed && hasSealedGoods(whole, lines)) throw brokenRule(language, 'sealed', 'withdrawSealed');
  await insertWithdrawal(transaction, order.id, { reason: wanted.reason, lines });
  await queueEmail(transaction, {
    template: 'order_changed',
    to: order.email,
    language: order.language === 'en' ? 'en' : 'el',
    params: { number: order.number, token: wanted.token ?? null, axis: 'withdrawal', to: 'received' },
  });
}

function hasSealedGoods({ lines }: WholeOrder, chosen: readonly { readonly position: number }[]): boolean {
  const positions = new Set(chosen.map(({ position }) => position));
  return lines.some((line) => positions.has(line.position) && isSealedLine(line));
}

function checkRight(whole: WholeOrder): void {
  if (whole.row.status === 'cancelled') throw new Failure('CONFLICT', { reason: 'orderCancelled' });
  if (canCancel(whole.row)) throw new Failure('CONFLICT', { reason: 'withdrawByCancelling' });
  const until = withdrawUntil(whole);
  if (until !== undefined && until <= new Date().toISOString())
    throw new Failure('CONFLICT', { reason: 'withdrawTooLate' });
}

function chooseLines(whole: WholeOrder, wanted: RequestedWithdrawal['lines'], language: Language) {
  const left = piecesLeft(whole);
  if (wanted === undefined) {
    const all = [...left]
      .map(([position, quantity]) => ({ position, quantity }))
      .filter(({ quantity }) => quantity > 0);
    if (all.length === 0) throw new Failure('CONFLICT', { reason: 'nothingToWithdraw' });
    return all;
  }
  const isTwice = new Set(wanted.map(({ position }) => position)).size < wanted.length;
  const isTooMuch = wanted.some(({ position, quantity }) => quantity > (left.get(position) ?? 0));
  if (isTwice || isTooMuch) throw brokenRule(language, 'lines', 'withdrawalLines');
  return wanted;
}

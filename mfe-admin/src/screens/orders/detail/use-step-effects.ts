import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { isBuyerNotified } from '@fakos/contracts/admin-orders/rules';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useText } from '../../../text.ts';
import type { Step } from './order-steps.ts';

/** Effects of a status change, as texts. */
export interface Effects {
  readonly money: string;
  readonly stock: string;
  readonly mail: string;
}

const outOfTheShop: readonly string[] = ['shipped', 'delivered', 'returned'];

/** Describes the effects of a status change on money, stock and mail; they must match those of the server. */
export function useStepEffects(order: AdminOrder, { axis, to }: Step): Effects {
  const text = useText();
  const format = useFormat();
  return { money: getMoney(), stock: getStock(), mail: getMail() };

  function getMoney(): string {
    if (axis === 'payment' && to === 'paid') {
      const open = order.total - (order.paid ?? 0);
      return text('orders.effects.capture', { amount: format.money(open) });
    }
    if (axis === 'payment') return text('orders.effects.noCapture');
    if (to !== 'cancelled') return text('orders.effects.noMoney');
    if (order.payment_status === 'authorized') return text('orders.effects.void');
    const owed = order.refundable?.amount ?? 0;
    return owed > 0 ? text('orders.effects.owed', { amount: format.money(owed) }) : text('orders.effects.noMoney');
  }

  function getStock(): string {
    if (axis === 'order' && to === 'cancelled') {
      return text(
        outOfTheShop.includes(order.fulfilment_status) ? 'orders.effects.goodsLeft' : 'orders.effects.restock',
      );
    }
    if (axis === 'fulfilment' && to === 'returned') return text('orders.effects.returned');
    const endsReservation = axis === 'fulfilment' || to === 'confirmed' || to === 'paid';
    return text(endsReservation ? 'orders.effects.committed' : 'orders.effects.noStock');
  }

  function getMail(): string {
    return isBuyerNotified(axis, to)
      ? text('orders.effects.mail', { email: order.contact.email })
      : text('orders.effects.noMail');
  }
}

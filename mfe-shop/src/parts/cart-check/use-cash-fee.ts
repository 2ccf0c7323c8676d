import { useQuoteCartQuery } from '@fakos/shared-kit/api/cart/hooks';
import { type CartItem, toRequest } from '@fakos/shared-kit/state/cart';

/** What paying the courier adds, known before it is chosen; only where a courier comes. */
export function useCashFee(items: readonly CartItem[], byCourier: boolean): number | undefined {
  const { data } = useQuoteCartQuery(
    { items: items.map(toRequest), shipping_method: 'courier', payment_method: 'cash_on_delivery' },
    { skip: items.length === 0 || !byCourier },
  );
  return data?.data.payment_fee;
}

import { useQuoteCartQuery } from '@fakos/shared-kit/api/cart/hooks';
import { type CartItem, toCartItemRequest } from '@fakos/shared-kit/state/cart';

/** The cash-on-delivery fee in euros, before the method is chosen; undefined without courier delivery. */
export function useCashOnDeliveryFee(items: readonly CartItem[], isCourier: boolean): number | undefined {
  const { data } = useQuoteCartQuery(
    { items: items.map(toCartItemRequest), shipping_method: 'courier', payment_method: 'cash_on_delivery' },
    { skip: items.length === 0 || !isCourier },
  );
  return data?.data.payment_fee;
}

import type { ApiFailure } from '@fakos/shared-kit/api';
import { isApiFailure } from '@fakos/shared-kit/api';
import type { Quote, quoteCart } from '@fakos/shared-kit/api/cart/contract';
import { useQuoteCartQuery } from '@fakos/shared-kit/api/cart/hooks';
import type { BodyOf } from '@fakos/shared-kit/api/contract';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { type CartItem, itemsReplaced, selectItems, toRequest } from '@fakos/shared-kit/state/cart';
import { useEffect, useState } from 'react';
import { keptCoupon } from '../coupon/kept-coupon.ts';
import { correctedItems } from './quote-lines.ts';

type QuoteChoice = Omit<BodyOf<typeof quoteCart>, 'items' | 'coupon'>;

/** Something that the server changed in the cart, in the visitor's language. */
export interface CartNotice {
  readonly id: string;
  readonly message: string;
}

/** The cart with what the server says of it. */
export interface CheckedCart {
  readonly items: readonly CartItem[];
  /** The last answer; while the next one is fetched it may be of the cart as it was. */
  readonly quote: Quote | undefined;
  readonly isFetching: boolean;
  readonly failure: ApiFailure | undefined;
  readonly notices: readonly CartNotice[];
  readonly dismiss: (notice: CartNotice) => void;
  readonly retry: () => void;
}

/**
 * Asks the server what the cart costs with the coupon that was typed, and applies to the cart what it found changed:
 * prices, stock, availability. `isHeld` leaves the cart alone, while nobody knows whether it was bought already.
 */
export function useCheckedCart(choice: QuoteChoice, isHeld = false): CheckedCart {
  const items = useKitSelector(selectItems);
  const { code: coupon } = keptCoupon.useValue();
  const answer = useQuoteCartQuery(
    { items: items.map(toRequest), ...choice, ...(coupon !== '' && { coupon }) },
    { skip: items.length === 0 || isHeld },
  );
  const { notices, dismiss } = useAppliedWarnings(answer.currentData?.data, items);
  return {
    items,
    quote: items.length > 0 ? answer.data?.data : undefined,
    isFetching: answer.isFetching,
    failure: isApiFailure(answer.error) ? answer.error : undefined,
    notices,
    dismiss,
    retry: answer.refetch,
  };
}

function useAppliedWarnings(quote: Quote | undefined, items: readonly CartItem[]) {
  const dispatch = useDispatch();
  const [notices, setNotices] = useState<readonly CartNotice[]>([]);

  // Each answer is applied once, to the cart that it was asked for
  useEffect(
    function applyWarnings() {
      if (!quote || quote.warnings.length === 0) return;
      dispatch(itemsReplaced(correctedItems(items, quote)));
      // The corrected cart gets a quote without warnings, so the words are kept here until they are dismissed.
      const fresh = quote.warnings.map(({ code, product_id, message }) => ({ id: `${code}-${product_id}`, message }));
      setNotices((kept) => [...kept.filter(({ id }) => !fresh.some((notice) => notice.id === id)), ...fresh]);
    },
    [quote],
  );

  return {
    notices,
    dismiss: (notice: CartNotice) => setNotices((kept) => kept.filter(({ id }) => id !== notice.id)),
  };
}

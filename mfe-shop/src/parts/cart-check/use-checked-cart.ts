import type { Quote, quoteCart } from '@fakos/contracts/cart/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { ApiFailure } from '@fakos/shared-kit/api';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useQuoteCartQuery } from '@fakos/shared-kit/api/cart/hooks';
import { useDispatch, useKitSelector } from '@fakos/shared-kit/state';
import { type CartItem, itemsReplaced, selectItems, toCartItemRequest } from '@fakos/shared-kit/state/cart';
import { useEffect, useState } from 'react';
import { storedCoupon } from '../coupon/stored-coupon.ts';
import { getCorrectedItems } from './quote-lines.ts';

type QuoteChoice = Omit<EndpointBody<typeof quoteCart>, 'items' | 'coupon'>;

/** A change to the cart, described in the visitor's language. */
export interface CartNotice {
  readonly id: string;
  readonly message: string;
  /** Slug of the product on whose page the visitor can complete the configuration. */
  readonly slug?: string | undefined;
}

/** The cart with the server's quote. */
export interface CheckedCart {
  readonly items: readonly CartItem[];
  /** The last quote; while the next one loads it can belong to the previous cart. */
  readonly quote: Quote | undefined;
  readonly isFetching: boolean;
  readonly failure: ApiFailure | undefined;
  readonly notices: readonly CartNotice[];
  readonly dismiss: (notice: CartNotice) => void;
  readonly retry: () => void;
}

/**
 * Requests a quote for the cart with the stored coupon, and applies the warnings about price, stock and availability to
 * the cart.
 */
export function useCheckedCart(choice: QuoteChoice): CheckedCart {
  const items = useKitSelector(selectItems);
  const { code: coupon } = storedCoupon.useValue();
  const result = useQuoteCartQuery(
    { items: items.map(toCartItemRequest), ...choice, ...(coupon !== '' && { coupon }) },
    { skip: items.length === 0 },
  );
  const { notices, dismiss } = useAppliedWarnings(result.currentData?.data, items);
  return {
    items,
    quote: items.length > 0 ? result.data?.data : undefined,
    isFetching: result.isFetching,
    failure: isApiFailure(result.error) ? result.error : undefined,
    notices,
    dismiss,
    retry: result.refetch,
  };
}

function useAppliedWarnings(quote: Quote | undefined, items: readonly CartItem[]) {
  const dispatch = useDispatch();
  const [notices, setNotices] = useState<readonly CartNotice[]>([]);

  // Each quote is applied once, to the cart that it was requested for.
  useEffect(
    function applyWarnings() {
      if (!quote || quote.warnings.length === 0) return;
      dispatch(itemsReplaced(getCorrectedItems(items, quote)));
      // The corrected cart gets a quote without warnings, so the notices are stored here until they are dismissed.
      const newNotices = quote.warnings.map(({ code, product_id, line_id = product_id, message, slug }) => ({
        id: `${code}-${line_id}`,
        message,
        ...(code === 'configuration_needed' && { slug }),
      }));
      setNotices((previous) => [
        ...previous.filter(({ id }) => !newNotices.some((notice) => notice.id === id)),
        ...newNotices,
      ]);
    },
    [quote],
  );

  return {
    notices,
    dismiss: (notice: CartNotice) => setNotices((previous) => previous.filter(({ id }) => id !== notice.id)),
  };
}

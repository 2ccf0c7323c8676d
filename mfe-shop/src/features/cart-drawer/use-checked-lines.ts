import type { Quote } from '@fakos/shared-kit/api/cart/contract';
import { useQuoteCartQuery } from '@fakos/shared-kit/api/cart/hooks';
import { type CartItem, MAX_LINE_QUANTITY, toRequest } from '@fakos/shared-kit/state/cart';
import { useMemo } from 'react';
import { lineOf } from '../../parts/cart-check/quote-lines.ts';
import { type CartTotals, cartTotals } from './cart-totals.ts';

/** Most lines that the server prices at once; the same number as its MAX_CART_LINES. */
const MAX_QUOTED_LINES = 100;

/** A line of the cart with what the server says of it now. */
export interface CheckedLine {
  readonly item: CartItem;
  /** In the language read now where the server said it, else as it was when it came into the cart. */
  readonly name: string;
  /** Names of the add-ons that each piece comes with. */
  readonly addons: readonly string[];
  /** Price of one piece, and of the line. */
  readonly price: number;
  readonly total: number;
  /** Most pieces that can be had. */
  readonly most: number;
  /** Not sold now: it stays in sight but is in no sum. */
  readonly isUnavailable: boolean;
  /** What changed, in the visitor's language. */
  readonly warnings: readonly string[];
}

/** The cart with prices and stock of this moment, as far as the server can be asked. */
export interface CheckedLines {
  readonly lines: readonly CheckedLine[];
  readonly totals: CartTotals;
  readonly isChecking: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** See {@link CheckedLines}. The drawer tells and changes nothing; the cart's page takes the changes over. */
export function useCheckedLines(items: readonly CartItem[]): CheckedLines {
  const asked = items.slice(0, MAX_QUOTED_LINES).map(toRequest);
  const { data, isFetching, isError, refetch } = useQuoteCartQuery(
    { items: asked },
    { skip: items.length === 0, refetchOnMountOrArgChange: true },
  );
  // While the next answer is on its way, the last one holds for the lines that are still there.
  const quote = data?.data;
  return useMemo(() => {
    const lines = items.map((item) => check(item, quote));
    const bought = lines.filter(({ isUnavailable }) => !isUnavailable);
    return {
      lines,
      totals: cartTotals(
        bought.reduce((sum, { total }) => sum + total, 0),
        quote,
      ),
      isChecking: isFetching,
      hasFailed: isError && !isFetching,
      retry: () => void refetch(),
    };
  }, [items, quote, isFetching, isError, refetch]);
}

function check(item: CartItem, quote: Quote | undefined): CheckedLine {
  const warnings = quote?.warnings.filter(({ product_id }) => product_id === item.product_id) ?? [];
  const isUnavailable = warnings.some(({ code }) => code === 'unavailable');
  const now = lineOf(quote, item);
  const price = now?.unit_price ?? item.price;
  const most = Math.min(MAX_LINE_QUANTITY, now?.available ?? MAX_LINE_QUANTITY);
  // What was said of another number of pieces holds no longer.
  const isLow = item.quantity > most;
  return {
    item,
    name: now?.name ?? item.name,
    addons: now?.options?.map(({ name }) => name) ?? [],
    price,
    total: Math.round(price * item.quantity * 100) / 100,
    most: Math.max(1, most),
    isUnavailable,
    warnings: warnings.filter(({ code }) => code !== 'low_stock' || isLow).map(({ message }) => message),
  };
}

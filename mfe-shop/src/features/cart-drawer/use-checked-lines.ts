import type { Quote } from '@fakos/contracts/cart/contract';
import type { ConfigurationText } from '@fakos/contracts/line-configuration/contract';
import { toCents, toEuros } from '@fakos/contracts/money';
import { useQuoteCartQuery } from '@fakos/shared-kit/api/cart/hooks';
import { useGetSettingsQuery } from '@fakos/shared-kit/api/settings/hooks';
import { type CartItem, MAX_LINE_QUANTITY, toCartItemRequest } from '@fakos/shared-kit/state/cart';
import { useMemo } from 'react';
import { findQuoteLine, isAboutItem } from '../../parts/cart-check/quote-lines.ts';
import { type CartTotals, getCartTotals } from './cart-totals.ts';

/** Maximum number of lines in one quote; equals the server's MAX_CART_LINES. */
const MAX_QUOTED_LINES = 100;

/** A cart line with current data from the server. */
export interface CheckedLine {
  readonly item: CartItem;
  /** The server's name in the current language; until it responds, the name stored in the cart. */
  readonly name: string;
  /** Names of the selected add-ons. */
  readonly addons: readonly string[];
  /** Description of the configuration, in the visitor's language. */
  readonly configuration: readonly ConfigurationText[];
  /** Unit price and line total, in euros. */
  readonly price: number;
  readonly total: number;
  /** Highest quantity that can be ordered. */
  readonly maxQuantity: number;
  /** The product is not for sale: the line is shown but excluded from the totals. */
  readonly isUnavailable: boolean;
  /** Warnings from the server, in the visitor's language. */
  readonly warnings: readonly string[];
}

/** The cart with current prices and stock. */
export interface CheckedLines {
  readonly lines: readonly CheckedLine[];
  readonly totals: CartTotals;
  readonly isChecking: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Checks the cart with the server without changing it; the cart page applies the changes. */
export function useCheckedLines(items: readonly CartItem[]): CheckedLines {
  const requestItems = items.slice(0, MAX_QUOTED_LINES).map(toCartItemRequest);
  const { data, isFetching, isError, refetch } = useQuoteCartQuery(
    { items: requestItems },
    { skip: items.length === 0, refetchOnMountOrArgChange: true },
  );
  const settings = useGetSettingsQuery().data?.settings;
  // While the next quote loads, the previous one applies to the remaining lines.
  const quote = data?.data;
  return useMemo(() => {
    const lines = items.map((item) => checkLine(item, quote));
    const availableLines = lines.filter(({ isUnavailable }) => !isUnavailable);
    return {
      lines,
      totals: getCartTotals(
        availableLines.reduce((sum, { total }) => sum + total, 0),
        quote,
        settings,
      ),
      isChecking: isFetching,
      hasFailed: isError && !isFetching,
      retry: () => void refetch(),
    };
  }, [items, quote, settings, isFetching, isError, refetch]);
}

function checkLine(item: CartItem, quote: Quote | undefined): CheckedLine {
  const warnings = quote?.warnings.filter((warning) => isAboutItem(warning, item)) ?? [];
  const isUnavailable = warnings.some(({ code }) => code === 'unavailable' || code === 'configuration_needed');
  const quoteLine = findQuoteLine(quote, item);
  const price = quoteLine?.unit_price ?? item.price;
  const maxQuantity = Math.min(MAX_LINE_QUANTITY, quoteLine?.available ?? MAX_LINE_QUANTITY);
  // A stock warning about another quantity no longer applies.
  const isLow = item.quantity > maxQuantity;
  return {
    item,
    name: quoteLine?.name ?? item.name,
    addons: quoteLine?.options?.map(({ name }) => name) ?? [],
    configuration: quoteLine?.configuration_texts ?? [],
    price,
    total: toEuros(toCents(price * item.quantity)),
    maxQuantity: Math.max(1, maxQuantity),
    isUnavailable,
    warnings: warnings.filter(({ code }) => code !== 'low_stock' || isLow).map(({ message }) => message),
  };
}

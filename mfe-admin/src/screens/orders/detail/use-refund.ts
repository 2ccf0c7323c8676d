import type { AdminOrder, RefundedParts } from '@fakos/contracts/admin-orders/contract';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useQuoteRefundMutation } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useEffect, useMemo, useState } from 'react';
import { parseAmount } from '../../../framework/decimal.ts';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import type { Withdrawal } from './order-dialog.ts';

/** A line of the refund as it is entered; `quantity` 0 leaves the line out. */
export interface RefundLine {
  readonly position: number;
  readonly name: string;
  readonly quantity: number;
  /** Pieces that can still be refunded, and those that can return to stock. */
  readonly maximum: number;
  readonly restockable: number;
  readonly restock: boolean;
}

type Refund = { readonly amount: number } | RefundedParts;

/**
 * Input of a refund: of parts of the order, whose amount the server computes, or of an amount. `refund` is undefined until
 * the input is complete.
 */
export function useRefund(order: AdminOrder, withdrawal: Withdrawal | undefined) {
  const [mode, setMode] = useState<'parts' | 'amount'>('parts');
  const [lines, setLines] = useState(() => listLines(order, withdrawal));
  const [hasShipping, setShipping] = useState(false);
  const [hasFee, setFee] = useState(false);
  const [typedAmount, setTypedAmount] = useState('');
  const maximum = order.refundable?.amount ?? 0;

  const parts = useMemo((): RefundedParts | undefined => {
    const chosen = lines.filter(({ quantity }) => quantity > 0);
    if (chosen.length === 0 && !hasShipping && !hasFee) return undefined;
    return {
      ...(chosen.length > 0 && {
        lines: chosen.map(({ position, quantity, restock }) => ({ position, quantity, restock })),
      }),
      shipping: hasShipping,
      payment_fee: hasFee,
    };
  }, [lines, hasShipping, hasFee]);
  const quote = useQuote(order.id, mode === 'parts' ? parts : undefined);

  const amount = parseAmount(typedAmount);
  const isAmountValid = amount !== null && amount > 0 && amount <= maximum;
  const refund: Refund | undefined =
    mode === 'parts' ? (quote.amount === undefined ? undefined : parts) : isAmountValid ? { amount } : undefined;

  return {
    mode,
    setMode,
    lines,
    changeLine: (position: number, change: Partial<Pick<RefundLine, 'quantity' | 'restock'>>) =>
      setLines((before) => before.map((line) => (line.position === position ? { ...line, ...change } : line))),
    hasShipping,
    setShipping,
    hasFee,
    setFee,
    typedAmount,
    setTypedAmount,
    isAmountRefused: typedAmount.trim() !== '' && !isAmountValid,
    refund,
    /** The amount that would be refunded. */
    total: mode === 'parts' ? quote.amount : isAmountValid ? amount : undefined,
    quoteFailure: mode === 'parts' ? quote.failureMessage : undefined,
  };
}

/** The state of {@link useRefund}. */
export type RefundInput = ReturnType<typeof useRefund>;

function listLines(order: AdminOrder, withdrawal: Withdrawal | undefined): readonly RefundLine[] {
  return (order.refundable?.lines ?? []).map(({ position, quantity: maximum, restockable }) => {
    const withdrawn = withdrawal?.lines.find((line) => line.position === position)?.quantity ?? 0;
    const name = order.lines.find((line) => line.position === position)?.name ?? '';
    return { position, name, quantity: Math.min(withdrawn, maximum), maximum, restockable, restock: false };
  });
}

/** The server's amount for parts of the order; undefined while it is not known. */
function useQuote(id: number, parts: RefundedParts | undefined) {
  const failureText = useFailureText();
  const [requestQuote] = useQuoteRefundMutation();
  const [quoted, setQuoted] = useState<{ parts: RefundedParts; amount?: number; failure?: unknown }>();

  useEffect(
    function quoteParts() {
      if (!parts) return;
      let isCurrent = true;
      void requestQuote({ id, ...parts }).then(({ data, error }) => {
        if (isCurrent) setQuoted({ parts, ...(data ? { amount: data.data.amount } : { failure: error }) });
      });
      return () => {
        isCurrent = false;
      };
    },
    [id, parts, requestQuote],
  );

  if (!parts || quoted?.parts !== parts) return { amount: undefined, failureMessage: undefined };
  const { amount, failure } = quoted;
  const fieldError = isApiFailure(failure) && failure.fields ? Object.values(failure.fields)[0] : undefined;
  return { amount, failureMessage: failure === undefined ? undefined : (fieldError ?? failureText(failure)) };
}

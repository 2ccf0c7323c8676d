import { useLazyGetAdminOrderQuery, useLazyListAdminOrdersQuery } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useCallback } from 'react';
import type { SelectionTarget } from '../../framework/list/use-selection.ts';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';
import type { usePrint } from './print/use-print.tsx';

/** Maximum number of orders that are printed at once; each is requested. */
const MAX_PRINTED = 50;

type OrderFilter = Omit<Parameters<ReturnType<typeof useLazyListAdminOrdersQuery>[0]>[0], 'page' | 'limit'>;

/** Prints the packing slips of the selected orders. */
export function usePrintSelection(filter: OrderFilter, print: ReturnType<typeof usePrint>['print']) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [listOrders] = useLazyListAdminOrdersQuery();
  const [getOrder] = useLazyGetAdminOrderQuery();

  return useCallback(
    async (target: SelectionTarget) => {
      try {
        const matching =
          target === 'matching' ? await listOrders({ ...filter, limit: MAX_PRINTED }).unwrap() : undefined;
        const ids = target === 'matching' ? (matching?.data.map(({ id }) => id) ?? []) : target.ids;
        if ((matching?.meta.total ?? ids.length) > MAX_PRINTED) {
          return toasts.showError(text('orders.print.tooMany', { count: MAX_PRINTED }));
        }
        const responses = await Promise.all(ids.map((id) => getOrder({ id }).unwrap()));
        print(
          'slip',
          responses.map(({ data }) => data),
        );
      } catch (error) {
        toasts.showError(failureText(error));
      }
    },
    [filter, print, text, toasts, failureText, listOrders, getOrder],
  );
}

import type { AdminPageSummary } from '@fakos/contracts/pages/contract';
import { useReorderPagesMutation } from '@fakos/shared-kit/api/pages/hooks';
import { useRef } from 'react';
import type { RowOrder } from '../../framework/list/row-order.tsx';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';

const ONE_GROUP = 0;

/** Saves the order of the pages after each move, with undo of the last one. */
export function usePageOrder(pages: readonly AdminPageSummary[]): RowOrder<AdminPageSummary> {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [reorder] = useReorderPagesMutation();
  const hideLast = useRef<() => void>(undefined);

  async function save(ids: readonly number[], before?: readonly number[]) {
    // An older message would undo the later moves too.
    hideLast.current?.();
    const { data, error } = await reorder({ ids });
    if (data) hideLast.current = toasts.showSuccess(data.message, before && (() => void save(before)));
    else toasts.showError(isUnsupported(error) ? text('pages.orderUnsupported') : failureText(error));
  }

  return {
    group: () => ONE_GROUP,
    onMove: ({ id }, target) => {
      const before = pages.map((page) => page.id);
      const after = before.toSpliced(before.indexOf(id), 1).toSpliced(before.indexOf(target.id), 0, id);
      void save(after, before);
    },
  };
}

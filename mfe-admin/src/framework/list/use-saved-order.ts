import { useRef } from 'react';
import { useText } from '../../text.ts';
import { useFailureText } from '../states/failure-text.ts';
import { isUnsupported } from '../states/is-unsupported.ts';
import { useToasts } from '../toasts.tsx';
import type { RowOrder } from './row-order.tsx';

const ONE_GROUP = 0;

interface SavedOrderOptions<Row> {
  /** All rows in their stored order. */
  readonly rows: readonly { readonly id: number }[];
  /** Stores the ids of all rows in their new order. */
  readonly save: (ids: readonly number[]) => Promise<{ data?: { readonly message: string }; error?: unknown }>;
  /** See {@link RowOrder.group}; one group by default. */
  readonly group?: (row: Row) => string | number;
}

/** Saves the order of a list's rows after each move, with undo of the last one. */
export function useSavedOrder<Row extends { readonly id: number }>(options: SavedOrderOptions<Row>): RowOrder<Row> {
  const { rows, save, group = () => ONE_GROUP } = options;
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const hideLast = useRef<() => void>(undefined);

  async function store(ids: readonly number[], before?: readonly number[]) {
    // Undo of an older toast would revert later moves too.
    hideLast.current?.();
    const { data, error } = await save(ids);
    if (data) hideLast.current = toasts.showSuccess(data.message, before && (() => void store(before)));
    else toasts.showError(isUnsupported(error) ? text('list.orderUnsupported') : failureText(error));
  }

  return {
    group,
    onMove: ({ id }, target) => {
      const before = rows.map((row) => row.id);
      void store(moveId(before, id, target.id), before);
    },
  };
}

/** The ids after one of them moved to the place of another one. */
function moveId(ids: readonly number[], id: number, targetId: number): number[] {
  return ids.toSpliced(ids.indexOf(id), 1).toSpliced(ids.indexOf(targetId), 0, id);
}

import type { AdminCategory } from '@fakos/contracts/categories/contract';
import { useReorderCategoriesMutation } from '@fakos/shared-kit/api/admin-categories/hooks';
import { useRef } from 'react';
import type { RowOrder } from '../../framework/list/row-order.tsx';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { isUnsupported } from '../../framework/states/is-unsupported.ts';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';
import { moveCategory, type TreeCategory } from './category-tree.ts';

const TOP_LEVEL = 0;

/** Saves the order of the categories after each move, with undo of the last one. */
export function useCategoryOrder(categories: readonly AdminCategory[]): RowOrder<TreeCategory> {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [reorder] = useReorderCategoriesMutation();
  const hideLast = useRef<() => void>(undefined);

  async function save(ids: readonly number[], before?: readonly number[]) {
    // An older message would undo the later moves too.
    hideLast.current?.();
    const { data, error } = await reorder({ ids });
    if (data) hideLast.current = toasts.showSuccess(data.message, before && (() => void save(before)));
    else toasts.showError(isUnsupported(error) ? text('categories.orderUnsupported') : failureText(error));
  }

  return {
    group: ({ parent_id: parent }) => parent ?? TOP_LEVEL,
    onMove: ({ id }, target) => {
      const before = categories.map((category) => category.id);
      void save(moveCategory(categories, id, target.id), before);
    },
  };
}

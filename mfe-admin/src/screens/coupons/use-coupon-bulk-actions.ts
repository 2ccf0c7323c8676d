import type { changeCoupons } from '@fakos/contracts/bulk/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import { useChangeCouponsMutation } from '@fakos/shared-kit/api/bulk/hooks';
import { useMemo } from 'react';
import type { BulkAction, BulkResult, BulkRow } from '../../framework/bulk/bulk-action.ts';
import type { SelectionTarget } from '../../framework/list/use-selection.ts';
import { useText } from '../../text.ts';

type CouponChange = EndpointBody<typeof changeCoupons>['change'];
type CouponTarget = EndpointBody<typeof changeCoupons>['target'];
type CouponFilter = Extract<CouponTarget, { filter: unknown }>['filter'];

/** Switches the selected coupons on or off, which can be undone, and deletes those that no order has used. */
export function useCouponBulkActions(filter: CouponFilter): readonly BulkAction[] {
  const text = useText();
  const [change] = useChangeCouponsMutation();
  const filterKey = JSON.stringify(filter);
  return useMemo(() => {
    const toTarget = (target: SelectionTarget): CouponTarget =>
      target === 'matching' ? { filter: JSON.parse(filterKey) as CouponFilter } : { ids: [...target.ids] };

    const run = async (target: SelectionTarget, wanted: CouponChange, { preview }: { preview: boolean }) => {
      const { data } = await change({ target: toTarget(target), change: wanted, preview }).unwrap();
      return data;
    };

    const toSwitch = (key: string, label: string, active: boolean): BulkAction<CouponChange> => ({
      key,
      label,
      initialChange: { kind: 'set_active', active },
      run,
      undo: async ({ done }: BulkResult) => {
        const ids = done.filter(wasChanged).map(({ id }) => id);
        if (ids.length === 0) return { done: [], refused: [], total: 0 };
        return run({ ids }, { kind: 'set_active', active: !active }, { preview: false });
      },
      formatValue: (_field, isActive) => text(isActive ? 'coupons.on' : 'coupons.off'),
    });

    const remove: BulkAction<CouponChange> = {
      key: 'delete',
      label: text('detail.delete'),
      isDestructive: true,
      initialChange: { kind: 'delete' },
      run,
    };
    const actions = [
      toSwitch('activate', text('coupons.activate'), true),
      toSwitch('deactivate', text('coupons.deactivate'), false),
      remove,
    ];
    return actions as BulkAction[];
  }, [text, change, filterKey]);
}

/** Rows that already had the value are reported as done too. */
function wasChanged({ before, after }: BulkRow): boolean {
  return before.active !== after?.active;
}

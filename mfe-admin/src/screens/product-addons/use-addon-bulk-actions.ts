import type { changeProductAddons } from '@fakos/contracts/bulk/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { AdminProductAddon } from '@fakos/contracts/product-addons/contract';
import { useChangeProductAddonsMutation } from '@fakos/shared-kit/api/bulk/hooks';
import { useMemo } from 'react';
import type { BulkAction, BulkChange } from '../../framework/bulk/bulk-action.ts';
import { createStatusActions } from '../../framework/bulk/status-actions.ts';
import type { SelectionTarget } from '../../framework/list/use-selection.ts';
import { useText } from '../../text.ts';

type AddonChange = EndpointBody<typeof changeProductAddons>['change'];
type AddonTarget = EndpointBody<typeof changeProductAddons>['target'];
type AddonFilter = Extract<AddonTarget, { filter: unknown }>['filter'];

/** Publishes and hides the selected add-ons, which can be undone, or deletes them. */
export function useAddonBulkActions(filter: AddonFilter): readonly BulkAction[] {
  const text = useText();
  const [change] = useChangeProductAddonsMutation();
  const filterKey = JSON.stringify(filter);
  return useMemo(() => {
    const run = async (target: SelectionTarget, wanted: AddonChange, { preview }: { preview: boolean }) => {
      const rows = target === 'matching' ? { filter: JSON.parse(filterKey) as AddonFilter } : { ids: [...target.ids] };
      return (await change({ target: rows, change: wanted, preview }).unwrap()).data;
    };
    const remove: BulkChange<AddonChange> = {
      key: 'delete',
      label: text('detail.delete'),
      isDestructive: true,
      initialChange: { kind: 'delete' },
      run,
    };
    const statusActions = createStatusActions<AdminProductAddon['status']>({
      run: (target, status, options) => run(target, { kind: 'set_status', status }, options),
      formatStatus: (status) => text(`productAddons.statuses.${status}`),
      actions: [
        { key: 'publish', label: text('bulk.publish'), status: 'published' },
        { key: 'hide', label: text('bulk.hide'), status: 'draft' },
      ],
    });
    return [...statusActions, remove as BulkAction];
  }, [text, change, filterKey]);
}

import type { changeServices } from '@fakos/contracts/bulk/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import { useChangeServicesMutation } from '@fakos/shared-kit/api/bulk/hooks';
import { useMemo } from 'react';
import type { BulkAction } from '../../framework/bulk/bulk-action.ts';
import { createStatusActions } from '../../framework/bulk/status-actions.ts';
import { useText } from '../../text.ts';

type ServiceStatus = EndpointBody<typeof changeServices>['change']['status'];
type ServiceTarget = EndpointBody<typeof changeServices>['target'];
type ServiceFilter = Extract<ServiceTarget, { filter: unknown }>['filter'];

/** Publishes, hides and discards the selected services, or restores those in the trash. All of it can be undone. */
export function useServiceBulkActions(filter: ServiceFilter): readonly BulkAction[] {
  const text = useText();
  const [change] = useChangeServicesMutation();
  const filterKey = JSON.stringify(filter);
  return useMemo(() => {
    const selected = JSON.parse(filterKey) as ServiceFilter;
    return createStatusActions<ServiceStatus>({
      run: async (target, status, { preview }) => {
        const rows = target === 'matching' ? { filter: selected } : { ids: [...target.ids] };
        const { data } = await change({ target: rows, change: { kind: 'set_status', status }, preview }).unwrap();
        return data;
      },
      formatStatus: (status) => text(`services.statuses.${status}`),
      actions:
        selected.status === 'trash'
          ? [{ key: 'restore', label: text('detail.restore'), status: 'draft' }]
          : [
              { key: 'publish', label: text('bulk.publish'), status: 'published' },
              { key: 'hide', label: text('bulk.hide'), status: 'draft' },
              { key: 'trash', label: text('detail.toTrash'), status: 'trash', isDestructive: true },
            ],
    });
  }, [text, change, filterKey]);
}

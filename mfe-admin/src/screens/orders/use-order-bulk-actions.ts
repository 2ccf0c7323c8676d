import type { changeOrders } from '@fakos/contracts/bulk/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { OrderAxis } from '@fakos/contracts/orders/contract';
import { useChangeOrdersMutation } from '@fakos/shared-kit/api/bulk/hooks';
import { useMemo } from 'react';
import type { BulkAction } from '../../framework/bulk/bulk-action.ts';
import { useStatusText } from '../../framework/order-status.tsx';
import { useText } from '../../text.ts';

type OrderChange = EndpointBody<typeof changeOrders>['change'];
type OrderFilter = Extract<EndpointBody<typeof changeOrders>['target'], { filter: unknown }>['filter'];

/** The axis of each field of a changed order. */
const axes: Readonly<Record<string, OrderAxis>> = {
  status: 'order',
  payment_status: 'payment',
  fulfilment_status: 'fulfilment',
};

/** Steps for the selected orders. Their e-mails are sent, so none can be undone. */
export function useOrderBulkActions(filter: OrderFilter): readonly BulkAction[] {
  const text = useText();
  const statusText = useStatusText();
  const [change] = useChangeOrdersMutation();
  return useMemo(() => {
    const toAction = (axis: OrderAxis, to: string, label: string): BulkAction<OrderChange> => ({
      key: to,
      label,
      initialChange: { kind: 'transition', axis, to },
      run: async (target, wanted, { preview }) => {
        const rows = target === 'matching' ? { filter } : { ids: [...target.ids] };
        return (await change({ target: rows, change: wanted, preview }).unwrap()).data;
      },
      formatValue: (field, value) => statusText(axes[field] ?? 'order', value as string),
    });
    return [
      toAction('order', 'confirmed', text('step.order.confirmed')),
      toAction('order', 'processing', text('step.order.processing')),
      toAction('fulfilment', 'ready_pickup', text('step.fulfilment.ready_pickup')),
      toAction('fulfilment', 'delivered', text('step.fulfilment.delivered')),
      toAction('order', 'completed', text('step.order.completed')),
    ] as BulkAction[];
  }, [text, statusText, change, filter]);
}

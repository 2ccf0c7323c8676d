import type { changeOrders } from '@fakos/contracts/bulk/contract';
import type { EndpointBody } from '@fakos/contracts/endpoint';
import type { OrderAxis } from '@fakos/contracts/orders/rules';
import { useChangeOrdersMutation } from '@fakos/shared-kit/api/bulk/hooks';
import { TextInput } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import type { BulkAction, BulkChange, BulkFieldsProps } from '../../framework/bulk/bulk-action.ts';
import { useStatusText } from '../../framework/order-status.tsx';
import { useText } from '../../text.ts';
import { usePrint } from './print/use-print.tsx';
import { usePrintSelection } from './use-print-selection.ts';

type OrderChange = EndpointBody<typeof changeOrders>['change'];
type OrderFilter = Extract<EndpointBody<typeof changeOrders>['target'], { filter: unknown }>['filter'];

/** Length of a carrier's name that the server accepts. */
const MAX_CARRIER = 60;

/** The axis of each field of a changed order. */
const axes: Readonly<Record<string, OrderAxis>> = {
  status: 'order',
  payment_status: 'payment',
  fulfilment_status: 'fulfilment',
};

/**
 * Steps for the selected orders, and their packing slips. E-mails of steps are sent, so none can be undone. `printView` must
 * be rendered.
 */
export function useOrderBulkActions(filter: OrderFilter): {
  readonly actions: readonly BulkAction[];
  readonly printView: ReactNode;
} {
  const text = useText();
  const statusText = useStatusText();
  const [change] = useChangeOrdersMutation();
  const { print, printView } = usePrint();
  const printSelection = usePrintSelection(filter, print);
  const actions = useMemo(() => {
    const toAction = (axis: OrderAxis, to: string, label: string): BulkChange<OrderChange> => ({
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
      { ...toAction('fulfilment', 'shipped', text('step.fulfilment.shipped')), Fields: CarrierField },
      toAction('fulfilment', 'delivered', text('step.fulfilment.delivered')),
      toAction('order', 'completed', text('step.order.completed')),
      { key: 'print', label: text('orders.print.slips'), start: (target) => void printSelection(target) },
    ] as BulkAction[];
  }, [text, statusText, change, filter, printSelection]);
  return { actions, printView };
}

/** The carrier of all selected orders. Tracking numbers are entered order by order. */
function CarrierField({ change, onChange }: BulkFieldsProps<OrderChange>) {
  const text = useText();
  return (
    <TextInput
      label={text('orders.carrier')}
      description={text('orders.bulkCarrierHint')}
      value={change?.carrier ?? ''}
      maxLength={MAX_CARRIER}
      onChange={(event) => {
        if (change) onChange({ ...change, carrier: event.currentTarget.value });
      }}
    />
  );
}

import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Alert, Grid, Stack } from '@mantine/core';
import { useState } from 'react';
import { useShortcuts } from '../../../framework/shortcuts/use-shortcuts.ts';
import { useText } from '../../../text.ts';
import { OrderPrescriptions } from '../prescriptions/order-prescriptions.tsx';
import type { OrderDialog } from './order-dialog.ts';
import { OrderDialogs } from './order-dialogs.tsx';
import { OrderEmails } from './order-emails.tsx';
import { InvoiceFacts, OrderFacts } from './order-facts.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderNotes } from './order-notes.tsx';
import { OrderPayment } from './order-payment.tsx';
import { OrderState } from './order-state.tsx';
import { isStepAllowed, type Step } from './order-steps.ts';
import { OrderWithdrawals } from './order-withdrawals.tsx';
import { OtherOrders } from './other-orders.tsx';

interface OrderDeskProps {
  readonly order: AdminOrder;
  readonly onReload: () => void;
  readonly onPrintSlip: () => void;
  readonly onOpenPrintMenu: () => void;
}

const confirming: Step = { axis: 'order', to: 'confirmed' };

/** An order's sections and dialogs, with its keyboard: confirm, ship, print. */
export function OrderDesk({ order, onReload, onPrintSlip, onOpenPrintMenu }: OrderDeskProps) {
  const text = useText();
  const kitText = useKitText();
  const [dialog, setDialog] = useState<OrderDialog>();
  const [isStale, setStale] = useState(false);
  const shipping: Step = {
    axis: 'fulfilment',
    to: order.shipping_method === 'pickup' ? 'ready_pickup' : 'shipped',
  };
  const openStep = (step: Step) => isStepAllowed(order, step) && open({ kind: 'step', step });

  useShortcuts(
    [
      { keys: 'c', description: text('orders.keys.confirm'), run: () => openStep(confirming) },
      { keys: 's', description: text('orders.keys.ship'), run: () => openStep(shipping) },
      { keys: 'p', description: text('orders.keys.print'), run: onPrintSlip },
      { keys: 'shift+p', description: text('orders.keys.printMenu'), run: onOpenPrintMenu },
    ],
    text('orders.one'),
  );

  function open(opened: OrderDialog) {
    setStale(false);
    setDialog(opened);
  }

  return (
    <>
      {isStale && (
        <Alert
          role="alert"
          color="yellow"
          title={text('orders.stale')}
          withCloseButton
          closeButtonLabel={kitText('actions.close')}
          onClose={() => setStale(false)}
        >
          {text('orders.staleText')}
        </Alert>
      )}
      <Grid>
        <Grid.Col span={{ base: 12, md: 8 }}>
          <Stack>
            <div data-tour="order-state">
              <OrderState order={order} onOpen={open} />
            </div>
            <OrderWithdrawals order={order} onOpen={open} />
            <OrderLines order={order} />
            <OrderPrescriptions order={order} />
            <OrderNotes order={order} />
            <OrderHistory order={order} />
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, md: 4 }}>
          <Stack>
            <OrderFacts order={order} onOpen={open} />
            <InvoiceFacts order={order} />
            <OrderPayment order={order} onOpen={open} />
            <div data-tour="order-emails">
              <OrderEmails order={order} />
            </div>
            <OtherOrders order={order} />
          </Stack>
        </Grid.Col>
      </Grid>
      <OrderDialogs
        order={order}
        dialog={dialog}
        onClose={() => setDialog(undefined)}
        onStale={() => {
          setDialog(undefined);
          setStale(true);
          onReload();
        }}
      />
    </>
  );
}

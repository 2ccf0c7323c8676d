import { useGetAdminOrderQuery, useListAdminOrdersQuery } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useMemo, useState } from 'react';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { useText } from '../../../text.ts';
import { PrintMenu } from '../print/print-menu.tsx';
import type { PrintKind } from '../print/print-sheets.tsx';
import { usePrint } from '../print/use-print.tsx';
import { OrderDesk } from './order-desk.tsx';

/** Number of the newest orders that a page opened from elsewhere than the list leads through. */
const NEWEST = 50;

/** One order: lines, customer, payment and history, and every step that staff can take with it. */
export function OrderDetail() {
  const text = useText();
  const detail = useDetailPage(useGetAdminOrderQuery);
  const newest = useListAdminOrdersQuery({ limit: NEWEST }).data;
  const defaultIds = useMemo(() => newest?.data.map(({ id }) => id), [newest]);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const { print, printView } = usePrint();
  const reload = detail.state === 'ready' ? detail.reload : () => undefined;
  return (
    <>
      <DetailPage
        detail={detail}
        title={(order) => (order ? text('orders.titleWithNumber', { number: order.number }) : text('orders.one'))}
        list={{ listKey: 'orders', path: '/admin/bookings', label: text('menu.orders'), defaultIds }}
        actions={(order) => (
          <PrintMenu
            hasInvoice={order.invoice !== undefined}
            isOpen={isMenuOpen}
            onToggle={setMenuOpen}
            onPrint={(kind: PrintKind) => print(kind, [order])}
          />
        )}
      >
        {(order) => (
          <OrderDesk
            key={order.id}
            order={order}
            onReload={reload}
            onPrintSlip={() => print('slip', [order])}
            onOpenPrintMenu={() => setMenuOpen(true)}
          />
        )}
      </DetailPage>
      {printView}
    </>
  );
}

import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { Receipt } from './receipt.tsx';

/** Papers that can be printed for an order, in the order of the menu. */
export const printKinds = ['slip', 'sheet', 'invoice', 'receipt'] as const;
/** See {@link printKinds}. */
export type PrintKind = (typeof printKinds)[number];

const sheets = { slip: PackingSlip, sheet: OrderSheet, invoice: InvoiceSheet, receipt: Receipt };

/** One paper for each order, each on pages of its own. */
export function PrintSheets({ kind, orders }: { kind: PrintKind; orders: readonly AdminOrder[] }) {
  const Sheet = sheets[kind];
  return orders.map((order) => <Sheet key={order.id} order={order} />);
}

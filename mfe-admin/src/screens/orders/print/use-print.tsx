import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { type ReactNode, useCallback, useState } from 'react';
import { PrintView } from '../../../framework/print/print-view.tsx';
import { type PrintKind, PrintSheets } from './print-sheets.tsx';

/** Prints orders. `printView` must be rendered; it exists while the browser prints. */
export function usePrint(): {
  readonly print: (kind: PrintKind, orders: readonly AdminOrder[]) => void;
  readonly printView: ReactNode;
} {
  const [job, setJob] = useState<{ readonly kind: PrintKind; readonly orders: readonly AdminOrder[] }>();
  const finish = useCallback(() => setJob(undefined), []);
  const print = useCallback((kind: PrintKind, orders: readonly AdminOrder[]) => setJob({ kind, orders }), []);
  return {
    print,
    printView: job && (
      <PrintView onDone={finish}>
        <PrintSheets kind={job.kind} orders={job.orders} />
      </PrintView>
    ),
  };
}

import type { ChangedOrder, changeOrders } from '@fakos/contracts/bulk/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { type BulkResult, runBulk } from '../../bulk/run-bulk.ts';
import { resolveTarget } from '../../bulk/target.ts';
import type { Editor } from '../../writing/editor.ts';
import type { Providers } from '../payments/provider.ts';
import { findOrderIds, findOrderStates } from './admin-orders.repo.ts';
import { checkTransition, transition } from './staff-steps.ts';

const columns = { order: 'status', payment: 'payment_status', fulfilment: 'fulfilment_status' } as const;

type OrderState = Awaited<ReturnType<typeof findOrderStates>>[number];

interface BulkRequest {
  readonly db: ShopDatabase;
  readonly providers: Providers;
  readonly body: z.output<typeof changeOrders.body>;
  readonly editor: Editor;
  reportError(error: unknown): void;
}

/** Applies one status change to many orders, each in a separate transaction, because it may send a request to a provider. */
export async function transitionMany({ db, providers, body, editor, reportError }: BulkRequest) {
  const { language, user } = editor;
  const { change, preview: isPreview } = body;
  const ids = await resolveTarget(body.target, (filter, limit) => findOrderIds(db, filter, limit));
  const column = columns[change.axis];
  const result: BulkResult<ChangedOrder> = await runBulk<OrderState, ChangedOrder>({
    ids,
    language,
    isPreview,
    transact: (work) => work(db),
    load: findOrderStates,
    getLabel: ({ number }) => number,
    async change(_db, { id, version }) {
      // Shipping without payment is decided order by order, on its own page.
      const wanted = { id, version, axis: change.axis, to: change.to, carrier: change.carrier, allow_unpaid: false };
      if (isPreview) await checkTransition(db, providers, wanted, language);
      else await transition(db, providers, { ...wanted, actor: user.email }, language);
    },
    async describe(_db, rows) {
      const stored = new Map(
        (
          await findOrderStates(
            db,
            rows.map(({ id }) => id),
          )
        ).map((row) => [row.id, row]),
      );
      return rows.map((row) => {
        const after = isPreview ? { ...row, [column]: change.to } : (stored.get(row.id) ?? row);
        return {
          id: row.id,
          label: row.number,
          before: { [column]: row[column] },
          after: { [column]: after[column] },
          version: after.version,
        };
      });
    },
    reportError,
  });
  return result;
}

import type { ChangedCoupon, changeCoupons } from '@fakos/contracts/bulk/contract';
import type { z } from 'zod';
import { inTransaction } from '../../../database/in-transaction.ts';
import { withSavepoint } from '../../../database/savepoint.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { CouponRow } from '../../../database/tables/sales.ts';
import type { Language } from '../../../text/translate.ts';
import { type BulkResult, runBulk } from '../../bulk/run-bulk.ts';
import { resolveTarget } from '../../bulk/target.ts';
import { findCouponIds, findCouponsByIds } from './admin-coupons.repo.ts';
import { remove, update } from './write-coupon.ts';

interface BulkRequest {
  readonly db: ShopDatabase;
  readonly body: z.output<typeof changeCoupons.body>;
  readonly language: Language;
  reportError(error: unknown): void;
}

/** Switches many coupons on or off, or deletes them. */
export async function changeMany(request: BulkRequest): Promise<BulkResult<ChangedCoupon>> {
  const { db, body, language, reportError } = request;
  const { change } = body;
  return runBulk<CouponRow, ChangedCoupon>({
    ids: await resolveTarget(body.target, (filter, limit) => findCouponIds(db, filter, limit)),
    language,
    isPreview: body.preview,
    transact: (work) => inTransaction(db, work),
    load: findCouponsByIds,
    getLabel: ({ code }) => code,
    async change(transaction, { id, active, updated_at: version }) {
      if (change.kind === 'delete') await withSavepoint(transaction, () => remove(transaction, id));
      else if (change.active !== (active === 1)) {
        const wanted = { id, version, active: change.active };
        await withSavepoint(transaction, () => update(transaction, wanted, language));
      }
    },
    async describe(transaction, rows) {
      const ids = rows.map(({ id }) => id);
      const after = new Map((await findCouponsByIds(transaction, ids)).map((row) => [row.id, row]));
      return rows.map((row) => toChanged(row, after.get(row.id)));
    },
    reportError,
  });
}

function toChanged(before: CouponRow, after: CouponRow | undefined): ChangedCoupon {
  return {
    id: before.id,
    label: before.code,
    before: { active: before.active === 1 },
    after: after ? { active: after.active === 1 } : null,
    version: after?.updated_at ?? null,
  };
}

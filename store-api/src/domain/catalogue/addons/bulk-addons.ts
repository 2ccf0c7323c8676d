import type { ChangedProductAddon, changeProductAddons } from '@fakos/contracts/bulk/contract';
import type { z } from 'zod';
import { withSavepoint } from '../../../database/savepoint.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { type BulkResult, runBulk } from '../../bulk/run-bulk.ts';
import { resolveTarget } from '../../bulk/target.ts';
import { writeTaxonomy } from '../../writing/slugged-rows.ts';
import { findAddonPage } from './addon-page.ts';
import { type AddonRow, findAddonsByIds } from './product-addons.repo.ts';
import { remove, update } from './write-addon.ts';

interface BulkRequest {
  readonly db: ShopDatabase;
  readonly body: z.output<typeof changeProductAddons.body>;
  readonly language: Language;
  reportError(error: unknown): void;
}

/** Publishes, hides or deletes many add-ons, by the rules for one. */
export async function changeMany(request: BulkRequest): Promise<BulkResult<ChangedProductAddon>> {
  const { db, body, language, reportError } = request;
  const { change } = body;
  return runBulk<AddonRow, ChangedProductAddon>({
    ids: await resolveTarget(body.target, async (filter, limit) => {
      const { rows } = await findAddonPage(db, { ...filter, page: 1, limit }, language);
      return rows.map(({ id }) => id);
    }),
    language,
    isPreview: body.preview,
    transact: (work) => writeTaxonomy(db, 'product_addons', work),
    load: findAddonsByIds,
    getLabel: (addon) => addon[`name_${language}`],
    async change(transaction, { id, status }) {
      if (change.kind === 'delete') await withSavepoint(transaction, () => remove(transaction, { id }));
      else if (change.status !== status) {
        const wanted = { id, status: change.status };
        await withSavepoint(transaction, () => update(transaction, wanted, language));
      }
    },
    async describe(transaction, rows) {
      const ids = rows.map(({ id }) => id);
      const after = new Map((await findAddonsByIds(transaction, ids)).map((row) => [row.id, row]));
      return rows.map((row) => toChanged(row, after.get(row.id), language));
    },
    reportError,
  });
}

function toChanged(before: AddonRow, after: AddonRow | undefined, language: Language): ChangedProductAddon {
  return {
    id: before.id,
    label: before[`name_${language}`],
    before: { status: before.status },
    after: after ? { status: after.status } : null,
    version: after?.updated_at ?? null,
  };
}

import type { ChangedService, changeServices } from '@fakos/contracts/bulk/contract';
import type { z } from 'zod';
import { withSavepoint } from '../../../database/savepoint.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ServiceRow } from '../../../database/tables/content.ts';
import { type BulkResult, runBulk } from '../../bulk/run-bulk.ts';
import { resolveTarget } from '../../bulk/target.ts';
import type { Editor } from '../../writing/editor.ts';
import { writeTaxonomy } from '../../writing/slugged-rows.ts';
import { findServicePage } from './service-page.ts';
import { findServicesByIds } from './services.repo.ts';
import { discard, update } from './write-service.ts';

interface BulkRequest {
  readonly db: ShopDatabase;
  readonly body: z.output<typeof changeServices.body>;
  readonly editor: Editor;
  reportError(error: unknown): void;
}

/** Publishes, hides, discards or restores many services, by the rules for one. */
export async function changeMany({ db, body, editor, reportError }: BulkRequest): Promise<BulkResult<ChangedService>> {
  const { status } = body.change;
  return runBulk<ServiceRow, ChangedService>({
    ids: await resolveTarget(body.target, async (filter, limit) => {
      const { rows } = await findServicePage(db, { ...filter, page: 1, limit }, editor.language);
      return rows.map(({ id }) => id);
    }),
    language: editor.language,
    isPreview: body.preview,
    transact: (work) => writeTaxonomy(db, 'services', work),
    load: findServicesByIds,
    getLabel: (service) => getTitle(service, editor),
    async change(transaction, { id, status: before }) {
      if (before === status) return;
      await withSavepoint(transaction, async () => {
        if (status === 'trash') await discard(transaction, { id }, editor);
        else await update(transaction, { id, status }, editor);
      });
    },
    async describe(transaction, rows) {
      const ids = rows.map(({ id }) => id);
      const after = new Map((await findServicesByIds(transaction, ids)).map((row) => [row.id, row]));
      return rows.map((row) => toChanged(row, after.get(row.id) ?? row, editor));
    },
    reportError,
  });
}

function toChanged(before: ServiceRow, after: ServiceRow, editor: Editor): ChangedService {
  return {
    id: before.id,
    label: getTitle(before, editor),
    before: { status: before.status },
    after: { status: after.status },
    version: after.updated_at,
  };
}

function getTitle({ title_el, title_en }: ServiceRow, { language }: Editor): string {
  return (language === 'en' && title_en) || title_el;
}

import type { ChangedStatus, changeServices } from '@fakos/contracts/bulk/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BulkResult } from '../../bulk/run-bulk.ts';
import { resolveTarget } from '../../bulk/target.ts';
import type { Editor } from '../../writing/editor.ts';
import { changeStatuses } from '../change-statuses.ts';
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
export async function changeMany({ body, ...request }: BulkRequest): Promise<BulkResult<ChangedStatus>> {
  const { db, editor } = request;
  const ids = await resolveTarget(body.target, async (filter, limit) => {
    const { rows } = await findServicePage(db, { ...filter, page: 1, limit }, editor.language);
    return rows.map(({ id }) => id);
  });
  return changeStatuses(
    { name: 'services', findByIds: findServicesByIds, update, discard },
    { ...request, ids, status: body.change.status, isPreview: body.preview },
  );
}

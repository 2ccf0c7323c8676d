import type { ChangedImage, changeMedia } from '@fakos/contracts/bulk/contract';
import type { z } from 'zod';
import { inTransaction } from '../../database/in-transaction.ts';
import { withSavepoint } from '../../database/savepoint.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { type BulkResult, runBulk } from '../bulk/run-bulk.ts';
import { resolveTarget } from '../bulk/target.ts';
import { refuseWhileUsed } from './edit-image.ts';
import { findUsedImages, findUses } from './image-uses.ts';
import { findImagesByIds, type ImageRow } from './images.repo.ts';
import { listImageIds } from './list-images.ts';
import { emptyOldTrash, markDeleted, markRestored, moveFileFromTrash, moveFileToTrash } from './trash.ts';

interface BulkRequest {
  readonly db: ShopDatabase;
  readonly dataDir: string;
  readonly body: z.output<typeof changeMedia.body>;
  readonly language: Language;
  /** E-mail address of the member of staff. */
  readonly actor: string;
  reportError(error: unknown): void;
}

/** Moves many images to the trash or restores them; one in use is refused, unless `force` is set. */
export async function changeMany(request: BulkRequest): Promise<BulkResult<ChangedImage>> {
  const { db, dataDir, body, language, actor, reportError } = request;
  const { change, preview: isPreview } = body;
  const isDeletion = change.kind === 'delete';
  const isUsed = change.kind === 'delete' && !change.force ? await findUsedImages(db) : undefined;
  const moveFile = isDeletion ? moveFileToTrash : moveFileFromTrash;
  let moved: ImageRow[] = [];
  const result = await runBulk<ImageRow, ChangedImage>({
    ids: await resolveTarget(body.target, (filter, limit) => listImageIds(db, filter, limit)),
    language,
    isPreview,
    async transact(work) {
      await inTransaction(db, (transaction) => {
        moved = [];
        return work(transaction);
      });
      // Files move once the rows are stored; a preview ends with an error before.
      for (const row of moved) await moveFile(dataDir, row);
    },
    load: findImagesByIds,
    getLabel: ({ filename }) => filename,
    async change(transaction, row) {
      if (isDeletion === (row.deleted_at !== null)) return;
      if (isUsed?.(row)) refuseWhileUsed(row, await findUses(transaction, row, language), language);
      await withSavepoint(transaction, () =>
        isDeletion ? markDeleted(transaction, row, actor) : markRestored(transaction, row),
      );
      moved.push(row);
    },
    async describe(transaction, rows) {
      const after = await findImagesByIds(
        transaction,
        rows.map(({ id }) => id),
      );
      return after.map((row, index) => toChanged(rows[index] ?? row, row));
    },
    reportError,
  });
  if (!isPreview) await emptyOldTrash(db, dataDir);
  return result;
}

function toChanged(before: ImageRow, after: ImageRow): ChangedImage {
  return {
    id: after.id,
    label: after.filename,
    before: { deleted: before.deleted_at !== null },
    after: { deleted: after.deleted_at !== null },
    version: after.updated_at,
  };
}

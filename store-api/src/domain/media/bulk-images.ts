import type { ChangedImage, changeMedia } from '@fakos/contracts/bulk/contract';
import type { z } from 'zod';
import { inTransaction } from '../../database/in-transaction.ts';
import { withSavepoint } from '../../database/savepoint.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { type BulkResult, runBulk } from '../bulk/run-bulk.ts';
import { resolveTarget } from '../bulk/target.ts';
import type { FilesPlace } from '../files/open-storage.ts';
import { refuseWhileUsed } from './edit-image.ts';
import { findUsedImages, findUses } from './image-uses.ts';
import { findImagesByIds, type ImageRow } from './images.repo.ts';
import { listImageIds } from './list-images.ts';
import {
  emptyOldTrash,
  forgetDeleted,
  markDeleted,
  markRestored,
  moveFileFromTrash,
  moveFileToTrash,
  removeFiles,
} from './trash.ts';

interface BulkRequest {
  readonly db: ShopDatabase;
  readonly place: FilesPlace;
  readonly body: z.output<typeof changeMedia.body>;
  readonly language: Language;
  /** E-mail address of the member of staff. */
  readonly actor: string;
  reportError(error: unknown): void;
}

/** How a change is written: to the row first, to the file once the row is stored. */
interface Step {
  /** Whether a row needs no change. */
  isDone(row: ImageRow): boolean;
  write(transaction: ShopDatabase, row: ImageRow, actor: string): Promise<void>;
  moveFile(place: FilesPlace, row: ImageRow): Promise<void>;
}

const steps: Readonly<Record<z.output<typeof changeMedia.body>['change']['kind'], Step>> = {
  delete: { isDone: ({ deleted_at: at }) => at !== null, write: markDeleted, moveFile: moveFileToTrash },
  restore: { isDone: ({ deleted_at: at }) => at === null, write: markRestored, moveFile: moveFileFromTrash },
  purge: { isDone: () => false, write: forgetDeleted, moveFile: removeFiles },
};

/** Moves many images to the trash, restores them or deletes them permanently; one in use is refused, unless `force` is set. */
export async function changeMany(request: BulkRequest): Promise<BulkResult<ChangedImage>> {
  const { db, place, body, language, actor, reportError } = request;
  const { change, preview: isPreview } = body;
  const isUsed = change.kind !== 'restore' && !change.force ? await findUsedImages(db) : undefined;
  const { moveFile, isDone, write } = steps[change.kind];
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
      for (const row of moved) await moveFile(place, row);
    },
    load: findImagesByIds,
    getLabel: ({ filename }) => filename,
    async change(transaction, row) {
      if (isDone(row)) return;
      if (isUsed?.(row)) refuseWhileUsed(row, await findUses(transaction, row, language), language);
      await withSavepoint(transaction, () => write(transaction, row, actor));
      moved.push(row);
    },
    async describe(transaction, rows) {
      const ids = rows.map(({ id }) => id);
      const after = new Map((await findImagesByIds(transaction, ids)).map((row) => [row.id, row]));
      return rows.map((row) => toChanged(row, after.get(row.id)));
    },
    reportError,
  });
  if (!isPreview) await emptyOldTrash(db, place);
  return result;
}

function toChanged(before: ImageRow, after: ImageRow | undefined): ChangedImage {
  return {
    id: before.id,
    label: before.filename,
    before: { deleted: before.deleted_at !== null },
    after: after ? { deleted: after.deleted_at !== null } : null,
    version: after?.updated_at ?? null,
  };
}

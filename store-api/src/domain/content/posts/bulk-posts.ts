import type { ChangedStatus, changePosts } from '@fakos/contracts/bulk/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { BulkResult } from '../../bulk/run-bulk.ts';
import { resolveTarget } from '../../bulk/target.ts';
import type { Editor } from '../../writing/editor.ts';
import { changeStatuses } from '../change-statuses.ts';
import { findAdminPostIds, findPostsByIds } from './admin-posts.repo.ts';
import { discard, update } from './write-post.ts';

interface BulkRequest {
  readonly db: ShopDatabase;
  readonly body: z.output<typeof changePosts.body>;
  readonly editor: Editor;
  reportError(error: unknown): void;
}

/** Publishes, hides, discards or restores many posts, by the rules for one. */
export async function changeMany({ body, ...request }: BulkRequest): Promise<BulkResult<ChangedStatus>> {
  const ids = await resolveTarget(body.target, (filter, limit) => findAdminPostIds(request.db, filter, limit));
  return changeStatuses(
    { name: 'posts', findByIds: findPostsByIds, update, discard },
    { ...request, ids, status: body.change.status, isPreview: body.preview },
  );
}

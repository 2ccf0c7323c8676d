import type { ChangedPost, changePosts } from '@fakos/contracts/bulk/contract';
import type { z } from 'zod';
import { withSavepoint } from '../../../database/savepoint.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PostRow } from '../../../database/tables/content.ts';
import { type BulkResult, runBulk } from '../../bulk/run-bulk.ts';
import { resolveTarget } from '../../bulk/target.ts';
import type { Editor } from '../../writing/editor.ts';
import { writeTaxonomy } from '../../writing/slugged-rows.ts';
import { findAdminPostIds, findPostsByIds } from './admin-posts.repo.ts';
import { discard, update } from './write-post.ts';

interface BulkRequest {
  readonly db: ShopDatabase;
  readonly body: z.output<typeof changePosts.body>;
  readonly editor: Editor;
  reportError(error: unknown): void;
}

/** Publishes, hides, discards or restores many posts, by the rules for one. */
export async function changeMany({ db, body, editor, reportError }: BulkRequest): Promise<BulkResult<ChangedPost>> {
  const { status } = body.change;
  return runBulk<PostRow, ChangedPost>({
    ids: await resolveTarget(body.target, (filter, limit) => findAdminPostIds(db, filter, limit)),
    language: editor.language,
    isPreview: body.preview,
    transact: (work) => writeTaxonomy(db, 'posts', work),
    load: findPostsByIds,
    getLabel: (post) => getTitle(post, editor),
    async change(transaction, { id, status: before }) {
      if (before === status) return;
      await withSavepoint(transaction, async () => {
        if (status === 'trash') await discard(transaction, { id }, editor);
        else await update(transaction, { id, status }, editor);
      });
    },
    async describe(transaction, rows) {
      const ids = rows.map(({ id }) => id);
      const after = new Map((await findPostsByIds(transaction, ids)).map((row) => [row.id, row]));
      return rows.map((row) => toChanged(row, after.get(row.id) ?? row, editor));
    },
    reportError,
  });
}

function toChanged(before: PostRow, after: PostRow, editor: Editor): ChangedPost {
  return {
    id: before.id,
    label: getTitle(before, editor),
    before: { status: before.status },
    after: { status: after.status },
    version: after.updated_at,
  };
}

function getTitle({ title_el, title_en }: PostRow, { language }: Editor): string {
  return (language === 'en' && title_en) || title_el;
}

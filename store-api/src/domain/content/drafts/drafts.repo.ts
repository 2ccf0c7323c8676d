import { createHash } from 'node:crypto';
import type { BuiltKind } from '@fakos/contracts/drafts/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ContentDraftRow } from '../../../database/tables/builder.ts';
import type { SectionColumns } from './built-records.repo.ts';

/** Identifies sections by their content; equal sections have equal versions, so that saving twice is no conflict. */
export function getContentVersion({ sections_el: el, sections_en: en }: SectionColumns): string {
  return createHash('sha256')
    .update(JSON.stringify([el, en]))
    .digest('base64url');
}

/** The draft of a page or a post. */
export function findDraft(db: ShopDatabase, kind: BuiltKind, id: number): Promise<ContentDraftRow | undefined> {
  return db
    .selectFrom('content_drafts')
    .selectAll()
    .where('kind', '=', kind)
    .where('record_id', '=', id)
    .executeTakeFirst();
}

/** Stores the draft of a page or a post in place of the earlier one. */
export async function storeDraft(db: ShopDatabase, draft: ContentDraftRow): Promise<void> {
  const { kind: _kind, record_id: _id, ...values } = draft;
  await db
    .insertInto('content_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doUpdateSet(values))
    .execute();
}

/** Deletes the draft of a page or a post, if it has one. */
export async function deleteDraft(db: ShopDatabase, kind: BuiltKind, id: number): Promise<void> {
  await db.deleteFrom('content_drafts').where('kind', '=', kind).where('record_id', '=', id).execute();
}

/** Deletes the dependent rows of a record that moves to the trash: draft, preview links, schedules. */
export async function deleteDraftParts(db: ShopDatabase, kind: BuiltKind, id: number): Promise<void> {
  const tables = ['content_drafts', 'content_previews', 'content_schedules', 'content_presence'] as const;
  for (const table of tables) {
    await db.deleteFrom(table).where('kind', '=', kind).where('record_id', '=', id).execute();
  }
}

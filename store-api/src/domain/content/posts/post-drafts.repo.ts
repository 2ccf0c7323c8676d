import { isDeepStrictEqual } from 'node:util';
import { MAX_REVISIONS } from '@fakos/contracts/pages/contract';
import { sql } from 'kysely';
import {
  postFieldNames,
  readPostChanges,
  readPostFields,
  type StoredPostFields,
} from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PostRow } from '../../../database/tables/content.ts';

/** The columns that a draft changes. */
export type PostChanges = ReturnType<typeof readPostChanges>;

/** The draft of a post. */
export interface StoredPostDraft {
  readonly changes: PostChanges;
  readonly updated_at: string;
  readonly updated_by: string;
}

/** The draft of a post; undefined without one. */
export async function findPostDraft(db: ShopDatabase, postId: number): Promise<StoredPostDraft | undefined> {
  const row = await db.selectFrom('post_drafts').selectAll().where('post_id', '=', postId).executeTakeFirst();
  return row && { ...row, changes: readPostChanges(row.changes) };
}

/** Stores the draft of a post in place of the earlier one. */
export async function storePostDraft(db: ShopDatabase, postId: number, draft: StoredPostDraft): Promise<void> {
  const values = { ...draft, changes: JSON.stringify(draft.changes) };
  await db
    .insertInto('post_drafts')
    .values({ post_id: postId, ...values })
    .onConflict((conflict) => conflict.column('post_id').doUpdateSet(values))
    .execute();
}

/** Deletes the draft of a post, if it has one. */
export async function deletePostDraft(db: ShopDatabase, postId: number): Promise<void> {
  await db.deleteFrom('post_drafts').where('post_id', '=', postId).execute();
}

/** The columns of a post that drafts and revisions have. */
export function getPostFields(row: StoredPostFields): StoredPostFields {
  return Object.fromEntries(postFieldNames.map((name) => [name, row[name]])) as StoredPostFields;
}

/** The stored revisions of a post without their fields, the newest first. */
export function findPostRevisions(db: ShopDatabase, postId: number) {
  return db
    .selectFrom('post_field_revisions')
    .select(['id', 'at', 'actor'])
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .execute();
}

/** A stored revision of a post, and the fields of the one before it. */
export async function findPostRevision(db: ShopDatabase, postId: number, id: number) {
  const [row, before] = await db
    .selectFrom('post_field_revisions')
    .selectAll()
    .where('post_id', '=', postId)
    .where('id', '<=', id)
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  if (row?.id !== id) return undefined;
  const { at, actor, fields } = row;
  return { id, at, actor, fields: readPostFields(fields), before: before && readPostFields(before.fields) };
}

/** A post's row before a change, and its fields after it. */
interface ChangedPost {
  readonly before: PostRow;
  readonly after: StoredPostFields;
  readonly at: string;
  readonly actor: string;
}

/** Stores a revision if a field changed, and deletes those that are older than the last {@link MAX_REVISIONS}. */
export async function recordPostRevision(db: ShopDatabase, { before, after, at, actor }: ChangedPost): Promise<void> {
  const [old, fields] = [getPostFields(before), getPostFields(after)];
  if (isDeepStrictEqual(old, fields)) return;
  const insert = (values: { at: string; actor: string; fields: string }) =>
    db
      .insertInto('post_field_revisions')
      .values({ post_id: before.id, ...values })
      .execute();
  // A post from before revisions retains its original one.
  if ((await findPostRevisions(db, before.id)).length === 0) {
    await insert({ at: before.updated_at, actor: before.updated_by, fields: JSON.stringify(old) });
  }
  await insert({ at, actor, fields: JSON.stringify(fields) });
  await sql`delete from post_field_revisions where post_id = ${before.id} and id not in (
    select id from post_field_revisions where post_id = ${before.id} order by id desc limit ${MAX_REVISIONS})`.execute(
    db,
  );
}

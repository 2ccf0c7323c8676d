import type { BuiltKind } from '@fakos/contracts/drafts/contract';
import { MAX_REVISIONS } from '@fakos/contracts/pages/contract';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { SectionColumns } from './built-records.repo.ts';

/** Tables of the revisions, and their column with the record's id. */
const revisionTables = {
  page: { table: sql.table('page_revisions'), key: sql.ref('page_id') },
  post: { table: sql.table('post_revisions'), key: sql.ref('post_id') },
} as const;

interface RevisionHead {
  readonly id: number;
  readonly at: string;
  readonly actor: string;
}

/** A state of the published sections. */
export interface StoredRevision extends RevisionHead, SectionColumns {
  readonly record_id: number;
}

/** The stored revisions of a record without the sections, the newest first. */
export async function findRevisions(db: ShopDatabase, kind: BuiltKind, recordId: number): Promise<RevisionHead[]> {
  const { table, key } = revisionTables[kind];
  const query = sql<RevisionHead>`select id, at, actor from ${table} where ${key} = ${recordId} order by id desc`;
  return (await query.execute(db)).rows;
}

/** A stored revision. */
export async function findRevision(db: ShopDatabase, kind: BuiltKind, id: number): Promise<StoredRevision | undefined> {
  const { table, key } = revisionTables[kind];
  const query = sql<StoredRevision>`
    select id, ${key} as record_id, at, actor, sections_el, sections_en from ${table} where id = ${id}`;
  return (await query.execute(db)).rows[0];
}

/** Stores a revision and deletes those of the record that are older than the last {@link MAX_REVISIONS}. */
export async function insertRevision(
  db: ShopDatabase,
  kind: BuiltKind,
  { record_id: recordId, at, actor, sections_el: el, sections_en: en }: Omit<StoredRevision, 'id'>,
): Promise<void> {
  const { table, key } = revisionTables[kind];
  await sql`insert into ${table} (${key}, at, actor, sections_el, sections_en)
    values (${recordId}, ${at}, ${actor}, ${el}, ${en})`.execute(db);
  await sql`delete from ${table} where ${key} = ${recordId} and id not in (
    select id from ${table} where ${key} = ${recordId} order by id desc limit ${MAX_REVISIONS})`.execute(db);
}

/** The sections of a record before and after a change. */
interface Published {
  readonly kind: BuiltKind;
  readonly before: SectionColumns & { readonly id: number; readonly updated_at: string; readonly updated_by: string };
  readonly after: SectionColumns;
  readonly at: string;
  readonly actor: string;
}

/** Stores a revision if the published sections changed. */
export async function recordRevision(db: ShopDatabase, { kind, before, after, at, actor }: Published): Promise<void> {
  if (after.sections_el === before.sections_el && after.sections_en === before.sections_en) return;
  // A record that was never published here, such as the demo's, retains its original revision.
  if ((await findRevisions(db, kind, before.id)).length === 0) {
    const original = { ...before, record_id: before.id, at: before.updated_at, actor: before.updated_by };
    await insertRevision(db, kind, original);
  }
  await insertRevision(db, kind, { ...after, record_id: before.id, at, actor });
}

import { MAX_REVISIONS } from '@fakos/contracts/pages/contract';
import type { Insertable, Updateable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ContentStatus, PageRevisionsTable, PageRow, PagesTable } from '../../../database/tables/content.ts';

/** Pages of a status, or all but the trash, in the order of the menu, without their sections. */
export function findAdminPages(db: ShopDatabase, status: ContentStatus | undefined) {
  return db
    .selectFrom('pages')
    .select(['id', 'slug', 'title_el', 'title_en', 'menu_title_el', 'menu_title_en', 'show_in_menu', 'menu_order'])
    .select(['status', 'updated_at', 'updated_by'])
    .where('status', status === undefined ? '!=' : '=', status ?? 'trash')
    .orderBy('menu_order')
    .orderBy('id')
    .execute();
}

/** The places in the menu of all pages outside the trash, ascending; of the pages in one place, the older one first. */
export function findMenuPlaces(db: ShopDatabase) {
  return db
    .selectFrom('pages')
    .select(['id', 'menu_order'])
    .where('status', '!=', 'trash')
    .orderBy('menu_order')
    .orderBy('id')
    .execute();
}

/** A page of any status as it is stored. */
export function findPage(db: ShopDatabase, id: number): Promise<PageRow | undefined> {
  return db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Inserts a page and returns its ID. */
export async function insertPage(db: ShopDatabase, values: Insertable<PagesTable>): Promise<number> {
  return (await db.insertInto('pages').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Updates a page. */
export async function changePage(db: ShopDatabase, id: number, values: Updateable<PagesTable>): Promise<void> {
  await db.updateTable('pages').set(values).where('id', '=', id).execute();
}

/** The stored revisions of a page without the sections, the newest first. */
export function findRevisions(db: ShopDatabase, pageId: number) {
  return db
    .selectFrom('page_revisions')
    .select(['id', 'at', 'actor'])
    .where('page_id', '=', pageId)
    .orderBy('id', 'desc')
    .execute();
}

/** A stored revision of a page. */
export function findRevision(db: ShopDatabase, id: number) {
  return db.selectFrom('page_revisions').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a revision of a page and deletes those that are older than the last {@link MAX_REVISIONS}. */
export async function insertRevision(db: ShopDatabase, revision: Insertable<PageRevisionsTable>): Promise<void> {
  await db.insertInto('page_revisions').values(revision).execute();
  await db
    .deleteFrom('page_revisions')
    .where('page_id', '=', revision.page_id)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('page_revisions')
        .select('id')
        .where('page_id', '=', revision.page_id)
        .orderBy('id', 'desc')
        .limit(MAX_REVISIONS),
    )
    .execute();
}

/** True if a page has stored revisions. */
export async function hasRevisions(db: ShopDatabase, pageId: number): Promise<boolean> {
  const row = await db.selectFrom('page_revisions').select('id').where('page_id', '=', pageId).executeTakeFirst();
  return row !== undefined;
}

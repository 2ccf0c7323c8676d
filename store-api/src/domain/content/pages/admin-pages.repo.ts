import type { Insertable, Updateable } from 'kysely';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ContentStatus, PageRow, PagesTable } from '../../../database/tables/content.ts';

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

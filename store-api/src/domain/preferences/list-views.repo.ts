import type { ViewScope } from '@fakos/contracts/preferences/contract';
import type { Insertable, Updateable } from 'kysely';
import type { ShopDatabase } from '../../database/schema.ts';
import type { ListViewsTable } from '../../database/tables/back-office.ts';

function fromViews(db: ShopDatabase) {
  return db
    .selectFrom('list_views')
    .leftJoin('users', 'users.id', 'list_views.owner_id')
    .selectAll('list_views')
    .select('users.name as owner');
}

/** A view with the name of its owner, who may be gone. */
export type ViewRow = NonNullable<Awaited<ReturnType<typeof findView>>>;

/** The views of a list that a user sees: the user's own and the shared ones, by name. */
export function findViews(db: ShopDatabase, list: string, userId: number) {
  return fromViews(db)
    .where('list', '=', list)
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('scope', '=', 'shared')]))
    .orderBy('list_views.name')
    .orderBy('list_views.id')
    .execute();
}

/** The view with an ID. */
export function findView(db: ShopDatabase, id: number) {
  return fromViews(db).where('list_views.id', '=', id).executeTakeFirst();
}

/** The names of the views of a list that a user owns or shares with all staff, with their IDs. */
export function findViewNames(db: ShopDatabase, list: string, scope: ViewScope, ownerId: number | null) {
  return db
    .selectFrom('list_views')
    .select(['id', 'name'])
    .where('list', '=', list)
    .where('scope', '=', scope)
    .$if(scope === 'personal', (views) => views.where('owner_id', '=', ownerId))
    .execute();
}

/** The number of views of a list that a user owns. */
export async function countOwnViews(db: ShopDatabase, list: string, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('list_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Inserts a view and returns its ID. */
export async function insertView(db: ShopDatabase, values: Insertable<ListViewsTable>): Promise<number> {
  return (await db.insertInto('list_views').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** Updates a view. */
export async function changeView(db: ShopDatabase, id: number, values: Updateable<ListViewsTable>): Promise<void> {
  await db.updateTable('list_views').set(values).where('id', '=', id).execute();
}

/** Deletes a view. */
export async function removeView(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('list_views').where('id', '=', id).execute();
}

/** Deletes the personal views of a user whose account is being deleted; the shared ones remain. */
export async function removePersonalViews(db: ShopDatabase, ownerId: number): Promise<void> {
  await db.deleteFrom('list_views').where('owner_id', '=', ownerId).where('scope', '=', 'personal').execute();
}
